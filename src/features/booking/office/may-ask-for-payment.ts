import type { BookingRecord } from '../model/booking-record.ts';
import { owedNow } from '../model/settlement.ts';

/** True where staff may ask for a payment: a trip that is booked or cancelled, of which something is owed. */
export function mayAskForPayment(booking: BookingRecord): boolean {
  const { order, state } = booking;
  return order.kind === 'trip' && (state === 'booked' || state === 'cancelled') && owedNow(booking) > 0;
}
