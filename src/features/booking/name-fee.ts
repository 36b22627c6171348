import type { BookingOrder } from '../../domain/booking-order.ts';

/** Id of the text that names what a cancelled trip cost: of an insured one the premium is kept, too. */
export function nameFee(extras: BookingOrder['extras']): string {
  const isInsured = extras.some(({ kind }) => kind === 'insurance');
  return isInsured ? 'booking.cancelled.feeInsured' : 'booking.cancelled.fee';
}
