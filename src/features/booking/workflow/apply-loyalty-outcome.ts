import { type BookingRecord, isPartialRefund } from '../model/booking-record.ts';
import { bookMilesRedemption, bookMilesReturn } from '../model/ledger.ts';
import {
  type BookingChange,
  beginPayment,
  type Circumstances,
  escalate,
  finishPayment,
  finishRefund,
  hasTimedOut,
  leavePayment,
  retry,
  startCompensation,
  timeoutEvent,
  transitionTo,
  updateWithin,
} from './booking-change.ts';
import type { StepOutcomes } from './booking-steps.ts';
import { finishMilesPart } from './refund-part.ts';

/** Nothing is charged yet: without miles the order is not booked, and what the programme may have set aside is released. */
export function applyReserveMiles(
  booking: BookingRecord,
  outcome: StepOutcomes['reserve-miles'],
  at: Circumstances,
): BookingChange {
  switch (outcome.outcome) {
    case 'confirmed':
      return beginPayment(booking, { milesState: 'reserved', milesReservation: outcome.reservationId });
    case 'refused':
      return leavePayment(booking, 'miles-refused', { milesState: 'refused' });
    case 'unknown':
      if (hasTimedOut(booking, at.timings.beginLimitMs, at))
        return leavePayment(booking, 'miles-refused', {}, { events: [timeoutEvent(booking)] });
      return retry(booking, at, at.timings.beginLimitMs);
  }
}

/** The trip is already booked, and the card not charged yet: after a refusal the workflow gives up both. */
export function applyRedeemMiles(
  booking: BookingRecord,
  outcome: StepOutcomes['redeem-miles'],
  at: Circumstances,
): BookingChange {
  switch (outcome.outcome) {
    case 'confirmed': {
      const set = { milesState: 'redeemed' } as const;
      const ledger = [bookMilesRedemption(booking)];
      if (booking.paymentState === 'free') return finishPayment(booking, set, ledger, at);
      return transitionTo(booking, 'capturing', set, { ledger });
    }
    case 'refused':
      return startCompensation(booking, 'miles-refused', { milesState: 'released' });
    case 'unknown':
      return retryOrEscalate(booking, at);
  }
}

/** What is only reserved the programme frees by itself, so a timeout costs nothing unless it may be redeemed. */
export function applyReleaseMiles(
  booking: BookingRecord,
  outcome: StepOutcomes['release-miles'],
  at: Circumstances,
): BookingChange {
  const failure = booking.failure ?? 'technical';
  switch (outcome.outcome) {
    case 'confirmed':
      return leavePayment(booking, failure, { milesState: 'released' });
    // An earlier call redeemed them although its answer was lost: records that, then gives them back.
    case 'refused':
      return updateWithin(booking, { milesState: 'redeemed' }, { ledger: [bookMilesRedemption(booking)] });
    case 'unknown':
      if (booking.milesState !== 'redeeming' && hasTimedOut(booking, at.timings.releaseLimitMs, at))
        return leavePayment(
          booking,
          failure,
          { milesState: 'released' },
          { events: [timeoutEvent(booking)] },
        );
      return retryOrEscalate(booking, at);
  }
}

/** Gives back all miles of a booking that failed; of a cancelled one what the fee has left. */
export function applyReturnMiles(
  booking: BookingRecord,
  outcome: StepOutcomes['return-miles'],
  at: Circumstances,
): BookingChange {
  switch (outcome.outcome) {
    case 'confirmed':
      return finishMilesReturn(booking);
    case 'refused':
      return escalate(booking, 'miles-not-returnable');
    case 'unknown':
      return retryOrEscalate(booking, at);
  }
}

/** The member has the miles again: they count as given back, or as never taken where nobody knows of a redemption. */
export function finishMilesReturn(
  booking: BookingRecord,
  extra: Partial<Pick<BookingChange, 'events'>> = {},
): BookingChange {
  if (booking.milesState !== 'redeemed')
    return finishRefund(booking, { milesState: 'released', milesToReturn: 0 }, extra);
  const ledger = [bookMilesReturn(booking, milesToReturn(booking))];
  if (isPartialRefund(booking)) return finishMilesPart(booking, ledger, extra);
  return finishRefund(booking, { milesState: 'returned', milesToReturn: 0 }, { ...extra, ledger });
}

/** Minor units: all of them for a booking that is given up. */
export function milesToReturn({ failure, milesToReturn, refundedMiles, order }: BookingRecord): number {
  return failure === null ? milesToReturn : order.price.miles - refundedMiles;
}

function retryOrEscalate(booking: BookingRecord, at: Circumstances): BookingChange {
  if (hasTimedOut(booking, at.timings.escalateAfterMs, at)) return escalate(booking, 'programme-silent');
  return retry(booking, at);
}
