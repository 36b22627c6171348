import type { BookingRecord } from './booking-record.ts';
import { owedNow } from './settlement.ts';

/** What is left to pay of the balance of a booked trip, minor units; 0 where everything is paid, or was to be paid at once. */
export function openBalance(booking: BookingRecord): number {
  const { order, state } = booking;
  const isInParts = order.kind === 'trip' && order.instalments !== undefined;
  return isInParts && state === 'booked' ? owedNow(booking) : 0;
}
