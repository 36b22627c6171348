import type { BookingRecord } from '../model/booking-record.ts';
import { type BookingChange, transitionTo } from './booking-change.ts';

/**
 * The traveller cancels the trip at the fee that was shown, whatever the supplier asks of us: what is quoted is what is paid back. A mail
 * acknowledges it at once. @param fee minor units
 */
export function cancelOwnTrip(booking: BookingRecord, fee: number): BookingChange {
  return transitionTo(
    booking,
    'cancelling',
    { agreedFee: fee },
    { events: [{ kind: 'shopper-cancel', facts: { fee } }], mail: 'cancellation-received' },
  );
}
