import { isSupplied } from '../../../domain/booking/booking-order.ts';
import { chargedNow } from '../../../domain/booking/instalments.ts';
import { type BookingRecord, isPartialRefund } from '../model/booking-record.ts';
import { agreedFeeOf, type CancellationBasis } from '../model/cancellation/cancellation-basis.ts';
import { bookPayout, bookRefund } from '../model/ledger.ts';
import type { BookingState } from '../model/states/booking-state.ts';
import { mustBeGivenBack } from '../model/states/hold-state.ts';
import { mustReturnMiles } from '../model/states/miles-state.ts';
import { mustBeGivenUp } from '../model/states/payment-state.ts';
import { finishMilesReturn } from '../workflow/apply-loyalty-outcome.ts';
import { type BookingChange, finishRefund, noteOnly, transitionTo } from '../workflow/booking-change.ts';
import { cancelVoucher } from '../workflow/cancel-voucher.ts';
import { finishPaymentPart } from '../workflow/refund-part.ts';

/** The staff member and the reason of a decision; both are in the booking's timeline. */
export interface StaffReason {
  readonly by: string;
  readonly note: string;
}

/** True when the order is sold and paid and we owe no refund; the bank may have charged the payment back. */
function isPaid(booking: BookingRecord): boolean {
  const { holdState, paymentState, milesState, voucherState, toRefund } = booking;
  // Parts that were refunded while the trip goes ahead, until nothing was left.
  const { refunded, paidOut, chargedBack } = booking;
  const back = refunded + paidOut;
  const isAllBack = back > 0 && back + chargedBack >= chargedNow(booking.order);
  const hasPaidCard = ['captured', 'charged-back', 'free'].includes(paymentState) || isAllBack;
  const hasPaidPart = ['none', 'redeemed'].includes(milesState) && ['none', 'burnt'].includes(voucherState);
  const isHeld = isSupplied(booking.order) ? holdState === 'confirmed' : booking.bookedAt !== null;
  return isHeld && hasPaidCard && hasPaidPart && toRefund === 0;
}

/** True when we have requested a cancellation, by staff or after a failure, and the supplier has not refused it, or give the order up. */
function mayBeCancelled({ resumeState, reason }: BookingRecord): boolean {
  const isOnWayBack = resumeState !== null && ['cancelling', 'releasing', 'voiding'].includes(resumeState);
  return isOnWayBack && reason !== 'not-cancellable';
}

/** The states to which staff may send a booking in manual review, given the state of its payment and its hold. */
const resolutions: Partial<Record<BookingState, (booking: BookingRecord) => boolean>> = {
  confirming: ({ holdState, paymentState, milesState }) =>
    holdState === 'asked' && isReady(paymentState) && ['none', 'reserved'].includes(milesState),
  'redeeming-miles': ({ holdState, paymentState, milesState }) =>
    holdState === 'confirmed' && isReady(paymentState) && milesState === 'redeeming',
  capturing: ({ order, holdState, paymentState, milesState }) =>
    (!isSupplied(order) || holdState === 'confirmed') &&
    paymentState === 'authorised' &&
    ['none', 'redeemed'].includes(milesState),
  writing: (booking) => isPaid(booking) && !mayBeCancelled(booking),
  // After a cancellation part of the money may already be refunded: a retry requests only that part again.
  // A voucher that is sold is cancelled, not given up: the buyer may have it.
  voiding: ({ order, bookedAt, holdState, paymentState, milesState }) =>
    (order.kind === 'trip' || bookedAt === null) &&
    !isChanged(order, holdState) &&
    (mustBeGivenUp(paymentState) || mustReturnMiles(milesState)) &&
    holdState !== 'cancelled',
  releasing: ({ order, holdState, paymentState, milesState }) =>
    !isChanged(order, holdState) &&
    !mustBeGivenUp(paymentState) &&
    !mustReturnMiles(milesState) &&
    mustBeGivenBack(holdState),
  // Of an order that is being given up, money or miles may be back already.
  cancelling: (booking) =>
    booking.order.kind === 'trip' && isPaid(booking) && booking.resumeState !== 'voiding',
  refunding: (booking) =>
    (!isSupplied(booking.order) || booking.holdState === 'cancelled') && hasRefundLeft(booking),
};

