import type { ListeningShop } from '../listening-shop.ts';
import type { SoftShopper } from './soft-shopper.ts';

/** Books a trip that can be changed and cancelled and is paid at once. @param skip so many of those that are sold @returns id of the checkout */
export async function bookChangeable(shop: ListeningShop, shopper: SoftShopper, skip = 0): Promise<string> {
  let left = skip;
  for (let nights = 5; nights < 15; nights += 1) {
    const search = { duration: String(nights), cancel: 'free' };
    for (const offer of await shopper.list(`${new URLSearchParams(search)}`)) {
      const id = await shopper.begin(offer, search);
      const fitting = await shop.query(
        `select id from checkout where id = $1 and jsonb_typeof(trip #> '{terms,change}') = 'object'
           and trip #> '{terms,deposit}' = 'null' and (trip ->> 'checkIn')::date > now() + interval '30 days'`,
        [id],
      );
      if (fitting.length === 0) continue;
      left -= 1;
      if (left >= 0) continue;
      await shopper.order(id, offer.price.totalAmount);
      await shop.waitForBooking(id, 'booked');
      return id;
    }
  }
  throw new Error('No trip is sold that can be changed');
}
