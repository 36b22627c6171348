import {
  DOES_NOT_FIT,
  FITTING_WORDS,
  FLIGHTS_LOWEST,
  NO_FLIGHT,
  OCCUPANCY_SHIFT,
  SCRATCH_HOTEL,
  SEASON_FITTING,
  SEASON_WEIGHTS,
  SELLABLE,
  TRIP_BLOCKS,
  TRIP_BOARDS,
  TRIP_EXCLUDES,
  TRIP_HAS_FORTNIGHT,
  TRIP_HAS_LIMIT,
  TRIP_HAS_WEEK,
  TRIP_MOST,
  TRIP_NIGHTS_FROM,
  TRIP_ROOMS,
  TRIP_SEASONS,
  TRIP_STATE,
  TRIP_WORDS,
  UNION_WORDS,
} from '../memory/layout';
import { copyWords, doubleIn, setWord, shortAt, unsignedAt, wordAt } from './access';
import { take } from './arena';
import { findRuns } from './bits';
import { anyDaysOf, flightsTo, provenDaysOf } from './flights';
import { priceHotel } from './prices';
import { hasRooms, takesRooms } from './several-rooms';
import { bestPlan, hasStay, isWantedRoom, startBest } from './stays';
import {
  firstFortnight,
  firstTraits,
  firstWeek,
  hotelAirportSet,
  hotelNights,
  hotelOccupancies,
  hotelPlans,
  hotelRows,
  largestFortnight,
  largestTraits,
  largestWeek,
  planNext,
  planTraits,
} from './tables';
import { seasonAt } from './trips';

/** A list of one hotel, and behind it the list of what is found for it. */
let alone: usize = 0;

/** Sets where the hotel that is asked for alone is stored. @param page address of the thread's page */
export function openHotels(page: usize): void {
  alone = page + SCRATCH_HOTEL;
}

/**
 * Whether no plan of a hotel has open nights for the shortest stay, or allows an arrival, on any day with flights. Rules out
 * nothing when nights on request
 * count, since the table has open nights only.
 * @param days a bit for each day with flights
 */
function isRuledOut(trip: usize, hotel: i32, days: usize): bool {
  if (wordAt(trip, TRIP_STATE) === SELLABLE) return false;
  const words = wordAt(trip, TRIP_WORDS);
  const excludes = wordAt(trip, TRIP_EXCLUDES);
  for (let word = 0; word < words; word += 1) {
    const at = (wordAt(trip, TRIP_BLOCKS + word) * hotelRows + hotel) * UNION_WORDS;
    const wanted = wordAt(days, word) & (excludes === 0 ? -1 : wordAt(hotelNights, at + excludes));
    if (wanted === 0) continue;
    const next = (wordAt(trip, TRIP_BLOCKS + word + 1) * hotelRows + hotel) * UNION_WORDS;
    const open = <u64>unsignedAt(hotelNights, at) | ((<u64>unsignedAt(hotelNights, next)) << 32);
    if ((<i32>findRuns(open, wordAt(trip, TRIP_NIGHTS_FROM)) & wanted) !== 0) return false;
  }
  return true;
}

/** Whether a hotel has any offer for a trip; a highest total counts. @param hotel its row */
export function hasOffer(trip: usize, hotel: i32): bool {
  if (wordAt(trip, TRIP_HAS_LIMIT) !== 0) {
    startBest(doubleIn(trip, TRIP_MOST));
    priceHotel(trip, hotel);
    return bestPlan >= 0;
  }
  if (takesRooms(trip)) return hasOfferWithRooms(trip, hotel);
  setWord(alone, 0, hotel);
  const seasons = wordAt(trip, TRIP_SEASONS);
  for (let at = 0; at < seasons; at += 1) {
    if (listOfferedIn(trip, seasonAt(trip, at), alone, 1, alone + 4, 0) === 1) return true;
  }
  return false;
}

/** Whether a hotel has an offer for a party in several rooms, whatever the price. */
function hasOfferWithRooms(trip: usize, hotel: i32): bool {
  const seasons = wordAt(trip, TRIP_SEASONS);
  for (let at = 0; at < seasons; at += 1) {
    const season = seasonAt(trip, at);
    const flights = flightsTo(season, shortAt(hotelAirportSet, hotel));
    if (hasRooms(trip, season, hotel, flights)) return true;
  }
  return false;
}

/**
 * Lists those of some hotels that have an offer. Of several seasons those of the first come first.
 * @param hotels rows, `count` of them
 * @param offered where the rows go; may be the same as `hotels`
 * @returns how many there are
 */
export function listOffered(trip: usize, hotels: usize, count: i32, offered: usize): i32 {
  if (wordAt(trip, TRIP_HAS_LIMIT) !== 0 || takesRooms(trip)) return listEach(trip, hotels, count, offered);
  const seasons = wordAt(trip, TRIP_SEASONS);
  if (seasons === 1) return listOfferedIn(trip, seasonAt(trip, 0), hotels, count, offered, 0);
  const others = take(count);
  copyWords(others, hotels, 0, count);
  let found = 0;
  for (let at = 0; at < seasons; at += 1) {
    const behind = offered + ((<usize>found) << 2);
    found += listOfferedIn(trip, seasonAt(trip, at), others, count - found, behind, others);
  }
  return found;
}

