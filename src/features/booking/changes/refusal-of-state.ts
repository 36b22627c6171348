import { type BookingRecord, isTripCancelled } from '../model/booking-record.ts';
import { openRaise, takenBack } from '../model/open-balance.ts';
import type { ChangeRefusal } from './change-rules/change-refusal.ts';

/**
 * Why a trip cannot be changed at all now; null where it can. What the bank has taken back cannot go back once more, so that no price of a
 * change is right until people have claimed it. A raise of the price, or a change for a caller, that has a link of its own is paid first: nothing
 * would cancel the trip for what a change adds to it.
 */
export function refusalOfState(booking: BookingRecord): ChangeRefusal | null {
  if (booking.state !== 'booked') return isTripCancelled(booking) ? 'cancelled' : 'busy';
  if (takenBack(booking) > 0) return 'charged-back';
  return openRaise(booking) > 0 ? 'pay-first' : null;
}
