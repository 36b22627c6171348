import type { BookingRecord } from '../model/booking-record.ts';
import { owedNow } from '../model/settlement.ts';
import { type BookingChange, transitionTo } from './booking-change.ts';

/** Cancels a trip whose balance has not come (CONST-027); null where it is not booked any more, or nothing is owed. */
export function cancelUnpaid(booking: BookingRecord): BookingChange | null {
  if (booking.order.kind !== 'trip' || booking.state !== 'booked' || owedNow(booking) === 0) return null;
  return transitionTo(booking, 'cancelling', {}, { events: [{ kind: 'unpaid', facts: {} }] });
}
