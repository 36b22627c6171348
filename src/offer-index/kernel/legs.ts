import {
  NO_FLIGHT,
  SEASON_FROM,
  SEASON_TO,
  SEASON_TRIP,
  TRIP_RETURN_FROM,
  TRIP_RETURN_TO,
  TRIP_WORDS,
} from '../memory/layout';
import { take, takeEmpty } from './arena';
import { bitsBetween, hasBit } from './bits';
import { chooseSeason } from './fares';
import { highestOf } from './lanes';
import {
  BACK,
  BACK_BITS,
  FIRST_BACK,
  FIRST_OUT,
  fillRow,
  isBoundedRow,
  LOWS,
  mayArriveNext,
  OUT,
  pairOn,
  ROW_WORDS,
  settleBack,
  settleOut,
  UNCERTAIN_BACK,
  UNCERTAIN_OUT,
} from './route-rows';
import { countRoutesTo, listRoutesTo } from './routes';
import { routeBack, setWord, unsignedAt, wordAt } from './tables';

/**
 * Flights from all origins to one airport. A route is looked at only where it may be cheaper than what is known, or fly when
 * nothing else does: of the hundreds that lead to a large airport few ever are.
 */

/** Words of the flights to an airport, behind those of `flights.ts`. */
export const LEGS_SEASON = 64;
const LEGS_COUNT = 65;
/** Addresses: routes there, what a pair of their flights costs at least, from the lowest on, and their rows. */
const LEGS_ROUTES = 66;
const LEGS_BOUNDS = 67;
const LEGS_ROWS = 68;
export const LEGS_WORDS = 69;

/** Rows of routes. */
const UNKNOWN = 0;
const NOT_FLOWN = 1;

/** Lists routes to an airport that are flown both ways on the days of a season, the cheapest first as far as can be told. */
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
  setWord(flights, LEGS_SEASON, <i32>season);
  setWord(flights, LEGS_COUNT, found);
  setWord(flights, LEGS_ROUTES, <i32>ids);
  setWord(flights, LEGS_BOUNDS, <i32>bounds);
  setWord(flights, LEGS_ROWS, <i32>takeEmpty(found));
}

/** By bounds: shell sort, for the few dozens that most airports have. */
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

/** No pair of flights to an airport costs less; `NO_FLIGHT` where there is none. */
export function lowestBound(flights: usize): i32 {
  return wordAt(flights, LEGS_COUNT) === 0 ? NO_FLIGHT : wordAt(<usize>wordAt(flights, LEGS_BOUNDS), 0);
}

/** The row of a route, filled when it is first asked for; `NOT_FLOWN` where there is none. */
function rowOf(flights: usize, place: i32): usize {
  const rows = <usize>wordAt(flights, LEGS_ROWS);
  const known = <usize>wordAt(rows, place);
  if (known !== UNKNOWN) return known;
  const season = <usize>wordAt(flights, LEGS_SEASON);
  const route = wordAt(<usize>wordAt(flights, LEGS_ROUTES), place);
  chooseSeason(season);
  const words = wordAt(season, ROW_WORDS);
  const row = take(words);
  memory.fill(row, 0, <usize>wordAt(season, OUT));
  const found = fillRow(season, route, row) ? row : NOT_FLOWN;
  setWord(rows, place, <i32>found);
  return found;
}

/** Takes the pairs of a route in where they are cheaper. @returns the dearest of what is left */
function addPairs(season: usize, route: i32, row: usize, nights: i32, costs: usize): i32 {
  const first = wordAt(season, FIRST_OUT);
  const out = row + <usize>wordAt(season, OUT);
  const count = <usize>wordAt(season, BACK) - <usize>wordAt(season, OUT);
  const back =
    row + <usize>wordAt(season, BACK) + ((<usize>(first + nights - wordAt(season, FIRST_BACK))) << 2);
  const into = costs + ((<usize>first) << 2);
  const isBounded = isBoundedRow(season, row);
  let dearest = i32x4.splat(0);
  for (let at: usize = 0; at < count; at += 16) {
    const known = v128.load(into + at);
    const pairs = i32x4.add(v128.load(out + at), v128.load(back + at));
    let less = i32x4.min_s(known, pairs);
    if (isBounded) {
      for (let days = i32x4.bitmask(i32x4.lt_s(pairs, known)); days !== 0; days &= days - 1) {
        const lane = ctz(days);
        const cell = into + at + ((<usize>lane) << 2);
        const day = first + <i32>(at >> 2) + lane;
        store<i32>(cell, pairOn(season, route, row, day, nights, load<i32>(cell)));
      }
      less = v128.load(into + at);
    } else {
      v128.store(into + at, less);
    }
    dearest = i32x4.max_s(dearest, less);
  }
  return highestOf(dearest);
}

/** Days of check-in from which a stay ends on a day of return. */
export function firstDayFor(season: usize, nights: i32): i32 {
  return max(
    wordAt(season, SEASON_FROM),
    wordAt(<usize>wordAt(season, SEASON_TRIP), TRIP_RETURN_FROM) - nights,
  );
}

function lastDayFor(season: usize, nights: i32): i32 {
  return min(
    wordAt(season, SEASON_TO) + 1,
    wordAt(<usize>wordAt(season, SEASON_TRIP), TRIP_RETURN_TO) - nights,
  );
}

function fill(costs: usize, from: i32, to: i32, cost: i32): void {
  for (let day = from; day <= to; day += 1) setWord(costs, day, cost);
}

