import { chargedNow } from '../../../domain/booking/instalments.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { retryDelayMs } from '../../../jobs/retry-delay-ms.ts';
import type { BookingMail } from '../model/booking-mails.ts';
import {
  type BookingLife,
  type BookingRecord,
  hasFailed,
  isPartialRefund,
  type ManualReviewReason,
} from '../model/booking-record.ts';
import type { BookingTimings } from '../model/booking-timings.ts';
import type { BookingFailure } from '../model/bookings.ts';
import { bookVoucherRedemption, bookVoucherReturn, type LedgerTransaction } from '../model/ledger.ts';
import {
  type BookingState,
  hasUncertainOutcome,
  isAtRest,
  moveBooking,
} from '../model/states/booking-state.ts';
import { type HoldState, moveHold, mustBeGivenBack } from '../model/states/hold-state.ts';
import { type MilesState, moveMiles, mustReturnMiles } from '../model/states/miles-state.ts';
import { movePayment, mustBeGivenUp, type PaymentState } from '../model/states/payment-state.ts';
import { moveRedemption, type RedemptionState } from '../model/states/redemption-state.ts';
import type { TravelDocument } from '../model/travel-document.ts';
import type { BookingEvent } from './booking-event.ts';

/** What one step result changes; the store writes all of it in one transaction or nothing. */
export interface BookingChange {
  readonly set: Partial<BookingLife>;
  readonly events: readonly BookingEvent[];
  readonly ledger: readonly LedgerTransaction[];
  readonly documents: readonly TravelDocument[];
  /** The gapless number that the booking gets with this change. */
  readonly takesNumber: 'certificate' | 'invoice' | null;
  readonly mail: BookingMail | null;
  /** True where the trip of a change becomes what the change makes of it. */
  readonly amendsTrip: boolean;
  /** What happens to the vouchers of the order in the same transaction. */
  readonly vouchers: VoucherHoldChange | null;
  /** What happens to the voucher that the order buys; see `VoucherSales`. */
  readonly sale: 'record' | 'cancel' | 'freeze' | 'thaw' | null;
  /** Milliseconds until the next step is due; `shopper`: when the shopper's time is up; null: no step is due. */
  readonly wait: number | 'shopper' | null;
}

/** @see VoucherHolds; the amount is in minor units, 0 where a fee has taken all that vouchers paid. */
export type VoucherHoldChange = 'burn' | 'release' | { readonly giveBack: number };

/** What the rules need in addition to the booking. */
export interface Circumstances {
  readonly timings: BookingTimings;
  readonly now: Date;
}

type Extra = Partial<Omit<BookingChange, 'set'>>;

const nothing: BookingChange = {
  set: {},
  events: [],
  ledger: [],
  documents: [],
  takesNumber: null,
  mail: null,
  amendsTrip: false,
  vouchers: null,
  sale: null,
  wait: 0,
};

/** Moves the booking to another state. */
export function transitionTo(
  booking: BookingRecord,
  to: BookingState,
  set: Partial<BookingLife> = {},
  extra: Extra = {},
): BookingChange {
  const facts = set.failure ? { failure: set.failure } : {};
  return {
    ...nothing,
    ...extra,
    set: { ...checkLives(booking, set), state: moveBooking(booking.state, to, booking.order.kind), tries: 0 },
    events: [...(extra.events ?? []), { kind: to, facts }],
  };
}

/** Notes something without a step of the workflow, which goes on as it was. */
export function noteOnly(
  { state }: BookingRecord,
  set: Pick<Partial<BookingLife>, 'attention'>,
): BookingChange {
  const wait = state === 'awaiting-shopper' ? 'shopper' : isAtRest(state) ? null : 0;
  return { ...nothing, set, wait };
}

/** Changes fields while the booking stays in its state, which then has another step. */
export function updateWithin(
  booking: BookingRecord,
  set: Partial<BookingLife>,
  extra: Extra = {},
): BookingChange {
  return { ...nothing, ...extra, set: { ...checkLives(booking, set), tries: 0 } };
}

/**
 * True when a call has just got no answer, the limit is over and enough calls were made.
 * @param limit milliseconds in the present state
 */
export function hasTimedOut(
  { inState, tries }: BookingRecord,
  limit: number,
  { timings }: Circumstances,
): boolean {
  return inState >= limit && tries + 1 >= timings.minCalls;
}

/** Timeline event of a step that timed out: the state, the number of unanswered calls and the seconds in that state. */
export function timeoutEvent({ state, tries, inState }: BookingRecord): BookingEvent {
  const facts = { in: state, unanswered: tries + 1, seconds: Math.round(inState / 1000) };
  return { kind: 'given-up', facts };
}

