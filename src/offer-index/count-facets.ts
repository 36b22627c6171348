import { boards } from '../domain/board.ts';
import { type HotelAttribute, hotelAttributes } from '../domain/hotel-attribute.ts';
import { type FacetCount, type Facets, ratingThresholds } from '../domain/offer-query.ts';
import { roomTypes } from '../domain/room-type.ts';
import { NO_LIMIT } from './compile-trip.ts';
import { FAILS_CATEGORY, FAILS_RATING } from './list-candidates.ts';
import { boardOf, roomTypeOf } from './plan-traits.ts';
import { type Enquiry, hasOffer, nextPlan, type SearchContext, startEnquiry } from './search-context.ts';

/** Stops a shopper can choose: at most none, at most one. */
const stopChoices = [0, 1] as const;

/** What a hotel would offer, were one group of filters on offers chosen otherwise. */
interface Choices {
  /** It has an offer as asked. */
  isOffered: boolean;
  /** Boards and room types of which it has one, the group's own filter apart, as bits. */
  boards: number;
  rooms: number;
  /** It has one with at most no stops, and at most one: bits 0 and 1. */
  stops: number;
  isFreelyCancellable: boolean;
}

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
  const { memory } = context;
  const { trip } = enquiry;
  const variants = stopChoices.map((maxStops) =>
    trip.isPackage && trip.legs.maxStops !== maxStops
      ? startEnquiry(context, enquiry.request, { trip: { ...trip, legs: { ...trip.legs, maxStops } } })
      : enquiry,
  );
  const probe = openProbe(enquiry, variants);
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
      const choices = exploreHotel(enquiry, probe, hotel);
      addBits(byBoard, choices.boards);
      addBits(byRoom, choices.rooms);
      addBits(stops, choices.stops);
      if (choices.isFreelyCancellable) freelyCancellable += 1;
      if (!choices.isOffered) return false;
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

/** Looks at plans for one request and its variants. */
function openProbe(enquiry: Enquiry, variants: readonly Enquiry[]) {
  const { memory, kernel, trips } = enquiry.context;
  const { trip } = enquiry;
  const all = [enquiry, ...variants];
  const address = enquiry.address();
  const known: number[] = [];

  /** Address of the addresses of all variants' flights. */
  const flightsTo = (season: number, set: number): number => {
    const key = (trip.isPackage ? set : 0) * trip.seasons.length + season;
    const found = known[key];
    if (found !== undefined) return found;
    const made = kernel.take(all.length);
    all.forEach((variant, place) => {
      const flights = kernel.calls.flightsTo(trips.seasonOf(variant.trip, season), set);
      kernel.words[(made >>> 2) + place] = flights;
    });
    known[key] = made;
    return made;
  };

  /** Which of the first `count` variants a plan has an offer for, as bits; a highest total counts. */
  return (hotel: number, plan: number, count: number, mustBeFree: boolean): number => {
    const set = memory.hotelAirportSet[hotel] as number;
    let bits = 0;
    for (let at = 0; at < trip.seasons.length; at += 1) {
      const flights = flightsTo(at, set);
      const season = trips.seasonOf(trip, at);
      if (trip.maxTotal === NO_LIMIT) {
        bits |= kernel.calls.whichExist(address, season, plan, flights, count, Number(mustBeFree));
        continue;
      }
      for (let one = 0; one < count; one += 1) {
        kernel.calls.startBest(trip.maxTotal);
        kernel.calls.priceStays(
          address,
          season,
          plan,
          kernel.words[(flights >>> 2) + one] as number,
          Number(mustBeFree),
        );
        if (kernel.calls.planOfBest() >= 0) bits |= 1 << one;
      }
    }
    return bits;
  };
}

type Probe = ReturnType<typeof openProbe>;

/** Looks at a hotel's plans until nothing new can be learnt. */
function exploreHotel(enquiry: Enquiry, probe: Probe, hotel: number): Choices {
  const { memory } = enquiry.context;
  const { trip } = enquiry;
  const found: Choices = { isOffered: false, boards: 0, rooms: 0, stops: 0, isFreelyCancellable: false };
  for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
    const traits = memory.planTraits[plan] as number;
    const room = 1 << roomTypeOf(traits);
    const board = 1 << boardOf(traits);
    const isRoomWanted = (trip.roomBits & room) !== 0;
    const isBoardWanted = (trip.boardBits & board) !== 0;
    if (isRoomWanted && isBoardWanted) {
      exploreWanted(enquiry, probe, hotel, plan, room, board, found);
    } else if (isRoomWanted && (found.boards & board) === 0) {
      if (probe(hotel, plan, 1, trip.isFreelyCancellable) !== 0) found.boards |= board;
    } else if (isBoardWanted && (found.rooms & room) === 0) {
      if (probe(hotel, plan, 1, trip.isFreelyCancellable) !== 0) found.rooms |= room;
    }
  }
  return found;
}

function exploreWanted(
  enquiry: Enquiry,
  probe: Probe,
  hotel: number,
  plan: number,
  room: number,
  board: number,
  found: Choices,
): void {
  const { trip, context } = enquiry;
  const isStopsKnown = !trip.isPackage || found.stops === 3;
  const isListed = (found.boards & board) !== 0 && (found.rooms & room) !== 0 && found.isOffered;
  let isOffered = false;
  if (!isListed || !isStopsKnown) {
    const bits = probe(hotel, plan, isStopsKnown ? 1 : 1 + stopChoices.length, trip.isFreelyCancellable);
    found.stops |= bits >>> 1;
    isOffered = (bits & 1) !== 0;
  }
  if (isOffered) {
    found.isOffered = true;
    found.boards |= board;
    found.rooms |= room;
    if (trip.isFreelyCancellable) found.isFreelyCancellable = true;
  }
  if (found.isFreelyCancellable || trip.isFreelyCancellable) return;
  const free = context.stays.freeCancellation(plan, trip);
  if (free === 'none') return;
  found.isFreelyCancellable = (free === 'all' && isOffered) || probe(hotel, plan, 1, true) !== 0;
}