/** Writes what the cheapest pair of flights costs for each day of check-in. @param costs by day, all of them `NO_FLIGHT` */
export function pairFlights(flights: usize, nights: i32, costs: usize): void {
  const season = <usize>wordAt(flights, LEGS_SEASON);
  const late = wordAt(season, SEASON_TO) + 1;
  const firstLane = wordAt(season, FIRST_OUT);
  const lastLane = late | 3;
  const first = firstDayFor(season, nights);
  const last = lastDayFor(season, nights);
  const timely = min(last, late - 1);
  const count = wordAt(flights, LEGS_COUNT);
  const ids = <usize>wordAt(flights, LEGS_ROUTES);
  const bounds = <usize>wordAt(flights, LEGS_BOUNDS);
  // Nothing is cheaper than nothing: days that do not count stay as they are, and are never the dearest.
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
 * Lowers what flights cost at least for check-in on the days of each word, whatever the number of nights. Routes are not filled for it: those
 * that are known say more than their bound.
 */
export function lowerByWord(flights: usize, least: usize): void {
  const season = <usize>wordAt(flights, LEGS_SEASON);
  const words = wordAt(<usize>wordAt(season, SEASON_TRIP), TRIP_WORDS);
  const count = wordAt(flights, LEGS_COUNT);
  const rows = <usize>wordAt(flights, LEGS_ROWS);
  const bounds = <usize>wordAt(flights, LEGS_BOUNDS);
  const first = wordAt(season, SEASON_FROM) >> 5;
  const last = (wordAt(season, SEASON_TO) + 1) >> 5;
  for (let place = 0; place < count; place += 1) {
    const row = <usize>wordAt(rows, place);
    if (row === NOT_FLOWN) continue;
    const lows = row + <usize>wordAt(season, LOWS);
    for (let word = first; word <= last; word += 1) {
      const cost = row === UNKNOWN ? wordAt(bounds, place) : wordAt(lows, word) + wordAt(lows, words);
      if (cost < wordAt(least, word)) setWord(least, word, cost);
    }
  }
}

/** Adds days of check-in with a pair for some number of nights from a first up to a last, as bits. */
export function addDays(flights: usize, from: i32, to: i32, bits: usize): void {
  const season = <usize>wordAt(flights, LEGS_SEASON);
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const words = wordAt(trip, TRIP_WORDS);
  const late = wordAt(season, SEASON_TO) + 1;
  const first = firstDayFor(season, to);
  const last = lastDayFor(season, from);
  const count = wordAt(flights, LEGS_COUNT);
  const ids = <usize>wordAt(flights, LEGS_ROUTES);
  for (let place = 0; place < count; place += 1) {
    if (hasAll(bits, words, first, min(last, late - 1))) {
      if (last < late || hasBit(bits, late)) return;
      if (!mayArriveNext(season, wordAt(ids, place), late - 1)) continue;
    }
    const row = rowOf(flights, place);
    if (row !== NOT_FLOWN) addDaysOf(season, wordAt(ids, place), row, words, from, to, bits);
  }
}

/** Adds days of a route with a flight back after some number of nights. */
function addDaysOf(season: usize, route: i32, row: usize, words: i32, from: i32, to: i32, bits: usize): void {
  const back = row + <usize>wordAt(season, BACK_BITS);
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
    const perhaps = row + <usize>wordAt(season, UNCERTAIN_BACK);
    const perhapsHome = <u64>unsignedAt(perhaps, word) | ((<u64>unsignedAt(perhaps, word + 1)) << 32);
    const sure =
      days &
      ~wordAt(row + <usize>wordAt(season, UNCERTAIN_OUT), word) &
      daysBefore(home & ~perhapsHome, from, to);
    setWord(bits, word, wordAt(bits, word) | sure);
    for (let left = days & ~sure; left !== 0; left &= left - 1) {
      const day = (word << 5) + ctz(left);
      if (isFlownOn(season, route, row, day, from, to))
        setWord(bits, word, wordAt(bits, word) | (left & -left));
    }
  }
}

/** Days from which a stay of some length ends on a day of return: twice as many lengths with each step. */
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

/** Whether a row is flown both ways from a day on, for some number of nights: looks at flights where only they tell. */
function isFlownOn(season: usize, route: i32, row: usize, day: i32, from: i32, to: i32): bool {
  if (hasBit(row + <usize>wordAt(season, UNCERTAIN_OUT), day)) settleOut(season, route, row, day);
  if (!hasBit(row, day)) return false;
  const back = row + <usize>wordAt(season, BACK_BITS);
  for (let nights = from; nights <= to; nights += 1) {
    if (!hasBit(back, day + nights)) continue;
    if (hasBit(row + <usize>wordAt(season, UNCERTAIN_BACK), day + nights))
      settleBack(season, wordAt(routeBack, route) - 1, row, day + nights);
    if (hasBit(back, day + nights)) return true;
  }
  return false;
}

/** Whether all days from a first up to a last are there. */
function hasAll(bits: usize, words: i32, first: i32, last: i32): bool {
  for (let word = 0; word < words; word += 1) {
    const wanted = bitsBetween(word, first, last);
    if ((wanted & ~wordAt(bits, word)) !== 0) return false;
  }
  return true;
}

/** Writes outbound routes with a pair at a cost that is the lowest of the day. @returns how many there are */
export function listRoutesAt(flights: usize, day: i32, nights: i32, cost: i32, into: usize): i32 {
  if (cost >= NO_FLIGHT) return 0;
  const season = <usize>wordAt(flights, LEGS_SEASON);
  const count = wordAt(flights, LEGS_COUNT);
  const ids = <usize>wordAt(flights, LEGS_ROUTES);
  const bounds = <usize>wordAt(flights, LEGS_BOUNDS);
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

export function countRoutes(flights: usize): i32 {
  return wordAt(flights, LEGS_COUNT);
}
