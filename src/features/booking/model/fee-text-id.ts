import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';

/** Id of the text that labels the cancellation fee; with an insurance, the fee includes the premium. */
export function feeTextId(extras: BookingOrder['extras']): string {
  return premiumOf(extras) > 0 ? 'booking.cancelled.feeInsured' : 'booking.cancelled.fee';
}
