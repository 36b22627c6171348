import {
  FLIGHTS_ROUTE_BOUNDS,
  FLIGHTS_ROUTE_COUNT,
  FLIGHTS_ROUTE_ROWS,
  FLIGHTS_ROUTES,
  FLIGHTS_SEASON,
  NO_FLIGHT,
  SEASON_BACK,
  SEASON_BACK_BITS,
  SEASON_FIRST_BACK,
  SEASON_FIRST_OUT,
  SEASON_FROM,
  SEASON_LOWS,
  SEASON_OUT,
  SEASON_ROW_WORDS,
  SEASON_TO,
  SEASON_TRIP,
  SEASON_UNCERTAIN_BACK,
  SEASON_UNCERTAIN_OUT,
  TRIP_RETURN_FROM,
  TRIP_RETURN_TO,
  TRIP_WORDS,
} from '../memory/layout';
import { fillWords, fourWordsAt, setFourWords, setWord, unsignedAt, wordAt } from './access';
import { take, takeEmpty } from './arena';
import { bitsBetween, hasBit } from './bits';
import { chooseSeason } from './fares';
import { highestOf } from './lanes';
import { fillRow, isBoundedRow, mayArriveNext, pairOn, settleBack, settleOut } from './route-rows';
import { countRoutesTo, listRoutesTo } from './routes';
import { routeBack } from './tables';

/**
 * Flights from all origins to one airport. A route is read only where it may be cheaper than what is known, or fly where
 * nothing else does: of the hundreds of routes
 * to a large airport few ever are.
 */

/** Values in place of the address of a route row: not filled yet, and not flown both ways. */
const UNKNOWN = 0;
const NOT_FLOWN = 1;

/**
 * Finds the routes to an airport that are flown both ways in a season and stores them with their bounds, the lowest bound
 * first.
 * @param flights address of the words to store them in
 * @param airport its row
 */
export function listRoutes(flights: usize, season: usize, airport: i32): void {
  chooseSeason(season);
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const count = countRoutesTo(airport);
  const ids = take(count);
  const bounds = take(count);
  const home = take(count);
  const from = wordAt(season, SEASON_FROM);
  const found = listRoutesTo(trip, airport, from, wordAt(season, SEASON_TO), ids, bounds, home);
  for (let at = 0; at < found; at += 1) setWord(bounds, at, wordAt(bounds, at) + wordAt(home, at));
  sortRoutes(ids, bounds, found);
  setWord(flights, FLIGHTS_ROUTE_COUNT, found);
  setWord(flights, FLIGHTS_ROUTES, <i32>ids);
  setWord(flights, FLIGHTS_ROUTE_BOUNDS, <i32>bounds);
  setWord(flights, FLIGHTS_ROUTE_ROWS, <i32>takeEmpty(found));
}

/**
 * Sorts routes by their bounds (shell sort: most airports have a few dozen routes).
 * @param ids rows of routes, `bounds` a word each
 */
function sortRoutes(ids: usize, bounds: usize, count: i32): void {
  let gap = 1;
  while (gap * 3 + 1 < count) gap = gap * 3 + 1;
  for (; gap > 0; gap /= 3) {
    for (let at = gap; at < count; at += 1) {
      const id = wordAt(ids, at);
      const bound = wordAt(bounds, at);
      let place = at;
      for (; place >= gap && wordAt(bounds, place - gap) > bound; place -= gap) {
        setWord(ids, place, wordAt(ids, place - gap));
        setWord(bounds, place, wordAt(bounds, place - gap));
      }
      setWord(ids, place, id);
      setWord(bounds, place, bound);
    }
  }
}

/** A bound on the cost of any pair of flights to an airport, in minor units; `NO_FLIGHT` where there is none. */
export function lowestBound(flights: usize): i32 {
  return wordAt(flights, FLIGHTS_ROUTE_COUNT) === 0
    ? NO_FLIGHT
    : wordAt(<usize>wordAt(flights, FLIGHTS_ROUTE_BOUNDS), 0);
}

/**
 * The route row of a route, filled when first asked for.
 * @param place in the list of routes
 * @returns its address; `NOT_FLOWN` where nothing flies both ways
 */
