import type { HotelTraits, OfferQueries, PricedOffer } from '../../domain/search/offer-query.ts';
import { findRow } from '../memory/id-index.ts';
import { OFFER_WORDS } from '../memory/layout.ts';
import type { Memory } from '../memory/memory.ts';
import { type HotelRows, listCandidates, placeFilter } from './candidates.ts';
import { countFacets } from './count-facets.ts';
import { listRecommended } from './list-recommended.ts';
import { describeOffers, type Enquiry, type SearchContext, startEnquiry } from './search-context.ts';
import { findTopOffers } from './top-offers.ts';

type Query = OfferQueries['hotels']['query'];
type Answer = OfferQueries['hotels']['answer'];

/** A page of hotels with their cheapest offers, how many there are, and what filters would leave. */
export function findHotels(context: SearchContext, query: Query): Answer {
  const { page, pageSize, request } = query;
  if (!Number.isInteger(page) || page < 1) throw new RangeError('Pages are counted from 1');
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 100)
    throw new RangeError('A page has 1 to 100 hotels');
  const enquiry = startEnquiry(context, request);
  const filter = placeFilter(context.kernel, request);
  const counted = query.withFacets
    ? countFacets(enquiry, listCandidates(enquiry), filter)
    : { offered: filterOffered(enquiry, listCandidates(enquiry, { filter })), facets: null };
  const { offered, facets } = counted;
  const first = (page - 1) * pageSize;
  const isBehind = first >= offered.count;
  const hotels = isBehind ? [] : listPage(enquiry, offered, query);
  const answer = {
    total: offered.count,
    hotels,
    facets,
    ...(query.withFacets && { cheapest: findCheapest(enquiry, offered, query, hotels) }),
  };
  if (query.withTraits !== true) return answer;
  return { ...answer, traits: hotels.map(({ key }) => readTraits(context.memory, key.hotelId)) };
}

/** @param hotels of the page: by price, the first of the first page is what is looked for */
function findCheapest(
  enquiry: Enquiry,
  offered: HotelRows,
  { sort, page }: Query,
  hotels: readonly PricedOffer[],
): PricedOffer | null {
  const [cheapest = null] = sort === 'price' && page === 1 ? hotels : listCheapest(enquiry, offered, 0, 1);
  return cheapest;
}

function readTraits(memory: Memory, hotelId: number): HotelTraits {
  const row = findRow(memory, 'hotelIndex', hotelId);
  return { rating: memory.hotelRating[row] as number, category: memory.hotelCategory[row] as number };
}

function listPage(
  enquiry: Enquiry,
  offered: HotelRows,
  { sort, ranking, page, pageSize }: Query,
): readonly PricedOffer[] {
  const first = (page - 1) * pageSize;
  if (sort === 'price') return listCheapest(enquiry, offered, first, pageSize);
  if (sort !== 'recommended') return listSorted(enquiry, offered, first, pageSize, sort);
  if (ranking === undefined) throw new RangeError('What is recommended needs a ranking');
  return listRecommended(enquiry, offered, ranking, { first, count: pageSize });
}

function filterOffered(enquiry: Enquiry, { address, count }: HotelRows): HotelRows {
  const { calls } = enquiry.context.kernel;
  return { address, count: calls.listOffered(enquiry.address(), address, count, address) };
}

/** Hotels from a place on in the order of their prices. */
function listCheapest(enquiry: Enquiry, offered: HotelRows, first: number, count: number): PricedOffer[] {
  return describeOffers(enquiry, findTopOffers(enquiry, offered, first + count).subarray(first));
}

function listSorted(
  enquiry: Enquiry,
  { address, count: all }: HotelRows,
  first: number,
  count: number,
  sort: 'rating' | 'category',
): PricedOffer[] {
  const { kernel, memory } = enquiry.context;
  const rankOf = rankBy(memory, sort);
  const ranks = new Float64Array(all);
  for (let place = 0; place < all; place += 1) ranks[place] = rankOf(kernel.wordAt(address + place * 4));
  const hotels = Array.from(ranks.sort().subarray(first, first + count), (rank) =>
    findRow(memory, 'hotelIndex', rank % IDS),
  );
  const offers = kernel.take(hotels.length * OFFER_WORDS);
  const order = kernel.take(hotels.length);
  const rows = kernel.place(hotels);
  kernel.calls.priceAll(enquiry.address(), rows, hotels.length, offers, order);
  return describeOffers(enquiry, kernel.words.slice(order >>> 2, (order >>> 2) + hotels.length));
}

/** More than every hotel id. */
const IDS = 2 ** 32;

/** A number for each hotel by which they are sorted: by rating, or by stars and then rating, the highest first, and by id. */
function rankBy(
  { hotelCategory, hotelId, hotelRating }: Memory,
  sort: 'rating' | 'category',
): (hotel: number) => number {
  return (hotel) => {
    const stars = sort === 'rating' ? 0 : 255 - (hotelCategory[hotel] as number);
    const rating = 255 - (hotelRating[hotel] as number);
    return (stars * 256 + rating) * IDS + (hotelId[hotel] as number);
  };
}
