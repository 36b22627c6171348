import type { HotelSort, OfferQueries, PricedOffer } from '../domain/offer-query.ts';
import { startBest } from './best-stay.ts';
import { openFacetCounter } from './count-facets.ts';
import { openHotelFilter, visitHotels } from './list-candidates.ts';
import type { Memory } from './memory.ts';
import {
  type Enquiry,
  hasOffer,
  nameOffer,
  priceHotel,
  type SearchContext,
  startEnquiry,
} from './search-context.ts';
import { openTopStays } from './top-stays.ts';

type Ask = OfferQueries['hotels']['ask'];
type Answer = OfferQueries['hotels']['answer'];

/** A page of hotels with their cheapest offers, how many there are, and what filters would leave. */
export function findHotels(context: SearchContext, ask: Ask): Answer {
  const { page, pageSize, request, sort } = ask;
  if (!Number.isInteger(page) || page < 1) throw new RangeError('Pages are counted from 1');
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 100)
    throw new RangeError('A page has 1 to 100 hotels');
  const { memory } = context;
  const enquiry = startEnquiry(context, request);
  const failsFilter = openHotelFilter(memory, request);
  const counter = ask.withFacets ? openFacetCounter(context, enquiry) : null;
  const offered: number[] = [];
  visitHotels(memory, request, enquiry.trip, (hotel) => {
    const failed = failsFilter(hotel);
    const isListed = counter ? counter.count(hotel, failed) : failed === 0 && hasOffer(enquiry, hotel);
    if (isListed) offered.push(hotel);
  });
  const first = (page - 1) * pageSize;
  const hotels =
    first >= offered.length
      ? []
      : sort === 'price'
        ? listCheapest(enquiry, offered, first, pageSize)
        : listSorted(enquiry, offered.sort(orderOf(memory, sort)).slice(first, first + pageSize));
  return { total: offered.length, hotels, facets: counter?.facets() ?? null };
}

/** Hotels from a place on in the order of their prices. */
function listCheapest(
  enquiry: Enquiry,
  offered: readonly number[],
  first: number,
  count: number,
): PricedOffer[] {
  const top = openTopStays(enquiry.context.memory, first + count, enquiry.trip.maxTotal);
  for (const hotel of offered) {
    const best = startBest(top.limit());
    priceHotel(enquiry, hotel, best);
    if (best.plan >= 0) top.take(hotel, best);
  }
  return top
    .sorted()
    .slice(first)
    .map((best) => nameOffer([enquiry], best));
}

function listSorted(enquiry: Enquiry, hotels: readonly number[]): PricedOffer[] {
  return hotels.map((hotel) => {
    const best = startBest(enquiry.trip.maxTotal);
    priceHotel(enquiry, hotel, best);
    return nameOffer([enquiry], best);
  });
}

function orderOf(memory: Memory, sort: Exclude<HotelSort, 'price'>): (one: number, other: number) => number {
  const byRating = (one: number, other: number) =>
    (memory.hotelRating[other] as number) - (memory.hotelRating[one] as number) ||
    (memory.hotelId[one] as number) - (memory.hotelId[other] as number);
  if (sort === 'rating') return byRating;
  return (one, other) =>
    (memory.hotelCategory[other] as number) - (memory.hotelCategory[one] as number) || byRating(one, other);
}