/** True for an order that belongs to a trip: it ends with the trip. */
function isOfTrip({ order }: BookingRecord): boolean {
  return 'tripBookingId' in order;
}

/** A change that the supplier has made is not given up: that would cancel the whole trip. */
function isChanged({ kind }: BookingRecord['order'], holdState: BookingRecord['holdState']): boolean {
  return kind === 'change' && (holdState === 'confirmed' || holdState === 'sold');
}
const hasRefundLeft = ({ paymentState, toRefund, milesToReturn }: BookingRecord) =>
  (paymentState === 'captured' && toRefund > 0) || milesToReturn > 0;

const isReady = (paymentState: BookingRecord['paymentState']) =>
  paymentState === 'authorised' || paymentState === 'free';

/** All states to which staff can ever send a booking. */
export const RESOLUTIONS = Object.keys(resolutions) as readonly BookingState[];

/** The states to which staff may send a booking; empty unless it is in manual review. */
export function listResolutions(booking: BookingRecord): readonly BookingState[] {
  if (booking.state !== 'manual-review') return [];
  // A refund while the trip goes ahead is made, or ends otherwise: nothing else about the order is open.
  if (isPartialRefund(booking)) return hasRefundLeft(booking) ? ['refunding'] : [];
  return RESOLUTIONS.filter((to) => resolutions[to]?.(booking));
}

/** The decision that cancels a sold trip for the shopper, by the state of the booking; null when it cannot be cancelled. */
export function findCancellation(booking: BookingRecord): CancellationChange | null {
  if (booking.state === 'booked') return isOfTrip(booking) ? null : 'cancel';
  return listResolutions(booking).includes('cancelling') ? 'cancelling' : null;
}

export const CANCELLATIONS = ['cancel', 'cancelling'] as const;
export type CancellationChange = (typeof CANCELLATIONS)[number];

/** True for a trip that was booked and is paid: it has an invoice, and perhaps later payments, which only a cancellation settles. */
function endsAsCancelled(booking: BookingRecord): boolean {
  return booking.order.kind === 'trip' && booking.bookedAt !== null && isPaid(booking);
}

/**
 * Moves a booking in manual review to the state that staff chose; null when its payment or hold does not allow it.
 * With `voiding` the workflow cancels payment and trip, and the shopper pays nothing: a trip that was booked is cancelled at no fee.
 * @param basis that the fee follows where the trip is cancelled for the shopper
 */
export function resolveBooking(
  booking: BookingRecord,
  to: BookingState,
  staff: StaffReason,
  basis: CancellationBasis,
): BookingChange | null {
  if (!listResolutions(booking).includes(to)) return null;
  const events = [{ kind: 'staff-resolve', facts: { ...staff, to } } as const];
  const resumed = { reason: null, resumeState: null };
  // The trip goes ahead, or is cancelled for the shopper: it has not failed.
  const ahead = { ...resumed, failure: null };
  if (to === 'cancelling')
    return transitionTo(booking, to, { ...ahead, agreedFee: agreedFeeOf(basis) }, { events });
  if ((to === 'voiding' || to === 'releasing') && endsAsCancelled(booking))
    return transitionTo(booking, 'cancelling', { ...ahead, agreedFee: 0 }, { events });
  if (goesAhead.includes(to)) return transitionTo(booking, to, ahead, { events });
  if (to !== 'voiding') return transitionTo(booking, to, resumed, { events });
  const toRefund =
    booking.paymentState === 'captured'
      ? chargedNow(booking.order) - booking.chargedBack - booking.refunded - booking.paidOut
      : booking.toRefund;
  return transitionTo(booking, to, { ...resumed, failure: 'technical', toRefund }, { events });
}

/** True for a trip that staff may change for a caller. */
export function isChangedByStaff({ state, order }: Pick<BookingRecord, 'state' | 'order'>): boolean {
  return state === 'booked' && order.kind === 'trip';
}

/** True when the shopper has a page that the link of a mail opens, and an address that the mail can go to. */
export function hasResultLink({ bookedAt, order }: Pick<BookingRecord, 'bookedAt' | 'order'>): boolean {
  return order.kind === 'trip' && bookedAt !== null && order.contact.email !== '';
}

/** True for a trip that goes ahead, whose confirmation and documents can be mailed once more. */
export function hasDocumentsToSend(booking: Pick<BookingRecord, 'state' | 'bookedAt' | 'order'>): boolean {
  return booking.state === 'booked' && hasResultLink(booking);
}

