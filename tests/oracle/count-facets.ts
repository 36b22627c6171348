import { boards } from '../../src/domain/search/board.ts';
import { hotelAttributes } from '../../src/domain/search/hotel-attribute.ts';
import {
  type FacetCount,
  type Facets,
  type OfferFilters,
  ratingThresholds,
  type TripRequest,
} from '../../src/domain/search/offer-query.ts';
import { roomTypes } from '../../src/domain/search/room-type.ts';
import { listOffers } from './list-offers.ts';
import type { RawSupply } from './raw-supply.ts';

/** Lists the offers again for every value of every facet, with the filters as they would be then. */
export function countFacets(supply: RawSupply, request: TripRequest): Facets {
  const countWith = (chosen: Partial<OfferFilters>) => countHotels(supply, request, chosen);
  const categories = [...new Set([...supply.hotels.values()].map(({ category }) => category))];
  const { attributes } = request.filters;
  const isHotelOnly = request.kind === 'hotel-only';
  return {
    categories: countEach(
      categories.sort((a, b) => a - b),
      (category) => countWith({ categories: [category] }),
    ),
    ratings: countEach(ratingThresholds, (minRating) => countWith({ minRating })),
    attributes: countEach(hotelAttributes, (attribute) =>
      countWith({ attributes: [...attributes, attribute] }),
    ),
    boards: countEach(boards, (board) => countWith({ boards: [board] })),
    roomTypes: countEach(roomTypes, (roomType) => countWith({ roomTypes: [roomType] })),
    stops: isHotelOnly ? [] : countEach([0, 1], (maxStops) => countWith({ maxStops })),
    baggage: isHotelOnly ? [] : countEach(['carry_on', 'checked'], (baggage) => countWith({ baggage })),
    withoutNightFlights: isHotelOnly ? 0 : countWith({ isWithoutNightFlights: true }),
    freelyCancellable: countWith({ isFreelyCancellable: true }),
    transferIncluded: isHotelOnly ? 0 : countWith({ isTransferIncluded: true }),
  };
}

/** Hotels that would be in the list if the filters were chosen. */
function countHotels(supply: RawSupply, request: TripRequest, chosen: Partial<OfferFilters>): number {
  const hotels = new Set<number>();
  const filters = { ...request.filters, ...chosen };
  const isCounted = ({ id }: { id: number }) => hotels.has(id);
  for (const { hotel } of listOffers(supply, { ...request, filters }, isCounted)) hotels.add(hotel.id);
  return hotels.size;
}

/** Only values with at least one hotel are listed. */
function countEach<Value>(
  values: readonly Value[],
  count: (value: Value) => number,
): readonly FacetCount<Value>[] {
  return values.map((value) => ({ value, hotels: count(value) })).filter(({ hotels }) => hotels > 0);
}
