import type { BookingRecord } from '../model/booking-record.ts';
import type { ChangeRefusal } from './wishes/change-refusal.ts';

/**
 * Why a trip cannot be changed at all now; null where it can. What the bank has taken back cannot go back once more, so that no price of a
 * change is right until people have claimed it.
 */
export function refusalOfState({
  state,
  chargedBack,
}: Pick<BookingRecord, 'state' | 'chargedBack'>): ChangeRefusal | null {
  if (state === 'booked') return chargedBack > 0 ? 'charged-back' : null;
  return ['cancelling', 'cancelled'].includes(state) ? 'cancelled' : 'busy';
}
