import type { HotelSort, OfferQueries, PricedOffer } from '../domain/offer-query.ts';
import { type HotelList, listCandidates, placeFilter } from './candidates.ts';
import { countFacets } from './count-facets.ts';
import { OFFER_WORDS } from './layout.ts';
import type { Memory } from './memory.ts';
import { type Enquiry, nameOffers, type SearchContext, startEnquiry } from './search-context.ts';
import { findTopOffers } from './top-offers.ts';

type Ask = OfferQueries['hotels']['ask'];
type Answer = OfferQueries['hotels']['answer'];

/** A page of hotels with their cheapest offers, how many there are, and what filters would leave. */
export function findHotels(context: SearchContext, ask: Ask): Answer {
  const { page, pageSize, request, sort } = ask;
  if (!Number.isInteger(page) || page < 1) throw new RangeError('Pages are counted from 1');
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 100)
    throw new RangeError('A page has 1 to 100 hotels');
  const enquiry = startEnquiry(context, request);
  const filter = placeFilter(context.kernel, request);
  const counted = ask.withFacets
    ? countFacets(enquiry, listCandidates(enquiry), filter)
    : { offered: keepOffered(enquiry, listCandidates(enquiry, { filter })), facets: null };
  const { offered, facets } = counted;
  const first = (page - 1) * pageSize;
  const isBehind = first >= offered.count;
  const list = sort === 'price' ? listCheapest : listSorted;
  const hotels = isBehind ? [] : list(enquiry, offered, first, pageSize, sort);
  return { total: offered.count, hotels, facets };
}

function keepOffered(enquiry: Enquiry, { address, count }: HotelList): HotelList {
  const { calls } = enquiry.context.kernel;
  return { address, count: calls.listOffered(enquiry.address(), address, count, address) };
}

/** Hotels from a place on in the order of their prices. */
function listCheapest(enquiry: Enquiry, offered: HotelList, first: number, count: number): PricedOffer[] {
  return nameOffers(enquiry, findTopOffers(enquiry, offered, first + count).subarray(first));
}

function listSorted(
  enquiry: Enquiry,
  { address, count: all }: HotelList,
  first: number,
  count: number,
  sort: HotelSort,
): PricedOffer[] {
  const { kernel, memory } = enquiry.context;
  const hotels = Array.from(kernel.words.subarray(address >>> 2, (address >>> 2) + all))
    .sort(orderOf(memory, sort))
    .slice(first, first + count);
  const offers = kernel.take(hotels.length * OFFER_WORDS);
  const order = kernel.take(hotels.length);
  const rows = kernel.place(hotels);
  kernel.calls.priceAll(enquiry.address(), rows, hotels.length, offers, order);
  return nameOffers(enquiry, kernel.words.slice(order >>> 2, (order >>> 2) + hotels.length));
}

/** By rating or stars, the highest first, and then by hotel id. */
function orderOf(memory: Memory, sort: HotelSort): (one: number, other: number) => number {
  const byRating = (one: number, other: number) =>
    (memory.hotelRating[other] as number) - (memory.hotelRating[one] as number) ||
    (memory.hotelId[one] as number) - (memory.hotelId[other] as number);
  if (sort === 'rating') return byRating;
  return (one, other) =>
    (memory.hotelCategory[other] as number) - (memory.hotelCategory[one] as number) || byRating(one, other);
}
