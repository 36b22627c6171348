import type { Order } from '../../../domain/booking/booking-order.ts';
import { isPackage } from '../../../domain/booking/is-package.ts';
import { toChargedTotal } from '../../../domain/money/purchase-currency.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import {
  bookCancellation,
  bookSale,
  bookTripChange,
  bookVoucherReturn,
  type LedgerTransaction,
} from '../model/ledger.ts';
import { refundOfCancellation } from '../model/refunds/due-refund.ts';
import { splitRefund } from '../model/settlement.ts';
import { cancellationFee } from '../model/shopper-fee.ts';
import { supplierBasePriceOf, supplierTotalOf } from '../model/supplier-price.ts';
import {
  type BookingChange,
  beginPayment,
  type Circumstances,
  escalate,
  fail,
  finishPayment,
  hasTimedOut,
  retry,
  startCompensation,
  timeoutEvent,
  transitionTo,
  updateWithin,
} from './booking-change.ts';
import type { StepOutcomes } from './booking-steps.ts';

/**
 * Nothing is charged yet: a supplier that does not answer in time, or whose adapter is broken, makes the booking fail. What it may
 * have held expires by itself.
 */
export function applyHold(
  booking: BookingRecord,
  outcome: StepOutcomes['hold'],
  at: Circumstances,
): BookingChange {
  switch (outcome.outcome) {
    case 'confirmed': {
      const set = { holdState: 'held', holdId: outcome.holdId, holdTotal: outcome.total } as const;
      // The hold has another price than the shopper agreed to: the workflow releases it and charges nothing.
      if (outcome.total !== expectTotal(booking.order)) {
        const newBase = toChargedTotal(outcome.offer.total, booking.order);
        return transitionTo(booking, 'releasing', { ...set, failure: 'price-changed', newBase });
      }
      // The certificate of the trip covers what becomes of it.
      if ('fee' in outcome) return beginPayment(booking, { ...set, supplierFee: outcome.fee });
      return transitionTo(
        booking,
        'certifying',
        set,
        isPackageOrder(booking.order) ? { takesNumber: 'certificate' } : {},
      );
    }
    case 'refused':
      if (booking.order.kind === 'change')
        return fail(booking, outcome.reason === 'price-changed' ? 'price-changed' : 'gone');
      if (outcome.reason === 'price-changed') return transitionTo(booking, 'repricing');
      return fail(booking, outcome.reason === 'extra-gone' ? 'extra-gone' : 'gone');
    case 'unknown':
      if (hasTimedOut(booking, at.timings.beginLimitMs, at))
        return fail(booking, 'no-answer', {}, { events: [timeoutEvent(booking)] });
      return retry(booking, at, at.timings.beginLimitMs);
    case 'broken':
      return fail(booking, 'technical');
  }
}

/** The supplier's agreed price, in its currency; discounts and fees are between the shopper and us. */
function expectTotal(order: Order): number {
  if (order.kind === 'change') return supplierTotalOf(order.after, order);
  return order.kind === 'trip' ? supplierTotalOf(order, order) : order.price.base;
}

function isPackageOrder(order: Order): boolean {
  return order.kind === 'trip' && isPackage(order.trip, order.extras);
}

/** When the trip still has the agreed price, an extra's price has changed and the shopper has to choose it again. */
export function applyReprice(
  booking: BookingRecord,
  outcome: StepOutcomes['reprice'],
  at: Circumstances,
): BookingChange {
  switch (outcome.outcome) {
    case 'confirmed': {
      const { order } = booking;
      const { total } = outcome.offer;
      if (total === supplierBasePriceOf(order, order)) return fail(booking, 'extra-gone');
      return fail(booking, 'price-changed', { newBase: toChargedTotal(total, order) });
    }
    case 'refused':
      return fail(booking, 'gone');
    case 'unknown':
      if (hasTimedOut(booking, at.timings.beginLimitMs, at))
        return fail(booking, 'price-changed', {}, { events: [timeoutEvent(booking)] });
      return retry(booking, at, at.timings.beginLimitMs);
    case 'broken':
      return fail(booking, 'price-changed');
  }
}

export function applyConfirm(
  booking: BookingRecord,
  outcome: StepOutcomes['confirm'],
  at: Circumstances,
): BookingChange {
  switch (outcome.outcome) {
    case 'confirmed': {
      const supplierNumber = outcome.bookingNumber;
      const set = { holdState: 'confirmed', supplierNumber } as const;
      const ledger = bookSold(booking, supplierNumber);
      if (booking.state === 'releasing') return updateWithin(booking, set, { ledger });
      if (booking.milesState === 'reserved')
        return transitionTo(booking, 'redeeming-miles', { ...set, milesState: 'redeeming' }, { ledger });
      if (booking.paymentState === 'free') return finishPayment(booking, set, ledger, at);
      return transitionTo(booking, 'capturing', set, { ledger });
    }
    case 'refused': {
      const failure = outcome.reason === 'hotel-declined' ? 'declined' : 'gone';
      if (booking.state === 'releasing')
        return fail(booking, booking.failure ?? failure, { holdState: 'lapsed' });
      return startCompensation(booking, failure, { holdState: 'lapsed' });
    }
    case 'unknown':
      if (hasTimedOut(booking, at.timings.escalateAfterMs, at)) return escalate(booking, 'supplier-silent');
      return retry(booking, at);
  }
}

