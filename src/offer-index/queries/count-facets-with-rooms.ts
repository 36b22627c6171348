import { boards } from '../../domain/search/board.ts';
import { hotelAttributes } from '../../domain/search/hotel-attribute.ts';
import {
  type FacetCount,
  type Facets,
  type OfferFilters,
  ratingThresholds,
} from '../../domain/search/offer-query.ts';
import { roomTypes } from '../../domain/search/room-type.ts';
import { listCandidates, placeFilter } from './candidates.ts';
import { listWithRooms } from './find-with-rooms.ts';
import { type Enquiry, startEnquiry } from './search-context.ts';

/**
 * Counts hotels for every filter a shopper could choose instead, for a party in several rooms. What is asked of hotels narrows one list of
 * those with an offer; what is asked of rooms and flights is searched again for each value.
 */
export function countFacetsWithRooms({ context, request }: Enquiry): Facets {
  const { kernel, memory } = context;
  const { filters } = request;
  const listOffered = (asked: OfferFilters) => {
    const enquiry = startEnquiry(context, { ...request, filters: asked });
    return listWithRooms(enquiry, listCandidates(enquiry, { filter: placeFilter(kernel, enquiry.request) }));
  };
  const anywhere = listOffered({ ...filters, categories: [], minRating: null, attributes: [] });
  const isOffered = new Set(anywhere);
  const countHotels = (chosen: Partial<OfferFilters>) => {
    const enquiry = startEnquiry(context, { ...request, filters: { ...filters, ...chosen } });
    const { address, count } = listCandidates(enquiry, { filter: placeFilter(kernel, enquiry.request) });
    let hotels = 0;
    for (let place = 0; place < count; place += 1)
      if (isOffered.has(kernel.wordAt(address + place * 4))) hotels += 1;
    return hotels;
  };
  const search = (chosen: Partial<OfferFilters>) => listOffered({ ...filters, ...chosen }).length;
  const categories = [...new Set(anywhere.map((row) => memory.hotelCategory[row] as number))];
  return {
    categories: countEach(
      categories.sort((one, other) => one - other),
      (category) => countHotels({ categories: [category] }),
    ),
    ratings: countEach(ratingThresholds, (minRating) => countHotels({ minRating })),
    attributes: countEach(hotelAttributes, (attribute) =>
      countHotels({ attributes: [...filters.attributes, attribute] }),
    ),
    boards: countEach(boards, (board) => search({ boards: [board] })),
    roomTypes: countEach(roomTypes, (roomType) => search({ roomTypes: [roomType] })),
    stops: request.kind === 'hotel-only' ? [] : countEach([0, 1], (maxStops) => search({ maxStops })),
    freelyCancellable: search({ isFreelyCancellable: true }),
    transferIncluded: request.kind === 'hotel-only' ? 0 : search({ isTransferIncluded: true }),
  };
}

/** Only values with at least one hotel are listed. */
function countEach<Value>(
  values: readonly Value[],
  count: (value: Value) => number,
): readonly FacetCount<Value>[] {
  return values.map((value) => ({ value, hotels: count(value) })).filter(({ hotels }) => hotels > 0);
}
