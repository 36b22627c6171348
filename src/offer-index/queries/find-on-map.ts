import type { MappedOffer, OfferQueries } from '../../domain/search/offer-query.ts';
import { OFFER_PLAN } from '../memory/layout.ts';
import type { Memory } from '../memory/memory.ts';
import { listCandidates, placeBox, placeFilter } from './candidates.ts';
import { hotelOf } from './read-offers.ts';
import { describeOffers, type SearchContext, startEnquiry } from './search-context.ts';
import { findTopOffers } from './top-offers.ts';

type Query = OfferQueries['map']['query'];
type Answer = OfferQueries['map']['answer'];

/** The cheapest hotels inside a box, and how many there are in all. */
export function findOnMap(context: SearchContext, { request, box, limit }: Query): Answer {
  if (!Number.isInteger(limit) || limit < 1 || limit > 500)
    throw new RangeError('A map shows 1 to 500 hotels');
  const { kernel, memory } = context;
  const enquiry = startEnquiry(context, request);
  const narrowing = { filter: placeFilter(kernel, request), box: placeBox(kernel, box) };
  const { address, count } = listCandidates(enquiry, narrowing);
  const total = kernel.calls.listOffered(enquiry.address(), address, count, address);
  const addresses = findTopOffers(enquiry, { address, count: total }, limit);
  const hotels = describeOffers(enquiry, addresses).map((offer, at) => {
    const hotel = hotelOf(memory, kernel.wordAt((addresses[at] as number) + OFFER_PLAN * 4));
    return { offer, ...positionOf(memory, hotel) };
  });
  return { total, hotels };
}

function positionOf({ hotelPosition }: Memory, hotel: number): Pick<MappedOffer, 'latitude' | 'longitude'> {
  return {
    latitude: hotelPosition[hotel * 2] as number,
    longitude: hotelPosition[hotel * 2 + 1] as number,
  };
}