/** The same, one hotel after another: a highest total counts, for which each has to be priced, or the party takes several rooms. */
function listEach(trip: usize, hotels: usize, count: i32, offered: usize): i32 {
  let found = 0;
  for (let at = 0; at < count; at += 1) {
    const hotel = wordAt(hotels, at);
    if (!hasOffer(trip, hotel)) continue;
    setWord(offered, found, hotel);
    found += 1;
  }
  return found;
}

/**
 * Lists those of some hotels that have an offer in a season, whatever the price: by samples where these prove it, otherwise
 * by plans. This loop
 * meets every hotel there is.
 * @param others where the rows of all other hotels go, 0 for nowhere
 * @returns how many have an offer
 */
function listOfferedIn(
  trip: usize,
  season: usize,
  hotels: usize,
  count: i32,
  offered: usize,
  others: usize,
): i32 {
  const weights = <usize>wordAt(season, SEASON_WEIGHTS);
  const fittingLow = wordAt(season, SEASON_FITTING);
  const fittingHigh = wordAt(season, SEASON_FITTING + 1);
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  const isProvable = (wordAt(trip, TRIP_HAS_WEEK) | wordAt(trip, TRIP_HAS_FORTNIGHT)) !== 0;
  // Hotels with the same airports lie side by side.
  let lastSet = -1;
  let flights: usize = 0;
  let isFlown = false;
  let days: usize = 0;
  let found = 0;
  let rest = 0;
  for (let at = 0; at < count; at += 1) {
    const hotel = wordAt(hotels, at);
    const set = shortAt(hotelAirportSet, hotel);
    if (set !== lastSet) {
      flights = flightsTo(season, set);
      isFlown = wordAt(flights, FLIGHTS_LOWEST) !== NO_FLIGHT;
      if (isFlown) days = provenDaysOf(flights);
      lastSet = set;
    }
    const isOffered =
      isFlown &&
      ((isProvable &&
        ((isSold(wordAt(firstTraits, hotel), weights, rooms, boards) &&
          proves(trip, hotel, firstWeek, firstFortnight, days)) ||
          (isSold(wordAt(largestTraits, hotel), weights, rooms, boards) &&
            proves(trip, hotel, largestWeek, largestFortnight, days)))) ||
        (takesParty(hotel, fittingLow, fittingHigh) &&
          !isRuledOut(trip, hotel, anyDaysOf(flights)) &&
          hasPlan(trip, season, hotel, flights)));
    if (isOffered) {
      setWord(offered, found, hotel);
      found += 1;
    } else if (others !== 0) {
      setWord(others, rest, hotel);
      rest += 1;
    }
  }
  return found;
}

/**
 * Whether a hotel may have a room that takes the party. Kinds of occupancy share bits: true is no proof.
 * @param fittingLow and `fittingHigh`: kinds that take the party
 */
export function takesParty(hotel: i32, fittingLow: i32, fittingHigh: i32): bool {
  const low = wordAt(hotelOccupancies, hotel * FITTING_WORDS) & fittingLow;
  return (low | (wordAt(hotelOccupancies, hotel * FITTING_WORDS + 1) & fittingHigh)) !== 0;
}

/**
 * Whether a sample plan is of a wanted room and board and takes the party.
 * @param traits 0 for a hotel without plans
 * @param weights by row of occupancy
 */
function isSold(traits: i32, weights: usize, rooms: i32, boards: i32): bool {
  return (
    traits !== 0 &&
    isWantedRoom(traits, rooms, boards) &&
    wordAt(weights, traits >>> OCCUPANCY_SHIFT) !== DOES_NOT_FIT
  );
}

/**
 * Whether a sample plan of a hotel has a stay on a day with flights.
 * @param week and `fortnight`: tables of days on which any stay of 3 to 7, or of 7 to 14 nights can begin
 * @param days see `provenDaysOf`
 */
function proves(trip: usize, hotel: i32, week: usize, fortnight: usize, days: usize): bool {
  const words = wordAt(trip, TRIP_WORDS);
  const hasWeek = wordAt(trip, TRIP_HAS_WEEK) !== 0;
  const hasFortnight = wordAt(trip, TRIP_HAS_FORTNIGHT) !== 0;
  for (let word = 0; word < words; word += 1) {
    const row = wordAt(trip, TRIP_BLOCKS + word) * hotelRows + hotel;
    if (hasWeek && (wordAt(week, row) & wordAt(days, word)) !== 0) return true;
    if (hasFortnight && (wordAt(fortnight, row) & wordAt(days, words + word)) !== 0) return true;
  }
  return false;
}

/** Whether any plan of a hotel has a stay with flights. @param hotel its row */
function hasPlan(trip: usize, season: usize, hotel: i32, flights: usize): bool {
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    const isWanted = isWantedRoom(wordAt(planTraits, plan), rooms, boards);
    if (isWanted && hasStay(trip, season, plan, flights)) return true;
  }
  return false;
}
