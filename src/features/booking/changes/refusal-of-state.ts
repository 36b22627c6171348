import type { BookingRecord } from '../model/booking-record.ts';
import { takenBack } from '../model/open-balance.ts';
import type { ChangeRefusal } from './wishes/change-refusal.ts';

/**
 * Why a trip cannot be changed at all now; null where it can. What the bank has taken back cannot go back once more, so that no price of a
 * change is right until people have claimed it.
 */
export function refusalOfState(
  booking: Pick<BookingRecord, 'state' | 'chargedBack' | 'laterChargedBack'>,
): ChangeRefusal | null {
  const { state } = booking;
  if (state === 'booked') return takenBack(booking) > 0 ? 'charged-back' : null;
  return ['cancelling', 'cancelled'].includes(state) ? 'cancelled' : 'busy';
}