/** A sale, or what a change makes of it. */
function bookSold(booking: BookingRecord, supplierNumber: string): readonly LedgerTransaction[] {
  const holdTotal = booking.holdTotal ?? 0;
  const { order } = booking;
  if (order.kind !== 'change') return [bookSale(booking, holdTotal, supplierNumber)];
  return bookTripChange({ ...booking, order }, { holdTotal, fee: booking.supplierFee ?? 0 });
}

/** A hold that was never confirmed expires by itself, so a timeout costs nothing unless the trip may be booked. */
export function applyRelease(
  booking: BookingRecord,
  outcome: StepOutcomes['release'],
  at: Circumstances,
): BookingChange {
  const failure = booking.failure ?? 'technical';
  switch (outcome.outcome) {
    case 'confirmed':
      return fail(booking, failure, { holdState: 'released' });
    case 'refused':
      // The supplier has made the change that we gave up: only people can undo it.
      if (outcome.reason === 'confirmed-already' && booking.order.kind === 'change')
        return escalate(booking, 'not-cancellable');
      if (outcome.reason === 'confirmed-already') return updateWithin(booking, { holdState: 'sold' });
      return fail(booking, failure, { holdState: 'lapsed' });
    case 'unknown': {
      if (booking.holdState === 'held' && hasTimedOut(booking, at.timings.releaseLimitMs, at))
        return fail(booking, failure, { holdState: 'lapsed' }, { events: [timeoutEvent(booking)] });
      if (hasTimedOut(booking, at.timings.escalateAfterMs, at)) return escalate(booking, 'supplier-silent');
      return retry(booking, at, at.timings.releaseLimitMs);
    }
  }
}

/** The shopper pays the supplier's fee only for a trip that staff cancel, not for a booking that failed. */
export function applyCancelTrip(
  booking: BookingRecord,
  outcome: StepOutcomes['cancel-trip'],
  at: Circumstances,
): BookingChange {
  switch (outcome.outcome) {
    case 'confirmed':
      return booking.state === 'cancelling'
        ? cancelForShopper(booking, outcome.fee, at.timings.refundWaitMs)
        : cancelForUs(booking, outcome.fee);
    case 'refused':
      return escalate(booking, 'not-cancellable');
    case 'unknown':
      if (hasTimedOut(booking, at.timings.escalateAfterMs, at)) return escalate(booking, 'supplier-silent');
      return retry(booking, at);
  }
}

function cancelForUs(booking: BookingRecord, fee: number): BookingChange {
  const ledger = bookCancellation(booking, requireSold(booking), { supplier: fee, shopper: 0 });
  const set = { holdState: 'cancelled', supplierFee: fee } as const;
  return fail(booking, booking.failure ?? 'technical', set, { ledger });
}

/** @param waitMs until money is sent, so that its traveller can take a voucher in its place; the mail about the cancellation does not wait */
function cancelForShopper(booking: BookingRecord, fee: number, waitMs: number): BookingChange {
  const owed = cancellationFee(booking, fee);
  // Of a chargeback that was reversed we have the money again.
  const back = splitRefund(booking, owed);
  const isBurnt = booking.voucherState === 'burnt';
  const extra = {
    ledger: [
      ...bookCancellation(booking, requireSold(booking), { supplier: fee, shopper: owed }),
      ...bookVoucherReturn(booking, back.vouchers),
    ],
    vouchers: isBurnt ? { giveBack: booking.refundedVouchers + back.vouchers } : null,
  };
  const set = {
    holdState: 'cancelled',
    supplierFee: fee,
    toRefund: back.card,
    laterRefund: back.later,
    milesToReturn: back.miles,
    ...(isBurnt && { voucherState: 'returned' as const }),
  } as const;
  if (back.card === 0 && back.miles === 0)
    return transitionTo(booking, 'cancelled', set, { ...extra, mail: 'cancelled', wait: null });
  const dueRefund = refundOfCancellation(booking);
  if (waitMs === 0 || back.card === 0)
    return transitionTo(booking, 'refunding', { ...set, dueRefund }, extra);
  const waiting = { ...set, dueRefund: { ...dueRefund, waits: true } } as const;
  return transitionTo(booking, 'refunding', waiting, { ...extra, mail: 'cancelled', wait: waitMs });
}

function requireSold({ holdTotal, supplierNumber }: BookingRecord) {
  if (holdTotal === null || supplierNumber === null) throw new Error('Only what was sold can be cancelled');
  return { holdTotal, supplierNumber };
}
