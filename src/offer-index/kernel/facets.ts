import {
  ATTRIBUTE_WORDS,
  BOARD_MASK,
  BOARD_SHIFT,
  FACET_ATTRIBUTES,
  FACET_BOARDS,
  FACET_FLIGHT_WORDS,
  FACET_FLIGHTS,
  FACET_FREE,
  FACET_RATINGS,
  FACET_ROOMS,
  FACET_STARS,
  FACET_TRANSFER,
  FLIGHT_CHOICES,
  FLIGHTS_LOWEST,
  INCLUDED_MASK,
  NEVER_FREE,
  NO_FLIGHT,
  ROOM_MASK,
  SCRATCH_FACETS,
  SEASON_FITTING,
  TRIP_BASE,
  TRIP_BLOCKS,
  TRIP_BOARDS,
  TRIP_BOOKING_DAY,
  TRIP_DAYS,
  TRIP_HAS_LIMIT,
  TRIP_IS_FREE,
  TRIP_IS_PACKAGE,
  TRIP_MOST,
  TRIP_NEEDS_TRANSFER,
  TRIP_ROOMS,
  TRIP_SEASONS,
  TRIP_WORDS,
  WITH_TRANSFER,
} from '../memory/layout';
import { byteAt, copyWords, doubleIn, setWord, shortAt, wordAt } from './access';
import { take } from './arena';
import { FAILS_RATING, FAILS_STARS, failsOf } from './candidates';
import { flightsTo } from './flights';
import { hasOffer, takesParty } from './hotels';
import { hasRooms, priceRooms, takesRooms } from './several-rooms';
import { bestPlan, priceStays, startBest, whichExist } from './stays';
import {
  hotelAirportSet,
  hotelAttributes,
  hotelCategory,
  hotelPlans,
  hotelRating,
  planFreeDays,
  planNext,
  planTraits,
} from './tables';
import { seasonAt } from './trips';

/**
 * Counts of hotels if one group of filters were chosen otherwise. The plans of a hotel are read until nothing new can be
 * found.
 */
const VARIANTS = 1 + FLIGHT_CHOICES;
const ALL_CHOICES = (1 << FLIGHT_CHOICES) - 1;
/** The trip itself, as a bit of variants; choices of flights follow. */
const OF_TRIP = 1;

/** Boards of plans without a transfer; those of plans with one lie above them. */
const BOARD_PLACES = BOARD_MASK + 1;
const ALL_BOARDS = (1 << BOARD_PLACES) - 1;

/** Flights to the current hotel, see `SCRATCH_FACETS`. */
let flights: usize = 0;
let lastSet: i32 = -1;

let trip: usize = 0;
let boards: i32 = 0;
let rooms: i32 = 0;
let choices: i32 = 0;
let isOffered: bool = false;
let isFree: bool = false;
let isTransferIncluded: bool = false;
/** A copy of the trip for a party in several rooms: it asks for one value of a filter after another. */
let asked: usize = 0;

/** Sets where the flights of the hotel at hand are stored. @param page address of the thread's page */
export function openFacets(page: usize): void {
  flights = page + SCRATCH_FACETS;
}

/**
 * Counts hotels for each value of each filter as if the filter's own group were not set, and lists the hotels of the answer.
 * A hotel that fails two
 * groups counts nowhere.
 * @param trips addresses: the trip, then the trip with each choice of flights
 * @param filter its address, 0 for none
 * @param hotels rows, `count` of them
 * @param counts `FACET_WORDS` words, all 0
 * @param listed where the rows of the hotels of the answer go
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
  const isForRooms = takesRooms(trip);
  if (isForRooms) asked = copyTrip();
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
    if (isForRooms) exploreRooms(trips, hotel);
    else exploreHotel(trips, hotel);
    addBits(counts, FACET_BOARDS, boards);
    addBits(counts, FACET_ROOMS, rooms);
    addBits(counts, FACET_FLIGHTS, choices);
    if (isFree) addOne(counts, FACET_FREE);
    if (isTransferIncluded) addOne(counts, FACET_TRANSFER);
    if (!isOffered) continue;
    addOne(counts, FACET_STARS + byteAt(hotelCategory, hotel));
    addOne(counts, FACET_RATINGS + byteAt(hotelRating, hotel));
    addBits(counts, FACET_ATTRIBUTES, wordAt(hotelAttributes, hotel * ATTRIBUTE_WORDS));
    addBits(counts, FACET_ATTRIBUTES + 32, wordAt(hotelAttributes, hotel * ATTRIBUTE_WORDS + 1));
    setWord(listed, found, hotel);
    found += 1;
  }
  return found;
}

/** A word of the kinds of occupancy that take the party in any season. @param word 0 or 1 */
function fittingIn(word: i32): i32 {
  const seasons = wordAt(trip, TRIP_SEASONS);
  let bits = 0;
  for (let at = 0; at < seasons; at += 1) bits |= wordAt(seasonAt(trip, at), SEASON_FITTING + word);
  return bits;
}

