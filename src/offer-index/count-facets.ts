import { boards } from '../domain/board.ts';
import { type HotelAttribute, hotelAttributes } from '../domain/hotel-attribute.ts';
import { type FacetCount, type Facets, ratingThresholds } from '../domain/offer-query.ts';
import { roomTypes } from '../domain/room-type.ts';
import { FOUND_IS_FREE, FOUND_IS_OFFERED, FOUND_ROOMS, FOUND_STOPS, STOP_CHOICES } from './layout.ts';
import { FAILS_CATEGORY, FAILS_RATING } from './list-candidates.ts';
import { type Enquiry, hasOffer, type SearchContext, startEnquiry } from './search-context.ts';

/** Stops a shopper can choose: at most none, at most one. */
const stopChoices = [0, 1] as const;

export interface FacetCounter {
  /**
   * Counts a hotel and tells whether it belongs to the list.
   * @param failed groups of hotel filters it fails
   */
  count(hotel: number, failed: number): boolean;
  facets(): Facets;
}

/** Counts while the list is made. A hotel that fails two groups counts nowhere and is not looked at. */
export function openFacetCounter(context: SearchContext, enquiry: Enquiry): FacetCounter {
  const { memory, kernel } = context;
  const { trip } = enquiry;
  const variants = stopChoices.map((maxStops) =>
    trip.isPackage && trip.legs.maxStops !== maxStops
      ? startEnquiry(context, enquiry.request, { trip: { ...trip, legs: { ...trip.legs, maxStops } } })
      : enquiry,
  );
  const trips = kernel.place(Int32Array.from([enquiry, ...variants], (each) => each.address()));
  const [low, high] = [0, 1].map((word) =>
    trip.seasons.reduce((bits, { fitting }) => bits | (fitting[word] as number), 0),
  ) as [number, number];
  const byCategory = new Map<number, number>();
  const ratings = new Int32Array(ratingThresholds.length);
  const attributes = new Int32Array(hotelAttributes.length);
  const byBoard = new Int32Array(boards.length);
  const byRoom = new Int32Array(roomTypes.length);
  const stops = new Int32Array(stopChoices.length);
  let freelyCancellable = 0;

  const countRatings = (rating: number) => {
    for (let at = 0; at < ratings.length; at += 1) {
      if (rating >= (ratingThresholds[at] as number)) ratings[at] = (ratings[at] as number) + 1;
    }
  };

  return {
    count(hotel, failed) {
      const category = memory.hotelCategory[hotel] as number;
      const rating = memory.hotelRating[hotel] as number;
      if (failed !== 0) {
        if (failed !== FAILS_CATEGORY && failed !== FAILS_RATING) return false;
        if (!hasOffer(enquiry, hotel)) return false;
        if (failed === FAILS_CATEGORY) byCategory.set(category, (byCategory.get(category) ?? 0) + 1);
        else countRatings(rating);
        return false;
      }
      const { hotelOccupancies } = memory;
      const isFitting =
        ((hotelOccupancies[hotel * 2] as number) & low) |
        ((hotelOccupancies[hotel * 2 + 1] as number) & high);
      if (isFitting === 0) return false;
      const found = kernel.calls.exploreHotel(trips, hotel);
      addBits(byBoard, found & ((1 << FOUND_ROOMS) - 1));
      addBits(byRoom, (found >>> FOUND_ROOMS) & 0xffff);
      addBits(stops, (found >>> FOUND_STOPS) & ((1 << STOP_CHOICES) - 1));
      freelyCancellable += (found >>> FOUND_IS_FREE) & 1;
      if (((found >>> FOUND_IS_OFFERED) & 1) === 0) return false;
      byCategory.set(category, (byCategory.get(category) ?? 0) + 1);
      countRatings(rating);
      addBits(attributes, memory.hotelAttributes[hotel * 2] as number);
      addBits(attributes, memory.hotelAttributes[hotel * 2 + 1] as number, 32);
      return true;
    },
    facets: () => ({
      categories: [...byCategory]
        .sort(([one], [other]) => one - other)
        .map(([value, hotels]) => ({ value, hotels })),
      ratings: listCounts(ratings, ratingThresholds),
      attributes: listCounts<HotelAttribute>(attributes, hotelAttributes),
      boards: listCounts(byBoard, boards),
      roomTypes: listCounts(byRoom, roomTypes),
      stops: trip.isPackage ? listCounts(stops, stopChoices) : [],
      freelyCancellable,
    }),
  };
}

function addBits(counts: Int32Array, bits: number, first = 0): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const at = first + 31 - Math.clz32(rest & -rest);
    counts[at] = (counts[at] as number) + 1;
  }
}

function listCounts<Value>(counts: Int32Array, values: readonly Value[]): FacetCount<Value>[] {
  return values
    .map((value, at) => ({ value, hotels: counts[at] as number }))
    .filter(({ hotels }) => hotels > 0);
}
