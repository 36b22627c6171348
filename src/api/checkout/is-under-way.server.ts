import type { Bookings } from '../../features/booking/model/bookings.ts';

/** True while a booking of the checkout is in progress or made; after a failed booking the shopper may order again. */
export async function isUnderWay(bookings: Pick<Bookings, 'follow'>, checkoutId: string): Promise<boolean> {
  const progress = await bookings.follow(checkoutId, 0);
  return progress !== null && progress.state !== 'failed';
}