/** Adds 1 to a count. */
function addOne(counts: usize, place: i32): void {
  setWord(counts, place, wordAt(counts, place) + 1);
}

/** Adds 1 to the count of each bit that is set. @param first place of the count of bit 0 */
function addBits(counts: usize, first: i32, bits: i32): void {
  for (let left = bits; left !== 0; left &= left - 1) addOne(counts, first + ctz(left));
}

/**
 * Finds out for which boards, room types and choices of flights a hotel has an offer, whether it has one that is free to
 * cancel, or that includes the transfer, and whether it is in the answer. Leaves the findings in `boards`, `rooms`, `choices`, `isFree`,
 * `isTransferIncluded` and `isOffered`.
 */
function exploreHotel(trips: usize, hotel: i32): void {
  boards = 0;
  rooms = 0;
  choices = 0;
  isOffered = false;
  isFree = false;
  isTransferIncluded = false;
  const needsTransfer = wordAt(trip, TRIP_NEEDS_TRANSFER) !== 0;
  const isPackage = wordAt(trip, TRIP_IS_PACKAGE) !== 0;
  listFlights(trips, shortAt(hotelAirportSet, hotel));
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    const traits = wordAt(planTraits, plan);
    const isWithTransfer = (traits & WITH_TRANSFER) !== 0;
    if (needsTransfer && !isWithTransfer) continue;
    const room = 1 << (traits & ROOM_MASK);
    const board = 1 << ((traits >>> BOARD_SHIFT) & BOARD_MASK);
    const isRoomWanted = (wordAt(trip, TRIP_ROOMS) & room) !== 0;
    const isBoardWanted =
      ((wordAt(trip, TRIP_BOARDS) >>> ((traits >>> BOARD_SHIFT) & INCLUDED_MASK)) & 1) !== 0;
    if (isRoomWanted && isBoardWanted) exploreWanted(plan, room, board, isPackage && isWithTransfer);
    else if (isRoomWanted && (boards & board) === 0) {
      if (probe(plan, OF_TRIP, wordAt(trip, TRIP_IS_FREE) !== 0) !== 0) boards |= board;
    } else if (isBoardWanted && (rooms & room) === 0) {
      if (probe(plan, OF_TRIP, wordAt(trip, TRIP_IS_FREE) !== 0) !== 0) rooms |= room;
    }
  }
}

/**
 * Looks up the flights of each season and choice of flights to a set of airports. Keeps them while the set stays the same:
 * hotels with the same
 * airports lie side by side.
 */
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
      if (wordAt(found, FLIGHTS_LOWEST) !== NO_FLIGHT) flown |= 1 << variant;
    }
    setWord(row, VARIANTS, flown);
  }
}

/**
 * Address of the flights of a season: of the trip, then of each choice of flights, then a word of bits that says which of them
 * exist.
 */
function flightsIn(season: i32): usize {
  return flights + ((<usize>(season * FACET_FLIGHT_WORDS)) << 2);
}

/**
 * Adds what a plan of a wanted room and board has an offer for to the findings of its hotel. Asks only for what is not known
 * yet.
 * @param plan its row
 * @param room and `board`: a bit each
 * @param isWithTransfer whether its offers include the transfer
 */
function exploreWanted(plan: i32, room: i32, board: i32, isWithTransfer: bool): void {
  const mustBeFree = wordAt(trip, TRIP_IS_FREE) !== 0;
  const isKnown =
    (boards & board) !== 0 && (rooms & room) !== 0 && isOffered && (isTransferIncluded || !isWithTransfer);
  const missing = wordAt(trip, TRIP_IS_PACKAGE) === 0 ? 0 : ALL_CHOICES & ~choices;
  let isPlanOffered = false;
  if (!isKnown || missing !== 0) {
    const found = probe(plan, OF_TRIP | (missing << 1), mustBeFree);
    choices |= found >>> 1;
    isPlanOffered = (found & OF_TRIP) !== 0;
  }
  if (isPlanOffered) {
    isOffered = true;
    boards |= board;
    rooms |= room;
    if (isWithTransfer) isTransferIncluded = true;
    if (mustBeFree) isFree = true;
  }
  if (isFree || mustBeFree) return;
  const freeDays = byteAt(planFreeDays, plan);
  // First day of arrival on which guests can still cancel.
  const first = wordAt(trip, TRIP_BOOKING_DAY) + freeDays - wordAt(trip, TRIP_BASE);
  if (freeDays === NEVER_FREE || first >= wordAt(trip, TRIP_DAYS)) return;
  isFree = (first <= 0 && isPlanOffered) || probe(plan, OF_TRIP, true) !== 0;
}

/** A copy of the trip whose own words may change; it shares the seasons. */
function copyTrip(): usize {
  const words = TRIP_BLOCKS + wordAt(trip, TRIP_WORDS) + 1;
  const copy = take(words);
  copyWords(copy, trip, 0, words);
  return copy;
}

