import {
  DOES_NOT_FIT,
  FLIGHTS_LOWEST,
  NO_FLIGHT,
  PRICES_BY_WORD,
  PRICES_LOWEST,
  SEASON_FROM,
  SEASON_ROOM_SEASONS,
  SEASON_ROOMS,
  SEASON_TO,
  TRIP_BASE,
  TRIP_BOARDS,
  TRIP_IS_FREE,
  TRIP_IS_PACKAGE,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_ROOMS,
  TRIP_SEASONS,
  TRIP_WORDS,
} from '../memory/layout';
import { wordAt } from './access';
import { anyDaysOf, daysOf, pricesOf } from './flights';
import { openStayTable, planAt, readStays, totalAt } from './stay-table';
import { bestTotal, choosePlan, isWantedRoom, longestStay, startsIn, takeTotal, weightOf } from './stays';
import { hotelPlans, planNext, planTraits } from './tables';
import { seasonAt } from './trips';

/** Offers of a hotel for a party in several rooms: all of them on the same days, with flights for everybody. */

/** Whether the party of a trip takes several rooms. */
export function takesRooms(trip: usize): bool {
  return wordAt(trip, TRIP_SEASONS) > 0 && wordAt(seasonAt(trip, 0), SEASON_ROOMS) > 1;
}

/**
 * Compares the cheapest stays of all rooms with their flights with the best offer so far and keeps the cheaper one. Of equal totals the plan of
 * the first room decides.
 */
export function priceRooms(trip: usize, season: usize, hotel: i32, flights: usize): void {
  const first = wordAt(season, SEASON_FROM);
  // Flights arrive on the day of departure or on the next one.
  const last = wordAt(season, SEASON_TO) + <i32>(wordAt(trip, TRIP_IS_PACKAGE) !== 0);
  openStayTable(trip);
  readStays(trip, season, hotel, first, last, flights);
  const base = wordAt(trip, TRIP_BASE);
  const fewest = wordAt(trip, TRIP_NIGHTS_FROM);
  const longest = wordAt(trip, TRIP_NIGHTS_TO);
  const words = wordAt(trip, TRIP_WORDS);
  for (let nights = fewest; nights <= longest; nights += 1) {
    const prices = pricesOf(flights, nights);
    if (wordAt(prices, PRICES_LOWEST) === NO_FLIGHT) continue;
    const costs = prices + ((<usize>(PRICES_BY_WORD + words)) << 2);
    for (let day = first; day <= last; day += 1) {
      const cost = wordAt(costs, day);
      if (cost === NO_FLIGHT) continue;
      const total = totalAt(day, nights - fewest) + <f64>cost;
      if (total <= bestTotal) takeTotal(total, planAt(day, nights - fewest), base + day, nights);
    }
  }
}

/** Whether there are days on which each room of a party has a plan, and the party flights, whatever the price. */
export function hasRooms(trip: usize, season: usize, hotel: i32, flights: usize): bool {
  if (wordAt(flights, FLIGHTS_LOWEST) === NO_FLIGHT) return false;
  const rooms = <usize>wordAt(season, SEASON_ROOM_SEASONS);
  const count = wordAt(season, SEASON_ROOMS);
  for (let room = 0; room < count; room += 1)
    if (!hasPlan(trip, <usize>wordAt(rooms, room), hotel)) return false;
  const words = wordAt(trip, TRIP_WORDS);
  const longest = wordAt(trip, TRIP_NIGHTS_TO);
  const any = anyDaysOf(flights);
  for (let nights = wordAt(trip, TRIP_NIGHTS_FROM); nights <= longest; nights += 1) {
    for (let word = 0; word < words; word += 1) {
      let days = wordAt(any, word);
      for (let room = 0; room < count && days !== 0; room += 1)
        days = startsOfRoom(trip, <usize>wordAt(rooms, room), hotel, word, nights, days);
      if (days !== 0 && (days & wordAt(daysOf(flights, nights), word)) !== 0) return true;
    }
  }
  return false;
}

/** Whether any wanted plan of a hotel takes a room's party, whatever the days. */
function hasPlan(trip: usize, season: usize, hotel: i32): bool {
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    if (isWantedRoom(wordAt(planTraits, plan), rooms, boards) && weightOf(plan, season) !== DOES_NOT_FIT)
      return true;
  }
  return false;
}

/** Days of a word on which any plan of a hotel that takes a room's party has a stay of so many nights, as bits. @param days those that are asked for */
function startsOfRoom(trip: usize, season: usize, hotel: i32, word: i32, nights: i32, days: i32): i32 {
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  let starts = 0;
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    if (!isWantedRoom(wordAt(planTraits, plan), rooms, boards)) continue;
    if (weightOf(plan, season) === DOES_NOT_FIT || longestStay(trip, plan) < nights) continue;
    choosePlan(trip, plan, wordAt(trip, TRIP_IS_FREE) !== 0);
    starts |= startsIn(word, nights, days & ~starts);
    if (starts === days) break;
  }
  return starts;
}
