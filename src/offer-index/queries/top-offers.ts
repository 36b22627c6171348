import { OFFER_WORDS } from '../memory/layout.ts';
import type { HotelRows } from './candidates.ts';
import type { Enquiry } from './search-context.ts';

/** Addresses of the cheapest offers of some hotels that have one: one each, by total and then by hotel id, so many at most. */
export function findTopOffers(enquiry: Enquiry, { address, count }: HotelRows, most: number): Int32Array {
  const { kernel } = enquiry.context;
  const room = Math.min(most, count);
  const offers = kernel.take(room * OFFER_WORDS);
  const order = kernel.take(room);
  const found = kernel.calls.topOffers(enquiry.address(), address, count, room, offers, order);
  return kernel.words.slice(order >>> 2, (order >>> 2) + found);
}
