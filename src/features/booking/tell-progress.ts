import type { BookingRecord } from './booking-record.ts';
import { mayBeBound } from './booking-state.ts';
import type { BookingProgress } from './bookings.ts';

/** How a booking stands, as far as the shopper is told before it is booked; null for what is booked. */
export function tellProgress(booking: BookingRecord, softAfter: number): BookingProgress | null {
  switch (booking.state) {
    case 'booked':
    case 'cancelling':
    case 'refunding':
    case 'cancelled':
      return null;
    case 'failed':
      return { state: 'failed', failure: booking.failure ?? 'technical', newBase: booking.newBase };
    case 'needs-person':
      return { state: 'soft-booked', order: booking.order };
    case 'awaiting-shopper':
      return booking.action === null ? { state: 'working' } : { state: 'action', action: booking.action };
    default:
      return isSoft(booking, softAfter)
        ? { state: 'soft-booked', order: booking.order }
        : { state: 'working' };
  }
}

/** Told once that we keep looking, the shopper is told so until the end. */
function isSoft(booking: BookingRecord, softAfter: number): boolean {
  return booking.isSoftTold || (mayBeBound(booking.state) && booking.inState >= softAfter);
}
