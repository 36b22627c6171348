import { boards } from '../domain/board.ts';
import { type HotelAttribute, hotelAttributes } from '../domain/hotel-attribute.ts';
import { type FacetCount, type Facets, ratingThresholds } from '../domain/offer-query.ts';
import { roomTypes } from '../domain/room-type.ts';
import { NO_LIMIT, type Trip } from './compile-trip.ts';
import { type FlightPrices, NO_FLIGHT } from './leg-fares.ts';
import { FAILS_CATEGORY, FAILS_RATING } from './list-candidates.ts';
import { boardOf, roomTypeOf } from './plan-traits.ts';
import { type Enquiry, hasOffer, nextPlan, type SearchContext, startEnquiry } from './search-context.ts';
import { startBest } from './stay-search.ts';

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
      const choices = exploreHotel(enquiry, variants, hotel);
      addBits(byBoard, choices.boards);
      addBits(byRoom, choices.rooms);
      addBits(stops, choices.stops);
      if (choices.isFreelyCancellable) freelyCancellable += 1;
      if (!choices.isOffered) return false;
      byCategory.set(category, (byCategory.get(category) ?? 0) + 1);
      countRatings(rating);
      addBits(attributes, memory.hotelAttributes[hotel * 2] as number);
      addBits(attributes.subarray(32), memory.hotelAttributes[hotel * 2 + 1] as number);
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

function addBits(counts: Int32Array, bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const at = 31 - Math.clz32(rest & -rest);
    counts[at] = (counts[at] as number) + 1;
  }
}

function listCounts<Value>(counts: Int32Array, values: readonly Value[]): FacetCount<Value>[] {
  return values
    .map((value, at) => ({ value, hotels: counts[at] as number }))
    .filter(({ hotels }) => hotels > 0);
}

/** Looks at a hotel's plans until nothing new can be learnt. */
function exploreHotel(enquiry: Enquiry, variants: readonly Enquiry[], hotel: number): Choices {
  const { memory } = enquiry.context;
  const { trip } = enquiry;
  const found: Choices = { isOffered: false, boards: 0, rooms: 0, stops: 0, isFreelyCancellable: false };
  const all = [enquiry, ...variants];
  for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
    const traits = memory.planTraits[plan] as number;
    const room = 1 << roomTypeOf(traits);
    const board = 1 << boardOf(traits);
    const isRoomWanted = (trip.roomBits & room) !== 0;
    const isBoardWanted = (trip.boardBits & board) !== 0;
    if (!isRoomWanted && !isBoardWanted) continue;
    if (isRoomWanted && isBoardWanted) {
      exploreWanted(enquiry, all, hotel, plan, room, board, found);
    } else if (isRoomWanted ? (found.boards & board) === 0 : (found.rooms & room) === 0) {
      if (probePlan(enquiry, [enquiry], hotel, plan, trip.isFreelyCancellable) === 0) continue;
      if (isRoomWanted) found.boards |= board;
      else found.rooms |= room;
    }
  }
  return found;
}

function exploreWanted(
  enquiry: Enquiry,
  all: readonly Enquiry[],
  hotel: number,
  plan: number,
  room: number,
  board: number,
  found: Choices,
): void {
  const { trip } = enquiry;
  const isStopsKnown = !trip.isPackage || found.stops === 3;
  const isListed = found.isOffered && (found.boards & board) !== 0 && (found.rooms & room) !== 0;
  if (!isListed || !isStopsKnown) {
    const bits = probePlan(
      enquiry,
      isStopsKnown ? all.slice(0, 1) : all,
      hotel,
      plan,
      trip.isFreelyCancellable,
    );
    found.stops |= bits >>> 1;
    if (bits & 1) {
      found.isOffered = true;
      found.boards |= board;
      found.rooms |= room;
      if (trip.isFreelyCancellable) found.isFreelyCancellable = true;
    }
  }
  if (!found.isFreelyCancellable && !trip.isFreelyCancellable) {
    found.isFreelyCancellable = probePlan(enquiry, all.slice(0, 1), hotel, plan, true) !== 0;
  }
}

/** Which of several enquiries a plan has an offer for, as bits; a highest total counts. */
function probePlan(
  enquiry: Enquiry,
  variants: readonly Enquiry[],
  hotel: number,
  plan: number,
  mustBeFree: boolean,
): number {
  const { memory, stays } = enquiry.context;
  const { trip } = enquiry;
  const set = memory.hotelAirportSet[hotel] as number;
  let bits = 0;
  for (let season = 0; season < trip.seasons.length; season += 1) {
    const described = trip.seasons[season] as Trip['seasons'][number];
    const flights = variants.map((variant) => variant.flights(season, set));
    if ((flights[0] as FlightPrices).lowestOfAll === NO_FLIGHT && variants.length === 1) continue;
    if (trip.maxTotal === NO_LIMIT) {
      bits |= stays.whichExist(plan, trip, described, flights, mustBeFree);
      continue;
    }
    const priced =
      mustBeFree === trip.isFreelyCancellable ? trip : { ...trip, isFreelyCancellable: mustBeFree };
    flights.forEach((prices, at) => {
      const best = startBest(trip.maxTotal);
      stays.priceStays(plan, priced, described, prices, best);
      if (best.plan >= 0) bits |= 1 << at;
    });
  }
  return bits;
}
