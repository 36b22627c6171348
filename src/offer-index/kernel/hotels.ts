import {
  DOES_NOT_FIT,
  NO_FLIGHT,
  OCCUPANCY_SHIFT,
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
} from '../layout';
import { findRuns } from './bits';
import { anyDaysOf, flightsTo, LOWEST, provenDaysOf } from './flights';
import { priceHotel } from './prices';
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
  samplePlan,
  setWord,
  shortAt,
  unsignedAt,
  wordAt,
} from './tables';
import { seasonAt } from './trips';

/** Room for a hotel that is looked at alone, and for what is said of it. */
let alone: usize = 0;

export function openHotels(scratch: usize): void {
  alone = scratch;
}

/** Whether no plan of a hotel has a room for the shortest stay, or takes anybody, on any day with flights. */
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

/** Whether a hotel has any offer; a highest total counts. */
export function hasOffer(trip: usize, hotel: i32): bool {
  if (wordAt(trip, TRIP_HAS_LIMIT) !== 0) {
    startBest(load<f64>(trip + TRIP_MOST * 4));
    priceHotel(trip, hotel);
    return bestPlan >= 0;
  }
  setWord(alone, 0, hotel);
  const seasons = wordAt(trip, TRIP_SEASONS);
  for (let at = 0; at < seasons; at += 1) {
    if (listOfferedIn(trip, seasonAt(trip, at), alone, 1, alone + 4) === 1) return true;
  }
  return false;
}

/** Writes those of some hotels that have an offer behind each other. @returns how many there are */
export function listOffered(trip: usize, hotels: usize, count: i32, offered: usize): i32 {
  if (wordAt(trip, TRIP_SEASONS) === 1 && wordAt(trip, TRIP_HAS_LIMIT) === 0)
    return listOfferedIn(trip, seasonAt(trip, 0), hotels, count, offered);
  let found = 0;
  for (let at = 0; at < count; at += 1) {
    const hotel = wordAt(hotels, at);
    if (!hasOffer(trip, hotel)) continue;
    setWord(offered, found, hotel);
    found += 1;
  }
  return found;
}

/** The same in a season, whatever the price: by samples where these tell, by plans else. This loop meets every hotel there is. */
function listOfferedIn(trip: usize, season: usize, hotels: usize, count: i32, offered: usize): i32 {
  const weights = <usize>wordAt(season, SEASON_WEIGHTS);
  const fittingLow = wordAt(season, SEASON_FITTING);
  const fittingHigh = wordAt(season, SEASON_FITTING + 1);
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  const isProvable = (wordAt(trip, TRIP_HAS_WEEK) | wordAt(trip, TRIP_HAS_FORTNIGHT)) !== 0;
  // Hotels with the same airports come one after another.
  let lastSet = -1;
  let flights: usize = 0;
  let isFlown = false;
  let days: usize = 0;
  let found = offered;
  for (let at = 0; at < count; at += 1) {
    const hotel = wordAt(hotels, at);
    const set = shortAt(hotelAirportSet, hotel);
    if (set !== lastSet) {
      flights = flightsTo(season, set);
      isFlown = wordAt(flights, LOWEST) !== NO_FLIGHT;
      if (isFlown) days = provenDaysOf(flights);
      lastSet = set;
    }
    if (!isFlown) continue;
    const first = wordAt(firstTraits, hotel);
    if (
      !isProvable ||
      !isWantedRoom(first, rooms, boards) ||
      first === 0 ||
      wordAt(weights, first >>> OCCUPANCY_SHIFT) === DOES_NOT_FIT ||
      !proves(trip, hotel, firstWeek, firstFortnight, days)
    ) {
      const fitsLow = wordAt(hotelOccupancies, hotel * 2) & fittingLow;
      const fitsHigh = wordAt(hotelOccupancies, hotel * 2 + 1) & fittingHigh;
      if ((fitsLow | fitsHigh) === 0) continue;
      const largest = wordAt(largestTraits, hotel);
      if (
        !isProvable ||
        wordAt(samplePlan, hotel * 2) === wordAt(samplePlan, hotel * 2 + 1) ||
        !isWantedRoom(largest, rooms, boards) ||
        wordAt(weights, largest >>> OCCUPANCY_SHIFT) === DOES_NOT_FIT ||
        !proves(trip, hotel, largestWeek, largestFortnight, days)
      ) {
        if (isRuledOut(trip, hotel, anyDaysOf(flights)) || !hasPlan(trip, season, hotel, flights)) continue;
      }
    }
    store<i32>(found, hotel);
    found += 4;
  }
  return <i32>((found - offered) >> 2);
}

/** Whether a sample has a stay that can be flown to. */
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

function hasPlan(trip: usize, season: usize, hotel: i32, flights: usize): bool {
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    const isWanted = isWantedRoom(wordAt(planTraits, plan), rooms, boards);
    if (isWanted && hasStay(trip, season, plan, flights)) return true;
  }
  return false;
}
