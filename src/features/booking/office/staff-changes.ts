import { totalOf } from '../../../domain/money/package-price.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { BookingState } from '../model/booking-state.ts';
import { mustBeGivenBack } from '../model/hold-state.ts';
import { bookPayout, bookRefund } from '../model/ledger.ts';
import { mustBeGivenUp } from '../model/payment-state.ts';
import { type BookingChange, finishRefund, noteOnly, transitionTo } from '../workflow/booking-change.ts';

/** The staff member and the reason of a decision; both are in the booking's timeline. */
export interface StaffNote {
  readonly by: string;
  readonly note: string;
}

/** True when the trip is sold and paid and we owe no refund; the bank may have charged the payment back. */
function isPaidTrip({ holdState, paymentState, toRefund }: BookingRecord): boolean {
  const isPaid = ['captured', 'charged-back', 'free'].includes(paymentState);
  return holdState === 'confirmed' && isPaid && toRefund === 0;
}

/** True when we have requested a cancellation, by staff or after a failure, and the supplier has not refused it. */
function mayBeCancelled({ resumeState, reason }: BookingRecord): boolean {
  return (resumeState === 'cancelling' || resumeState === 'releasing') && reason !== 'not-cancellable';
}

/** The states to which staff may send a booking in manual review, given the state of its payment and its hold. */
const resolutions: Partial<Record<BookingState, (booking: BookingRecord) => boolean>> = {
  confirming: ({ holdState, paymentState }) =>
    holdState === 'asked' && (paymentState === 'authorised' || paymentState === 'free'),
  capturing: ({ holdState, paymentState }) => holdState === 'confirmed' && paymentState === 'authorised',
  writing: (booking) => isPaidTrip(booking) && !mayBeCancelled(booking),
  // After a cancellation part of the money may already be refunded: a retry requests only that part again.
  voiding: ({ holdState, paymentState }) => mustBeGivenUp(paymentState) && holdState !== 'cancelled',
  releasing: ({ holdState, paymentState }) => !mustBeGivenUp(paymentState) && mustBeGivenBack(holdState),
  cancelling: isPaidTrip,
  refunding: ({ holdState, paymentState, toRefund }) =>
    holdState === 'cancelled' && paymentState === 'captured' && toRefund > 0,
};

/** All states to which staff can ever send a booking. */
export const RESOLUTIONS = Object.keys(resolutions) as readonly BookingState[];

/** The states to which staff may send a booking; empty unless it is in manual review. */
export function listResolutions(booking: BookingRecord): readonly BookingState[] {
  if (booking.state !== 'manual-review') return [];
  return RESOLUTIONS.filter((to) => resolutions[to]?.(booking));
}

/** The decision that cancels a sold trip for the shopper, by the state of the booking; null when it cannot be cancelled. */
export function findCancellation(booking: BookingRecord): Cancellation | null {
  if (booking.state === 'booked') return 'cancel';
  return listResolutions(booking).includes('cancelling') ? 'cancelling' : null;
}

export const CANCELLATIONS = ['cancel', 'cancelling'] as const;
export type Cancellation = (typeof CANCELLATIONS)[number];

/**
 * Moves a booking in manual review to the state that staff chose; null when its payment or hold does not allow it.
 * With `voiding` the workflow cancels payment and trip, and the shopper pays nothing.
 */
export function resolveBooking(
  booking: BookingRecord,
  to: BookingState,
  staff: StaffNote,
): BookingChange | null {
  if (!listResolutions(booking).includes(to)) return null;
  const events = [{ kind: 'staff-resolve', facts: { ...staff, to } } as const];
  const resumed = { reason: null, resumeState: null };
  // The trip goes ahead, or is cancelled for the shopper: it has not failed.
  if (goesAhead.includes(to)) return transitionTo(booking, to, { ...resumed, failure: null }, { events });
  if (to !== 'voiding') return transitionTo(booking, to, resumed, { events });
  const toRefund =
    booking.paymentState === 'captured' ? totalOf(booking.order.price) - booking.chargedBack : 0;
  return transitionTo(booking, to, { ...resumed, failure: 'technical', toRefund }, { events });
}

/** True when the shopper has a page that the link of a mail opens, and an address that the mail can go to. */
export function hasResultLink({ bookedAt, order }: BookingRecord): boolean {
  return bookedAt !== null && order.contact.email !== '';
}

const goesAhead: readonly BookingState[] = ['confirming', 'capturing', 'writing', 'cancelling'];

/** Retries the call that got no answer, from the state in which the booking stopped. */
export function retryBooking(booking: BookingRecord, staff: StaffNote): BookingChange | null {
  if (booking.state !== 'manual-review' || booking.resumeState === null) return null;
  const events = [{ kind: 'staff-retry', facts: staff } as const];
  const resumed = { ...withoutRefundFailure(booking), reason: null, resumeState: null };
  return transitionTo(booking, booking.resumeState, resumed, { events });
}

/** How a refund ended that the workflow could not finish: the provider has made it after all, or staff have paid it out otherwise. */
export const REFUND_ENDS = ['refund-given', 'paid-out'] as const;
export type RefundEnd = (typeof REFUND_ENDS)[number];

/** True when staff may say how the refund of a booking ended: it is in manual review and money is owed to the shopper. */
export function mayEndRefund({ state, resumeState, paymentState, toRefund }: BookingRecord): boolean {
  const isOwed = toRefund > 0 && ['captured', 'refund-failed', 'charged-back'].includes(paymentState);
  return state === 'manual-review' && isOwed && (resumeState === 'refunding' || resumeState === 'voiding');
}

/** Records that the shopper has the money, in the ledger and as the end of the refund; null when none is owed. */
export function endRefund(booking: BookingRecord, end: RefundEnd, staff: StaffNote): BookingChange | null {
  if (!mayEndRefund(booking)) return null;
  const { toRefund } = booking;
  const events = [{ kind: 'staff-resolve', facts: { ...staff, to: end, amount: toRefund } } as const];
  const isPaidOut = end === 'paid-out';
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
export function settleAttention(booking: BookingRecord, staff: StaffNote): BookingChange | null {
  if (booking.attention.length === 0) return null;
  const events = booking.attention.map(
    (about) => ({ kind: 'staff-seen', facts: { ...staff, about } }) as const,
  );
  return { ...noteOnly(booking, { attention: [] }), events };
}

/** Cancels a booked trip: refunds what exceeds the supplier's fee, unless the bank has charged the payment back. */
export function cancelBooking(booking: BookingRecord, staff: StaffNote): BookingChange | null {
  if (booking.state !== 'booked') return null;
  return transitionTo(booking, 'cancelling', {}, { events: [{ kind: 'staff-cancel', facts: staff }] });
}
