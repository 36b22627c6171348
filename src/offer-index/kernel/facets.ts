import {
  BOARD_SHIFT,
  FACET_ATTRIBUTES,
  FACET_BOARDS,
  FACET_FREE,
  FACET_RATINGS,
  FACET_ROOMS,
  FACET_STARS,
  FACET_STOPS,
  NEVER_FREE,
  NO_FLIGHT,
  SEASON_FITTING,
  STOP_CHOICES,
  TRIP_BASE,
  TRIP_BOARDS,
  TRIP_BOOKING_DAY,
  TRIP_DAYS,
  TRIP_HAS_LIMIT,
  TRIP_IS_FREE,
  TRIP_IS_PACKAGE,
  TRIP_MOST,
  TRIP_ROOMS,
  TRIP_SEASONS,
} from '../memory/layout';
import { FAILS_RATING, FAILS_STARS, failsOf } from './candidates';
import { flightsTo, LOWEST } from './flights';
import { hasOffer, takesParty } from './hotels';
import { bestPlan, priceStays, startBest, whichExist } from './stays';
import {
  byteAt,
  hotelAirportSet,
  hotelAttributes,
  hotelCategory,
  hotelPlans,
  hotelRating,
  planFreeDays,
  planNext,
  planTraits,
  setWord,
  shortAt,
  wordAt,
} from './tables';
import { seasonAt } from './trips';

/**
 * How many hotels there would be, were one group of filters chosen otherwise. Of each hotel the plans are looked at until nothing new can be
 * learnt.
 */
const VARIANTS = 1 + STOP_CHOICES;
const ALL_STOPS = (1 << STOP_CHOICES) - 1;
/** The trip itself, as a bit of variants. */
const OF_TRIP = 1;

/** Flights to the hotel at hand: of each season those of the trip, and of each choice of stops. */
let flights: usize = 0;
let lastSet: i32 = -1;

let trip: usize = 0;
let boards: i32 = 0;
let rooms: i32 = 0;
let stops: i32 = 0;
let isOffered: bool = false;
let isFree: bool = false;

export function openFacets(scratch: usize): void {
  flights = scratch;
}

/**
 * Counts hotels for each filter as if its own group were not set, and lists those that belong to the answer. A hotel that fails two groups counts
 * nowhere and is not looked at.
 * @param trips addresses of the trip, and of the same with each choice of stops
 * @param counts see `FACET_STARS`
 * @returns how many are listed
 */
export function countFacets(
  trips: usize,
  filter: usize,
  hotels: usize,
  count: i32,
  counts: usize,
  listed: usize,
): i32 {
  trip = <usize>wordAt(trips, 0);
  lastSet = -1;
  const fittingLow = fittingIn(0);
  const fittingHigh = fittingIn(1);
  let found = 0;
  for (let at = 0; at < count; at += 1) {
    const hotel = wordAt(hotels, at);
    const failed = failsOf(filter, hotel);
    if (failed !== 0) {
      if (failed === FAILS_STARS) {
        if (hasOffer(trip, hotel)) addOne(counts, FACET_STARS + byteAt(hotelCategory, hotel));
      } else if (failed === FAILS_RATING) {
        if (hasOffer(trip, hotel)) addOne(counts, FACET_RATINGS + byteAt(hotelRating, hotel));
      }
      continue;
    }
    if (!takesParty(hotel, fittingLow, fittingHigh)) continue;
    exploreHotel(trips, hotel);
    addBits(counts, FACET_BOARDS, boards);
    addBits(counts, FACET_ROOMS, rooms);
    addBits(counts, FACET_STOPS, stops);
    if (isFree) addOne(counts, FACET_FREE);
    if (!isOffered) continue;
    addOne(counts, FACET_STARS + byteAt(hotelCategory, hotel));
    addOne(counts, FACET_RATINGS + byteAt(hotelRating, hotel));
    addBits(counts, FACET_ATTRIBUTES, wordAt(hotelAttributes, hotel * 2));
    addBits(counts, FACET_ATTRIBUTES + 32, wordAt(hotelAttributes, hotel * 2 + 1));
    setWord(listed, found, hotel);
    found += 1;
  }
  return found;
}

/** A word of kinds of occupancy that take the party in any season. */
function fittingIn(word: i32): i32 {
  const seasons = wordAt(trip, TRIP_SEASONS);
  let bits = 0;
  for (let at = 0; at < seasons; at += 1) bits |= wordAt(seasonAt(trip, at), SEASON_FITTING + word);
  return bits;
}

function addOne(counts: usize, place: i32): void {
  setWord(counts, place, wordAt(counts, place) + 1);
}