const goesAhead: readonly BookingState[] = ['confirming', 'redeeming-miles', 'capturing', 'writing'];

/** Retries the call that got no answer, from the state in which the booking stopped. */
export function retryBooking(booking: BookingRecord, staff: StaffReason): BookingChange | null {
  if (booking.state !== 'manual-review' || booking.resumeState === null) return null;
  const events = [{ kind: 'staff-retry', facts: staff } as const];
  const resumed = { ...withoutRefundFailure(booking), reason: null, resumeState: null };
  return transitionTo(booking, booking.resumeState, resumed, { events });
}

/**
 * How a refund ended that the workflow could not finish: the provider has made it after all, staff have paid it out otherwise, or the
 * programme says that the member has the miles.
 */
export const REFUND_ENDS = ['refund-given', 'paid-out', 'miles-returned'] as const;
export type RefundEnd = (typeof REFUND_ENDS)[number];

/** How staff may say that the refund of a booking ended: it is in manual review, and money or else miles are owed to the shopper. */
export function listRefundEnds(booking: BookingRecord): readonly RefundEnd[] {
  const { state, resumeState, paymentState, toRefund, milesState, reason } = booking;
  if (state !== 'manual-review' || (resumeState !== 'refunding' && resumeState !== 'voiding')) return [];
  if (toRefund > 0 && ['captured', 'refund-failed', 'charged-back'].includes(paymentState))
    return ['refund-given', 'paid-out'];
  const isMilesReview = reason === 'programme-silent' || reason === 'miles-not-returnable';
  return isMilesReview && mustReturnMiles(milesState) ? ['miles-returned'] : [];
}

/** Records that the shopper has the money or the miles, in the ledger and as the end of the refund; null when none is owed. */
export function endRefund(booking: BookingRecord, end: RefundEnd, staff: StaffReason): BookingChange | null {
  if (!listRefundEnds(booking).includes(end)) return null;
  if (end === 'miles-returned')
    return finishMilesReturn(booking, { events: [{ kind: 'staff-resolve', facts: { ...staff, to: end } }] });
  const { toRefund } = booking;
  const events = [{ kind: 'staff-resolve', facts: { ...staff, to: end, amount: toRefund } } as const];
  const isPaidOut = end === 'paid-out';
  if (isPartialRefund(booking)) {
    const change = finishPaymentPart(booking, isPaidOut ? 'paid-out' : 'refunded', events);
    return { ...change, set: { ...change.set, ...withoutRefundFailure(booking) } };
  }
  const set = {
    ...withoutRefundFailure(booking),
    paymentState: isPaidOut ? 'paid-out' : 'refunded',
    toRefund: 0,
  } as const;
  const ledger = [isPaidOut ? bookPayout(booking, toRefund) : bookRefund(booking, toRefund)];
  return finishRefund(booking, set, { events, ledger });
}

/** A decision about the refund is one about the report that it came back. */
function withoutRefundFailure({ attention, reason }: BookingRecord) {
  return {
    attention: reason === 'refund-failed' ? attention.filter((one) => one !== 'refund-failed') : attention,
  };
}

/** Staff have looked at everything that the provider reported. */
export function settleAttention(booking: BookingRecord, staff: StaffReason): BookingChange | null {
  if (booking.attention.length === 0) return null;
  const events = booking.attention.map(
    (about) => ({ kind: 'staff-seen', facts: { ...staff, about } }) as const,
  );
  return { ...noteOnly(booking, { attention: [] }), events };
}

/**
 * Cancels a booked trip: refunds what exceeds the supplier's fee, unless the bank has charged the payment back. A gift voucher is cancelled
 * whole, and only while nothing of it is redeemed.
 * @param basis that the fee of a trip follows
 */
export function cancelBooking(
  booking: BookingRecord,
  staff: StaffReason,
  basis: CancellationBasis,
): BookingChange | null {
  if (booking.state !== 'booked' || isOfTrip(booking)) return null;
  const events = [{ kind: 'staff-cancel', facts: staff }] as const;
  if (booking.order.kind === 'voucher') return cancelVoucher(booking, events);
  return transitionTo(booking, 'cancelling', { agreedFee: agreedFeeOf(basis) }, { events });
}