/**
 * Schedules the same call again after a delay; sends the mail about the delay once `softAfter` is over.
 * @param limit milliseconds in the state, where the last call is made: no delay goes beyond it
 */
export function retry(booking: BookingRecord, { timings }: Circumstances, limit = Infinity): BookingChange {
  const tries = booking.tries + 1;
  const delay = retryDelayMs(tries, timings.retryDelaysMs);
  const left = limit - booking.inState;
  const isSoft =
    !booking.isDelayAnnounced && hasUncertainOutcome(booking.state) && booking.inState >= timings.softAfterMs;
  return {
    ...nothing,
    set: isSoft ? { tries, isDelayAnnounced: true } : { tries },
    events: tries === 1 ? [{ kind: 'no-answer', facts: { state: booking.state } }] : [],
    mail: isSoft ? 'soft-booked' : null,
    wait: left > 0 ? Math.min(delay, left) : delay,
  };
}

/** The other party works on it: asks again after a while. A message of theirs wakes the booking sooner. */
export function waitFor({ tries }: BookingRecord, milliseconds: number): BookingChange {
  return { ...nothing, set: { tries: tries + 1 }, wait: milliseconds };
}

/** Moves the booking to manual review, with a mail about the delay when the outcome is uncertain. */
export function escalate(
  booking: BookingRecord,
  reason: ManualReviewReason,
  set: Partial<BookingLife> = {},
): BookingChange {
  const isSoft = !booking.isDelayAnnounced && hasUncertainOutcome(booking.state);
  return {
    ...nothing,
    set: {
      ...set,
      state: moveBooking(booking.state, 'manual-review', booking.order.kind),
      resumeState: booking.state,
      reason,
      tries: 0,
      isDelayAnnounced: booking.isDelayAnnounced || isSoft,
    },
    events: [{ kind: 'manual-review', facts: { reason, in: booking.state } }],
    mail: isSoft ? 'soft-booked' : null,
    wait: null,
  };
}

/** Ends the booking as failed; sends a mail when the trip was booked or the shopper has got a mail about the delay. */
export function fail(
  booking: BookingRecord,
  failure: BookingFailure,
  set: Partial<BookingLife> = {},
  extra: Extra = {},
): BookingChange {
  const freed = freeVouchers(booking);
  const change = transitionTo(
    booking,
    'failed',
    { ...set, ...freed.set, failure, action: null },
    {
      ...extra,
      ledger: [...(extra.ledger ?? []), ...freed.ledger],
      vouchers: freed.vouchers,
      mail: failureMail(booking),
      wait: null,
    },
  );
  const { paymentState, toRefund } = { ...booking, ...change.set };
  return paymentState === 'refund-failed' && toRefund > 0 ? reviewRefund(change) : change;
}

/** Who was promised the order hears that it came to nothing; a mail that was sent is not sent again. */
function failureMail({ isDelayAnnounced, bookedAt }: BookingRecord): BookingMail | null {
  return isDelayAnnounced || bookedAt !== null ? 'failed' : null;
}

/** The vouchers of a booking that fails are what they were before it. */
function freeVouchers(booking: BookingRecord): {
  readonly set: Partial<BookingLife>;
  readonly ledger: readonly LedgerTransaction[];
  readonly vouchers: VoucherHoldChange | null;
} {
  const { coupon } = booking.order.price;
  switch (booking.voucherState) {
    case 'locked':
      return { set: { voucherState: 'released' }, ledger: [], vouchers: 'release' };
    case 'burnt':
      return {
        set: { voucherState: 'returned' },
        ledger: bookVoucherReturn(booking, coupon - booking.refundedVouchers),
        vouchers: { giveBack: coupon },
      };
    case 'none':
    case 'released':
    case 'returned':
      return { set: {}, ledger: [], vouchers: null };
  }
}

/** Asks the payment provider, or the supplier at once where nothing is left to pay. */
export function beginPayment(
  booking: BookingRecord,
  set: Partial<BookingLife>,
  extra: Extra = {},
): BookingChange {
  if (chargedNow(booking.order) === 0)
    return transitionTo(booking, 'confirming', { ...set, paymentState: 'free', holdState: 'asked' }, extra);
  return transitionTo(booking, 'authorising', { ...set, paymentState: 'pending' }, extra);
}