/** Adds one for each bit. */
function addBits(counts: usize, first: i32, bits: i32): void {
  for (let left = bits; left !== 0; left &= left - 1) addOne(counts, first + ctz(left));
}

function exploreHotel(trips: usize, hotel: i32): void {
  boards = 0;
  rooms = 0;
  stops = 0;
  isOffered = false;
  isFree = false;
  listFlights(trips, shortAt(hotelAirportSet, hotel));
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    const traits = wordAt(planTraits, plan);
    const room = 1 << (traits & 15);
    const board = 1 << ((traits >>> BOARD_SHIFT) & 7);
    const isRoomWanted = (wordAt(trip, TRIP_ROOMS) & room) !== 0;
    const isBoardWanted = (wordAt(trip, TRIP_BOARDS) & board) !== 0;
    if (isRoomWanted && isBoardWanted) exploreWanted(plan, room, board);
    else if (isRoomWanted && (boards & board) === 0) {
      if (probe(plan, OF_TRIP, wordAt(trip, TRIP_IS_FREE) !== 0) !== 0) boards |= board;
    } else if (isBoardWanted && (rooms & room) === 0) {
      if (probe(plan, OF_TRIP, wordAt(trip, TRIP_IS_FREE) !== 0) !== 0) rooms |= room;
    }
  }
}

/** Hotels with the same airports come one after another. */
function listFlights(trips: usize, set: i32): void {
  if (set === lastSet) return;
  lastSet = set;
  const seasons = wordAt(trip, TRIP_SEASONS);
  for (let season = 0; season < seasons; season += 1) {
    const row = flightsIn(season);
    let flown = 0;
    for (let variant = 0; variant < VARIANTS; variant += 1) {
      const found = flightsTo(seasonAt(<usize>wordAt(trips, variant), season), set);
      setWord(row, variant, <i32>found);
      if (wordAt(found, LOWEST) !== NO_FLIGHT) flown |= 1 << variant;
    }
    setWord(row, VARIANTS, flown);
  }
}

/** Flights of a season: of the trip, then of each choice of stops; and behind them which there are, as bits. */
function flightsIn(season: i32): usize {
  return flights + ((<usize>(season * (VARIANTS + 1))) << 2);
}

/** Looks at a plan of a room and board that are asked for. */
function exploreWanted(plan: i32, room: i32, board: i32): void {
  const mustBeFree = wordAt(trip, TRIP_IS_FREE) !== 0;
  const isKnown = (boards & board) !== 0 && (rooms & room) !== 0 && isOffered;
  const missing = wordAt(trip, TRIP_IS_PACKAGE) === 0 ? 0 : ALL_STOPS & ~stops;
  let isPlanOffered = false;
  if (!isKnown || missing !== 0) {
    const found = probe(plan, OF_TRIP | (missing << 1), mustBeFree);
    stops |= found >>> 1;
    isPlanOffered = (found & OF_TRIP) !== 0;
  }
  if (isPlanOffered) {
    isOffered = true;
    boards |= board;
    rooms |= room;
    if (mustBeFree) isFree = true;
  }
  if (isFree || mustBeFree) return;
  const freeDays = byteAt(planFreeDays, plan);
  // From this day on those who arrive can still cancel.
  const first = wordAt(trip, TRIP_BOOKING_DAY) + freeDays - wordAt(trip, TRIP_BASE);
  if (freeDays === NEVER_FREE || first >= wordAt(trip, TRIP_DAYS)) return;
  isFree = (first <= 0 && isPlanOffered) || probe(plan, OF_TRIP, true) !== 0;
}

/** Which variants of those asked for a plan has an offer for, as bits; a highest total counts. */
function probe(plan: i32, variants: i32, mustBeFree: bool): i32 {
  const seasons = wordAt(trip, TRIP_SEASONS);
  const hasLimit = wordAt(trip, TRIP_HAS_LIMIT) !== 0;
  let found = 0;
  for (let at = 0; at < seasons; at += 1) {
    const season = seasonAt(trip, at);
    const flown = flightsIn(at);
    const wanted = variants & ~found & wordAt(flown, VARIANTS);
    if (!hasLimit) {
      found |= whichExist(trip, season, plan, flown, wanted, mustBeFree);
      continue;
    }
    for (let left = wanted; left !== 0; left &= left - 1) {
      startBest(load<f64>(trip + TRIP_MOST * 4));
      priceStays(trip, season, plan, <usize>wordAt(flown, ctz(left)), mustBeFree);
      if (bestPlan >= 0) found |= left & -left;
    }
  }
  return found;
}
