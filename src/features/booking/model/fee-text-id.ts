import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';

/** Id of the text that names what a cancelled trip cost: of an insured one the premium is kept, too. */
export function feeTextId(extras: BookingOrder['extras']): string {
  return premiumOf(extras) > 0 ? 'booking.cancelled.feeInsured' : 'booking.cancelled.fee';
}
