import { type BookingRecord, hasFailed, isPartialRefund } from './model/booking-record.ts';
import type { BookingProgress, Cancellation } from './model/bookings.ts';
import { settleFee } from './model/settlement.ts';
import { cancellationFee } from './model/shopper-fee.ts';
import type { BookingState } from './model/states/booking-state.ts';
import { hasUncertainOutcome } from './model/states/booking-state.ts';

/**
 * Returns a booking's progress for the shopper; null once it is booked. A booking counts as booked as soon as the
 * payment is captured, before its documents are rendered.
 */
export function toBookingProgress(booking: BookingRecord, softAfterMs: number): BookingProgress | null {
  const { order } = booking;
  if (hasFailed(booking))
    return { state: 'failed', failure: booking.failure ?? 'technical', newBase: booking.newBase };
  switch (booking.state) {
    case 'writing':
    case 'booked':
    case 'cancelling':
    case 'refunding':
    case 'cancelled':
      return null;
    case 'manual-review':
      if (booking.resumeState === 'writing' || isOnWayBack(booking.resumeState)) return null;
      return { state: 'soft-booked', order, bookingNumber: booking.bookingNumber };
    case 'awaiting-shopper':
      return booking.action === null
        ? { state: 'working', order }
        : { state: 'action', action: booking.action, order };
    default:
      return isSoft(booking, softAfterMs)
        ? { state: 'soft-booked', order, bookingNumber: booking.bookingNumber }
        : { state: 'working', order };
  }
}

/** Returns the progress of a cancellation; null for a trip that goes ahead. What was agreed with the shopper holds before the supplier has answered. */
export function toCancellation(booking: BookingRecord): Cancellation | null {
  if (isPartialRefund(booking)) return null;
  const { state, resumeState, supplierFee, agreedFee } = booking;
  const at = state === 'manual-review' ? resumeState : state;
  if (at !== 'cancelled' && !isOnWayBack(at)) return null;
  const isDone = at === 'cancelled';
  const isAnswered = supplierFee !== null && at !== 'cancelling';
  if (!isAnswered && agreedFee === null) return { isDone, refund: null, parts: null };
  // What the bank has taken back is a part of what goes back.
  const paidLater = booking.paidLater + booking.laterRefund;
  const { fee, refund, parts } = settleFee(
    { ...booking, paidLater, chargedBack: 0 },
    cancellationFee(booking, supplierFee ?? 0),
  );
  const { order } = booking;
  return {
    isDone,
    ...(!isAnswered && { isAsked: true }),
    refund,
    parts,
    ...(order.kind === 'trip' && order.instalments !== undefined && { fee }),
  };
}

function isOnWayBack(state: BookingState | null): boolean {
  return state === 'cancelling' || state === 'refunding';
}

/** Once the shopper has seen the soft result, it stays until the booking ends. */
function isSoft(booking: BookingRecord, softAfterMs: number): boolean {
  return booking.isDelayAnnounced || (hasUncertainOutcome(booking.state) && booking.inState >= softAfterMs);
}