function rowOf(flights: usize, place: i32): usize {
  const rows = <usize>wordAt(flights, FLIGHTS_ROUTE_ROWS);
  const known = <usize>wordAt(rows, place);
  if (known !== UNKNOWN) return known;
  const season = <usize>wordAt(flights, FLIGHTS_SEASON);
  const route = wordAt(<usize>wordAt(flights, FLIGHTS_ROUTES), place);
  chooseSeason(season);
  const words = wordAt(season, SEASON_ROW_WORDS);
  const row = take(words);
  fillWords(row, 0, wordAt(season, SEASON_OUT) >> 2, 0);
  const found = fillRow(season, route, row) ? row : NOT_FLOWN;
  setWord(rows, place, <i32>found);
  return found;
}

/**
 * Lowers costs by day of check-in to those of a route's pairs of flights, four days at a time. Where a cost is only a bound,
 * looks at the flights.
 * @param row its route row
 * @param costs by day, minor units
 * @returns the highest cost that is left on any day
 */
function addPairs(season: usize, route: i32, row: usize, nights: i32, costs: usize): i32 {
  const first = wordAt(season, SEASON_FIRST_OUT);
  const out = row + <usize>wordAt(season, SEASON_OUT);
  const count = <usize>wordAt(season, SEASON_BACK) - <usize>wordAt(season, SEASON_OUT);
  const back =
    row +
    <usize>wordAt(season, SEASON_BACK) +
    ((<usize>(first + nights - wordAt(season, SEASON_FIRST_BACK))) << 2);
  const into = costs + ((<usize>first) << 2);
  const isBounded = isBoundedRow(season, row);
  let dearest = i32x4.splat(0);
  for (let at: usize = 0; at < count; at += 16) {
    const known = fourWordsAt(into, at);
    const pairs = i32x4.add(fourWordsAt(out, at), fourWordsAt(back, at));
    let less = i32x4.min_s(known, pairs);
    if (isBounded) {
      for (let days = i32x4.bitmask(i32x4.lt_s(pairs, known)); days !== 0; days &= days - 1) {
        const lane = ctz(days);
        const place = <i32>(at >> 2) + lane;
        const cost = pairOn(season, route, row, first + place, nights, wordAt(into, place));
        setWord(into, place, cost);
      }
      less = fourWordsAt(into, at);
    } else {
      setFourWords(into, at, less);
    }
    dearest = i32x4.max_s(dearest, less);
  }
  return highestOf(dearest);
}

/** First day of check-in of a season from which a stay of so many nights ends on a day of return. */
export function firstDayFor(season: usize, nights: i32): i32 {
  return max(
    wordAt(season, SEASON_FROM),
    wordAt(<usize>wordAt(season, SEASON_TRIP), TRIP_RETURN_FROM) - nights,
  );
}

/** The last such day; those who fly overnight check in up to a day after the last departure. */
function lastDayFor(season: usize, nights: i32): i32 {
  return min(
    wordAt(season, SEASON_TO) + 1,
    wordAt(<usize>wordAt(season, SEASON_TRIP), TRIP_RETURN_TO) - nights,
  );
}

/** Writes the same cost for days from a first up to a last one. */
function fill(costs: usize, from: i32, to: i32, cost: i32): void {
  for (let day = from; day <= to; day += 1) setWord(costs, day, cost);
}

/**
 * Writes what the cheapest pair of flights costs for each day of check-in. Goes through the routes from the lowest bound on
 * and stops when no other route can
 * be cheaper on any day. The day after the last departure is reached overnight alone and is looked at apart.
 * @param costs by day, all of them `NO_FLIGHT`
 */
