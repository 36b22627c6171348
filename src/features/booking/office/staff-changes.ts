import { totalOf } from '../../../domain/money/package-price.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { BookingState } from '../model/booking-state.ts';
import { mustBeGivenBack } from '../model/hold-state.ts';
import { mustBeGivenUp } from '../model/payment-state.ts';
import { type BookingChange, transitionTo } from '../workflow/booking-change.ts';

/** Who decided about a booking, and why: both stand in its timeline. */
export interface StaffNote {
  readonly by: string;
  readonly note: string;
}

/** Sold and paid, and nothing is on its way back from us; a bank may have taken the money back. */
function isPaidTrip({ holdState, paymentState, toRefund }: BookingRecord): boolean {
  const isPaid = ['captured', 'charged-back', 'free'].includes(paymentState);
  return holdState === 'confirmed' && isPaid && toRefund === 0;
}

/** The supplier was asked to cancel, by the shopper's wish or to give everything back, and has not said no. */
function mayBeCancelled({ resumeState, reason }: BookingRecord): boolean {
  return (resumeState === 'cancelling' || resumeState === 'releasing') && reason !== 'not-cancellable';
}

/** Where a booking in a person's hands may go on, by what is known of its money and its trip. */
const resolutions: Partial<Record<BookingState, (booking: BookingRecord) => boolean>> = {
  confirming: ({ holdState, paymentState }) =>
    holdState === 'asked' && (paymentState === 'authorised' || paymentState === 'free'),
  capturing: ({ holdState, paymentState }) => holdState === 'confirmed' && paymentState === 'authorised',
  writing: (booking) => isPaidTrip(booking) && !mayBeCancelled(booking),
  // Of a cancelled trip a part may be given back already: that part, and no more, is asked for again.
  voiding: ({ holdState, paymentState }) => mustBeGivenUp(paymentState) && holdState !== 'cancelled',
  releasing: ({ holdState, paymentState }) => !mustBeGivenUp(paymentState) && mustBeGivenBack(holdState),
  cancelling: isPaidTrip,
  refunding: ({ holdState, paymentState, toRefund }) =>
    holdState === 'cancelled' && paymentState === 'captured' && toRefund > 0,
};

/** Everywhere staff may ever send a booking. */
export const RESOLUTIONS = Object.keys(resolutions) as readonly BookingState[];

/** Where staff may send a booking; nowhere unless it is in a person's hands. */
export function listResolutions(booking: BookingRecord): readonly BookingState[] {
  if (booking.state !== 'manual-review') return [];
  return RESOLUTIONS.filter((to) => resolutions[to]?.(booking));
}

/**
 * A booking in a person's hands goes on as staff decide; null where that does not fit what is known of it. By `voiding`
 * money and trip are given back and the shopper pays nothing.
 */
export function resolveBooking(
  booking: BookingRecord,
  to: BookingState,
  staff: StaffNote,
): BookingChange | null {
  if (!listResolutions(booking).includes(to)) return null;
  const events = [{ kind: 'staff-resolve', facts: { ...staff, to } } as const];
  if (to !== 'voiding') return transitionTo(booking, to, { reason: null, resumeState: null }, { events });
  const toRefund = booking.paymentState === 'captured' ? totalOf(booking.order.price) : 0;
  return transitionTo(
    booking,
    to,
    { reason: null, resumeState: null, failure: 'technical', toRefund },
    { events },
  );
}

/** What nobody answered is asked again, from where it stopped. */
export function retryBooking(booking: BookingRecord, staff: StaffNote): BookingChange | null {
  if (booking.state !== 'manual-review' || booking.resumeState === null) return null;
  const events = [{ kind: 'staff-retry', facts: staff } as const];
  return transitionTo(booking, booking.resumeState, { reason: null, resumeState: null }, { events });
}

/** A booked trip is cancelled: the shopper gets back what the supplier does not keep, and what no bank has taken back. */
export function cancelBooking(booking: BookingRecord, staff: StaffNote): BookingChange | null {
  if (booking.state !== 'booked') return null;
  return transitionTo(booking, 'cancelling', {}, { events: [{ kind: 'staff-cancel', facts: staff }] });
}