/** Everything is paid: what was locked of vouchers is spent, and the documents are made. */
export function finishPayment(
  booking: BookingRecord,
  set: Partial<BookingLife>,
  ledger: readonly LedgerTransaction[],
  { now }: Circumstances,
): BookingChange {
  const paid = { ...set, bookedAt: now };
  if (booking.voucherState !== 'locked')
    return transitionTo(booking, 'writing', paid, {
      ledger,
      takesNumber: changesPrice(booking) ? 'invoice' : null,
    });
  return transitionTo(
    booking,
    'writing',
    { ...paid, voucherState: 'burnt' },
    { ledger: [...ledger, ...bookVoucherRedemption(booking)], vouchers: 'burn', takesNumber: 'invoice' },
  );
}

/** False for a change that leaves the invoice as it is. */
function changesPrice({ order }: BookingRecord): boolean {
  return order.kind !== 'change' || invoiceTotalOf(order.before.price) !== invoiceTotalOf(order.after.price);
}

/** A refund has come back and the booking has no other step left: staff try again, or pay it out otherwise. */
export function reviewRefund(change: BookingChange): BookingChange {
  return {
    ...change,
    set: {
      ...change.set,
      state: 'manual-review',
      resumeState: 'refunding',
      reason: 'refund-failed',
      tries: 0,
    },
    events: [...change.events, { kind: 'manual-review', facts: { reason: 'refund-failed' } }],
    wait: null,
  };
}

/**
 * One refund is settled: the next one follows, or the booking ends as cancelled or failed, or releases its trip first. Of a part that was
 * refunded the trip goes ahead.
 */
export function finishRefund(
  booking: BookingRecord,
  set: Partial<BookingLife>,
  extra: Extra = {},
): BookingChange {
  const at = booking.state === 'manual-review' ? booking.resumeState : booking.state;
  const settled = { ...set, reason: null, resumeState: null };
  if (at !== 'refunding') return leavePayment(booking, booking.failure ?? 'technical', settled, extra);
  if ({ ...booking, ...set }.milesToReturn > 0) return moveOn(booking, 'refunding', settled, extra);
  if (isPartialRefund(booking))
    return transitionTo(booking, endOfPart({ ...booking, ...set }), settled, { ...extra, wait: null });
  if (hasFailed(booking))
    return transitionTo(booking, 'failed', settled, { ...extra, mail: failureMail(booking), wait: null });
  return transitionTo(booking, 'cancelled', settled, { ...extra, mail: 'cancelled', wait: null });
}

/** A later payment ends with the trip that it was for, once all of it is back. */
function endOfPart({ order, paymentState }: BookingRecord): 'booked' | 'cancelled' {
  const isLater = order.kind === 'payment' || order.kind === 'change';
  return isLater && paymentState !== 'captured' ? 'cancelled' : 'booked';
}

/** Starts to take back what an order that is not booked has: what is left of payment and miles, then the trip. */
export function startCompensation(
  booking: BookingRecord,
  failure: BookingFailure,
  set: Partial<BookingLife> = {},
  extra: Extra = {},
): BookingChange {
  if (!mustBeGivenUp(set.paymentState ?? booking.paymentState))
    return leavePayment(booking, failure, set, extra);
  return moveOn(booking, 'voiding', { ...set, failure, action: null }, extra);
}

/**
 * The payment is void or refused: gives the miles back next, then releases the trip when there is a hold, and fails the booking when nothing
 * is left.
 */
export function leavePayment(
  booking: BookingRecord,
  failure: BookingFailure,
  set: Partial<BookingLife> = {},
  extra: Extra = {},
): BookingChange {
  if (mustReturnMiles(set.milesState ?? booking.milesState))
    return moveOn(booking, 'voiding', { ...set, failure, action: null }, extra);
  if (!mustBeGivenBack(set.holdState ?? booking.holdState)) return fail(booking, failure, set, extra);
  return transitionTo(booking, 'releasing', { ...set, failure, action: null }, extra);
}

/** The next step of the same way back, in the state of the one before or another. */
function moveOn(
  booking: BookingRecord,
  to: 'voiding' | 'refunding',
  set: Partial<BookingLife>,
  extra: Extra,
): BookingChange {
  return booking.state === to ? updateWithin(booking, set, extra) : transitionTo(booking, to, set, extra);
}

function checkLives(booking: BookingRecord, set: Partial<BookingLife>): Partial<BookingLife> {
  if (set.holdState) moveHold(booking.holdState, set.holdState satisfies HoldState);
  if (set.milesState) moveMiles(booking.milesState, set.milesState satisfies MilesState);
  if (set.voucherState) moveRedemption(booking.voucherState, set.voucherState satisfies RedemptionState);
  if (set.paymentState) movePayment(booking.paymentState, set.paymentState satisfies PaymentState);
  return set;
}