export function pairFlights(flights: usize, nights: i32, costs: usize): void {
  const season = <usize>wordAt(flights, FLIGHTS_SEASON);
  const late = wordAt(season, SEASON_TO) + 1;
  const firstLane = wordAt(season, SEASON_FIRST_OUT);
  const lastLane = late | 3;
  const first = firstDayFor(season, nights);
  const last = lastDayFor(season, nights);
  const timely = min(last, late - 1);
  const count = wordAt(flights, FLIGHTS_ROUTE_COUNT);
  const ids = <usize>wordAt(flights, FLIGHTS_ROUTES);
  const bounds = <usize>wordAt(flights, FLIGHTS_ROUTE_BOUNDS);
  // Days that do not count cost 0 meanwhile: no pair is cheaper, and they are never the most expensive.
  fill(costs, firstLane, min(first - 1, lastLane), 0);
  fill(costs, max(timely + 1, firstLane), lastLane, 0);
  let dearest = first <= timely ? NO_FLIGHT : -1;
  let lateCost = NO_FLIGHT;
  for (let place = 0; place < count; place += 1) {
    const bound = wordAt(bounds, place);
    const route = wordAt(ids, place);
    if (bound > dearest) {
      if (last < late || bound > lateCost) break;
      if (!mayArriveNext(season, route, late - 1)) continue;
    }
    const row = rowOf(flights, place);
    if (row === NOT_FLOWN) continue;
    if (dearest >= 0) dearest = addPairs(season, route, row, nights, costs);
    if (last >= late) lateCost = pairOn(season, route, row, late, nights, lateCost);
  }
  fill(costs, firstLane, min(first - 1, lastLane), NO_FLIGHT);
  fill(costs, max(timely + 1, firstLane), lastLane, NO_FLIGHT);
  if (last >= late && first <= late) setWord(costs, late, lateCost);
}

/**
 * Lowers bounds by word of check-in to those of the routes, for any number of nights. Fills no rows for it: those that are
 * filled give a closer bound.
 * @param least by word, minor units
 */
export function lowerByWord(flights: usize, least: usize): void {
  const season = <usize>wordAt(flights, FLIGHTS_SEASON);
  const words = wordAt(<usize>wordAt(season, SEASON_TRIP), TRIP_WORDS);
  const count = wordAt(flights, FLIGHTS_ROUTE_COUNT);
  const rows = <usize>wordAt(flights, FLIGHTS_ROUTE_ROWS);
  const bounds = <usize>wordAt(flights, FLIGHTS_ROUTE_BOUNDS);
  const first = wordAt(season, SEASON_FROM) >> 5;
  const last = (wordAt(season, SEASON_TO) + 1) >> 5;
  for (let place = 0; place < count; place += 1) {
    const row = <usize>wordAt(rows, place);
    if (row === NOT_FLOWN) continue;
    const lows = row + <usize>wordAt(season, SEASON_LOWS);
    for (let word = first; word <= last; word += 1) {
      const cost = row === UNKNOWN ? wordAt(bounds, place) : wordAt(lows, word) + wordAt(lows, words);
      if (cost < wordAt(least, word)) setWord(least, word, cost);
    }
  }
}

/** Sets the bits of days of check-in with a pair of flights for some number of nights from a first up to a last one. */
export function addDays(flights: usize, from: i32, to: i32, bits: usize): void {
  const season = <usize>wordAt(flights, FLIGHTS_SEASON);
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const words = wordAt(trip, TRIP_WORDS);
  const late = wordAt(season, SEASON_TO) + 1;
  const first = firstDayFor(season, to);
  const last = lastDayFor(season, from);
  const count = wordAt(flights, FLIGHTS_ROUTE_COUNT);
  const ids = <usize>wordAt(flights, FLIGHTS_ROUTES);
  for (let place = 0; place < count; place += 1) {
    if (hasAll(bits, words, first, min(last, late - 1))) {
      if (last < late || hasBit(bits, late)) return;
      if (!mayArriveNext(season, wordAt(ids, place), late - 1)) continue;
    }
    const row = rowOf(flights, place);
    if (row !== NOT_FLOWN) addDaysOf(season, wordAt(ids, place), row, words, from, to, bits);
  }
}

/**
 * Sets the bits of days on which a route has a flight there and one back after some number of nights.
 * @param row its route row
 * @param words of days
 */