/** The same findings for a party in several rooms: for each value all rooms have to have it, on the same days. */
function exploreRooms(trips: usize, hotel: i32): void {
  const wantedRooms = wordAt(trip, TRIP_ROOMS);
  const wantedBoards = wordAt(trip, TRIP_BOARDS);
  const mustBeFree = wordAt(trip, TRIP_IS_FREE) !== 0;
  const isPackage = wordAt(trip, TRIP_IS_PACKAGE) !== 0;
  listFlights(trips, shortAt(hotelAirportSet, hotel));
  listTraits(hotel);
  const variants = OF_TRIP | (isPackage ? ALL_CHOICES << 1 : 0);
  const found = probeRooms(hotel, wantedRooms, wantedBoards, mustBeFree, variants);
  isOffered = (found & OF_TRIP) !== 0;
  choices = found >>> 1;
  boards = keepBits(hotel, boards, wantedRooms, true);
  rooms = keepBits(hotel, rooms, wantedBoards, false);
  // What is not offered at all is not offered on stricter terms.
  isFree = isOffered && (mustBeFree || probeRooms(hotel, wantedRooms, wantedBoards, true, OF_TRIP) !== 0);
  const included = wantedBoards & ~ALL_BOARDS;
  isTransferIncluded =
    isOffered &&
    isPackage &&
    (included === wantedBoards || probeRooms(hotel, wantedRooms, included, mustBeFree, OF_TRIP) !== 0);
}

/** Leaves in `boards` and `rooms` those of which a hotel has any plan, where the other of the two is wanted. */
function listTraits(hotel: i32): void {
  const needsTransfer = wordAt(trip, TRIP_NEEDS_TRANSFER) !== 0;
  const wantedRooms = wordAt(trip, TRIP_ROOMS);
  const wantedBoards = wordAt(trip, TRIP_BOARDS);
  boards = 0;
  rooms = 0;
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    const traits = wordAt(planTraits, plan);
    if (needsTransfer && (traits & WITH_TRANSFER) === 0) continue;
    const room = 1 << (traits & ROOM_MASK);
    if ((wantedRooms & room) !== 0) boards |= 1 << ((traits >>> BOARD_SHIFT) & BOARD_MASK);
    if (((wantedBoards >>> ((traits >>> BOARD_SHIFT) & INCLUDED_MASK)) & 1) !== 0) rooms |= room;
  }
}

/**
 * Those of some boards or kinds of rooms for which a hotel has an offer for several rooms, as bits.
 * @param others wanted bits of what is not asked for one after another
 * @param areBoards whether the bits are boards
 */
function keepBits(hotel: i32, bits: i32, others: i32, areBoards: bool): i32 {
  const mustBeFree = wordAt(trip, TRIP_IS_FREE) !== 0;
  const needsTransfer = wordAt(trip, TRIP_NEEDS_TRANSFER) !== 0;
  let kept = 0;
  for (let left = bits; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const withTransfer = bit << BOARD_PLACES;
    const found = areBoards
      ? probeRooms(hotel, others, needsTransfer ? withTransfer : withTransfer | bit, mustBeFree, OF_TRIP)
      : probeRooms(hotel, bit, others, mustBeFree, OF_TRIP);
    if (found !== 0) kept |= bit;
  }
  return kept;
}

/**
 * For which of some variants of the trip a hotel has an offer for several rooms, as bits; a highest total counts.
 * @param wantedRooms and `wantedBoards`: bits of what each room may be
 */
function probeRooms(hotel: i32, wantedRooms: i32, wantedBoards: i32, mustBeFree: bool, variants: i32): i32 {
  setWord(asked, TRIP_ROOMS, wantedRooms);
  setWord(asked, TRIP_BOARDS, wantedBoards);
  setWord(asked, TRIP_IS_FREE, <i32>mustBeFree);
  const seasons = wordAt(trip, TRIP_SEASONS);
  const hasLimit = wordAt(trip, TRIP_HAS_LIMIT) !== 0;
  let found = 0;
  for (let at = 0; at < seasons; at += 1) {
    const season = seasonAt(trip, at);
    const flown = flightsIn(at);
    for (let left = variants & ~found & wordAt(flown, VARIANTS); left !== 0; left &= left - 1) {
      const flights = <usize>wordAt(flown, ctz(left));
      if (!hasRooms(asked, season, hotel, flights)) continue;
      if (hasLimit) {
        startBest(doubleIn(trip, TRIP_MOST));
        priceRooms(asked, season, hotel, flights);
        if (bestPlan < 0) continue;
      }
      found |= left & -left;
    }
  }
  return found;
}

/**
 * For which of some variants of the trip a plan has an offer, as bits; a highest total counts.
 * @param variants bits: the trip, then each choice of flights
 * @param mustBeFree only stays that are still free to cancel
 */
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
      startBest(doubleIn(trip, TRIP_MOST));
      priceStays(trip, season, plan, <usize>wordAt(flown, ctz(left)), mustBeFree);
      if (bestPlan >= 0) found |= left & -left;
    }
  }
  return found;
}
