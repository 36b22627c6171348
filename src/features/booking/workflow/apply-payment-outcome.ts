import { isSupplied } from '../../../domain/booking/booking-order.ts';
import { chargedNow } from '../../../domain/booking/instalments.ts';
import { type BookingRecord, isPartialRefund } from '../model/booking-record.ts';
import { bookCapture, bookRefund, bookVoucherSale } from '../model/ledger.ts';
import {
  type BookingChange,
  type Circumstances,
  escalate,
  finishPayment,
  finishRefund,
  hasTimedOut,
  leavePayment,
  retry,
  timeoutEvent,
  transitionTo,
  updateWithin,
  waitFor,
} from './booking-change.ts';
import type { StepOutcomes } from './booking-steps.ts';
import { finishPaymentPart } from './refund-part.ts';

/** Applies the answer to `authorise` and each `proceed` call: authorised, refused, or an action for the shopper. */
export function applyAuthorisation(
  booking: BookingRecord,
  outcome: StepOutcomes['authorise'],
  at: Circumstances,
): BookingChange {
  switch (outcome.outcome) {
    case 'confirmed': {
      const set = { paymentId: outcome.paymentId, paymentState: 'authorised', action: null } as const;
      // The price was calculated for another card: nothing is captured.
      if (outcome.cardFault !== undefined)
        return transitionTo(booking, 'voiding', { ...set, failure: outcome.cardFault });
      if (!isSupplied(booking.order)) return transitionTo(booking, 'capturing', set);
      return transitionTo(booking, 'confirming', { ...set, holdState: 'asked' });
    }
    case 'action': {
      const { paymentId, action } = outcome;
      if (booking.isShopperOverdue)
        return transitionTo(booking, 'voiding', { paymentId, failure: 'session-over' });
      return transitionTo(booking, 'awaiting-shopper', { paymentId, action }, { wait: 'shopper' });
    }
    case 'refused':
      return leavePayment(booking, outcome.reason, { paymentState: 'refused' });
    // Nothing was authorised by this call, but an earlier one may have been.
    case 'broken':
      return transitionTo(booking, 'voiding', { failure: 'technical' });
    case 'unknown':
      if (hasTimedOut(booking, at.timings.payLimitMs, at))
        return transitionTo(
          booking,
          'voiding',
          { failure: 'technical' },
          { events: [timeoutEvent(booking)] },
        );
      return retry(booking, at, at.timings.payLimitMs);
  }
}

/** The shopper is back or a webhook has arrived: the workflow requests the payment's state from the provider. */
export function resumePayment(booking: BookingRecord, details: string | null): BookingChange {
  return transitionTo(booking, 'proceeding', { details, round: booking.round + 1 });
}

export function abandonChallenge(booking: BookingRecord): BookingChange {
  return transitionTo(booking, 'voiding', { failure: 'challenge-cancelled' });
}

/** The trip is already booked: after a refusal the workflow cancels it with both provider and supplier. */
export function applyCapture(
  booking: BookingRecord,
  outcome: StepOutcomes['capture'],
  at: Circumstances,
): BookingChange {
  switch (outcome.outcome) {
    case 'confirmed':
      return captureOf(booking, at);
    case 'refused':
      // The supplier has made the change: staff ask for the money otherwise.
      if (booking.order.kind === 'change') return escalate(booking, 'request-rejected');
      return transitionTo(booking, 'voiding', { failure: 'refused' });
    case 'broken':
      return escalate(booking, 'request-rejected');
    case 'unknown':
      if (hasTimedOut(booking, at.timings.escalateAfterMs, at)) return escalate(booking, 'provider-silent');
      return retry(booking, at);
  }
}

/** A gift voucher is sold in the moment in which it is paid. */
function captureOf(booking: BookingRecord, at: Circumstances): BookingChange {
  const set = { paymentState: 'captured' } as const;
  const capture = bookCapture(booking, chargedNow(booking.order));
  if (booking.order.kind !== 'voucher') return finishPayment(booking, set, [capture], at);
  return { ...finishPayment(booking, set, [bookVoucherSale(booking), capture], at), sale: 'record' };
}

export function applyVoid(
  booking: BookingRecord,
  outcome: StepOutcomes['void'],
  at: Circumstances,
): BookingChange {
  switch (outcome.outcome) {
    case 'confirmed':
      return leavePayment(booking, booking.failure ?? 'technical', { paymentState: 'cancelled' });
    case 'refused': {
      // An earlier capture succeeded although its answer was lost: records the capture, then refunds it.
      const total = chargedNow(booking.order);
      const set = { paymentState: 'captured', toRefund: total } as const;
      return updateWithin(booking, set, { ledger: [bookCapture(booking, total)] });
    }
    case 'broken':
      return escalate(booking, 'request-rejected');
    case 'unknown':
      if (hasTimedOut(booking, at.timings.escalateAfterMs, at)) return escalate(booking, 'provider-silent');
      return retry(booking, at);
  }
}

export function applyRefund(
  booking: BookingRecord,
  outcome: StepOutcomes['refund'],
  at: Circumstances,
): BookingChange {
  switch (outcome.outcome) {
    case 'confirmed': {
      if (isPartialRefund(booking)) return finishPaymentPart(booking, 'refunded');
      const set = { paymentState: 'refunded', toRefund: 0 } as const;
      return finishRefund(booking, set, { ledger: [bookRefund(booking, booking.toRefund)] });
    }
    case 'accepted':
      if (hasTimedOut(booking, at.timings.refundLimitMs, at)) return escalate(booking, 'provider-silent');
      return waitFor(booking, at.timings.refundPollMs);
    case 'refused':
      return escalate(booking, 'not-refundable', { refundRound: booking.refundRound + 1 });
    case 'broken':
      return escalate(booking, 'request-rejected');
    case 'unknown':
      if (hasTimedOut(booking, at.timings.escalateAfterMs, at)) return escalate(booking, 'provider-silent');
      return retry(booking, at);
  }
}