function addDaysOf(season: usize, route: i32, row: usize, words: i32, from: i32, to: i32, bits: usize): void {
  const back = row + <usize>wordAt(season, SEASON_BACK_BITS);
  const isBounded = isBoundedRow(season, row);
  for (let word = 0; word < words; word += 1) {
    const wanted = wordAt(row, word) & ~wordAt(bits, word);
    if (wanted === 0) continue;
    const home = <u64>unsignedAt(back, word) | ((<u64>unsignedAt(back, word + 1)) << 32);
    const days = wanted & daysBefore(home, from, to);
    if (!isBounded) {
      setWord(bits, word, wordAt(bits, word) | days);
      continue;
    }
    const perhaps = row + <usize>wordAt(season, SEASON_UNCERTAIN_BACK);
    const perhapsHome = <u64>unsignedAt(perhaps, word) | ((<u64>unsignedAt(perhaps, word + 1)) << 32);
    const sure =
      days &
      ~wordAt(row + <usize>wordAt(season, SEASON_UNCERTAIN_OUT), word) &
      daysBefore(home & ~perhapsHome, from, to);
    setWord(bits, word, wordAt(bits, word) | sure);
    for (let left = days & ~sure; left !== 0; left &= left - 1) {
      const day = (word << 5) + ctz(left);
      if (isFlownOn(season, route, row, day, from, to))
        setWord(bits, word, wordAt(bits, word) | (left & -left));
    }
  }
}

/**
 * Days from which a stay of some length ends on a day of return, as bits. Doubles the checked lengths with each step.
 * @param returns days of return of two words
 * @param from fewest nights, `to` most
 */
function daysBefore(returns: u64, from: i32, to: i32): i32 {
  const lengths = to - from + 1;
  let home = returns;
  for (let taken = 1; taken < lengths; ) {
    const step = min(taken, lengths - taken);
    home |= home >> <u64>step;
    taken += step;
  }
  return <i32>(home >> <u64>from);
}

/**
 * Whether a route is flown both ways from a day on, for some number of nights. Reads the flights where only they
 * decide.
 */
function isFlownOn(season: usize, route: i32, row: usize, day: i32, from: i32, to: i32): bool {
  if (hasBit(row + <usize>wordAt(season, SEASON_UNCERTAIN_OUT), day)) settleOut(season, route, row, day);
  if (!hasBit(row, day)) return false;
  const back = row + <usize>wordAt(season, SEASON_BACK_BITS);
  for (let nights = from; nights <= to; nights += 1) {
    if (!hasBit(back, day + nights)) continue;
    if (hasBit(row + <usize>wordAt(season, SEASON_UNCERTAIN_BACK), day + nights))
      settleBack(season, wordAt(routeBack, route) - 1, row, day + nights);
    if (hasBit(back, day + nights)) return true;
  }
  return false;
}

/** Whether the bits of all days from a first up to a last one are set. @param words of days */
function hasAll(bits: usize, words: i32, first: i32, last: i32): bool {
  for (let word = 0; word < words; word += 1) {
    const wanted = bitsBetween(word, first, last);
    if ((wanted & ~wordAt(bits, word)) !== 0) return false;
  }
  return true;
}

/**
 * Lists the routes that have a pair of flights at a cost.
 * @param cost the lowest of the day, minor units
 * @param into where the rows go
 * @returns how many there are
 */
export function listRoutesAt(flights: usize, day: i32, nights: i32, cost: i32, into: usize): i32 {
  if (cost >= NO_FLIGHT) return 0;
  const season = <usize>wordAt(flights, FLIGHTS_SEASON);
  const count = wordAt(flights, FLIGHTS_ROUTE_COUNT);
  const ids = <usize>wordAt(flights, FLIGHTS_ROUTES);
  const bounds = <usize>wordAt(flights, FLIGHTS_ROUTE_BOUNDS);
  let found = 0;
  for (let place = 0; place < count && wordAt(bounds, place) <= cost; place += 1) {
    const row = rowOf(flights, place);
    if (row === NOT_FLOWN) continue;
    const route = wordAt(ids, place);
    if (pairOn(season, route, row, day, nights, cost + 1) !== cost) continue;
    setWord(into, found, route);
    found += 1;
  }
  return found;
}

/** Counts the routes that may be flown to an airport. */
export function countRoutes(flights: usize): i32 {
  return wordAt(flights, FLIGHTS_ROUTE_COUNT);
}
