import {
  BLOCK_DAYS,
  NO_FLIGHT,
  OVERNIGHT_SHIFT,
  SEASON_FROM,
  SEASON_SHAPE,
  SEASON_TO,
  SEASON_TRIP,
  TRIP_BLOCKS,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_ORIGINS,
  TRIP_RETURN_FROM,
  TRIP_RETURN_TO,
  TRIP_WORDS,
} from '../layout';
import { take, takeEmpty } from './arena';
import {
  bounded,
  boundRoute,
  chooseSeason,
  lookAtDay,
  mixed,
  next,
  priceFour,
  same,
  uncertain,
} from './fares';
import {
  airportRoutes,
  byteAt,
  cheapestLeg,
  lateDays,
  routeBack,
  routeFrom,
  routeNextTo,
  routeRows,
  setWord,
  unsignedAt,
  wordAt,
} from './tables';

/**
 * Flights from all origins to one airport. A route is looked at only where it may be cheaper than what is known, or fly when
 * nothing else does: of the hundreds that lead to a large airport few ever are.
 *
 * A route that was looked at has a row: a bit for each day of check-in with a flight there, and for each day with one back; the same for those
 * whose price is a bound, and for those on which perhaps nobody flies who is wanted; the lowest cost there by word and of all ways back; then what flights there cost by day of check-in and back by
 * day of return, from days on that are multiples of four.
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

/** Where things stand in a row, in bytes, from `SEASON_SHAPE` on; first days, and how many days there are. */
const BACK_BITS = SEASON_SHAPE;
const BOUNDED_OUT = SEASON_SHAPE + 1;
const BOUNDED_BACK = SEASON_SHAPE + 2;
const UNCERTAIN_OUT = SEASON_SHAPE + 3;
const UNCERTAIN_BACK = SEASON_SHAPE + 4;
const LOWS = SEASON_SHAPE + 5;
const OUT = SEASON_SHAPE + 6;
const BACK = SEASON_SHAPE + 7;
const ROW_WORDS = SEASON_SHAPE + 8;
const FIRST_OUT = SEASON_SHAPE + 9;
const FIRST_BACK = SEASON_SHAPE + 10;

/** What flights there cost by day of check-in, as far as they arrive on the day after departure. */
let arrivingNext: usize = 0;

export function openLegs(at: usize): void {
  arrivingNext = at;
}

/** Says where things stand in the rows of a season. */
export function shapeRows(season: usize): void {
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const words = wordAt(trip, TRIP_WORDS);
  const firstOut = wordAt(season, SEASON_FROM) & ~3;
  const lastOut = (wordAt(season, SEASON_TO) + 1) | 3;
  const firstBack = (firstOut + wordAt(trip, TRIP_NIGHTS_FROM)) & ~3;
  const lastBack = (lastOut + wordAt(trip, TRIP_NIGHTS_TO)) | 3;
  setWord(season, BACK_BITS, words * 4);
  setWord(season, BOUNDED_OUT, (2 * words + 2) * 4);
  setWord(season, BOUNDED_BACK, (3 * words + 3) * 4);
  setWord(season, UNCERTAIN_OUT, (4 * words + 5) * 4);
  setWord(season, UNCERTAIN_BACK, (5 * words + 6) * 4);
  setWord(season, LOWS, (6 * words + 8) * 4);
  const out = (7 * words + 10 + 3) & ~3;
  setWord(season, OUT, out * 4);
  setWord(season, BACK, (out + lastOut - firstOut + 1) * 4);
  setWord(season, ROW_WORDS, out + lastOut - firstOut + lastBack - firstBack + 2);
  setWord(season, FIRST_OUT, firstOut);
  setWord(season, FIRST_BACK, firstBack);
}

/** Lists routes to an airport that are flown both ways on the days of a season, the cheapest first as far as can be told. */
export function listRoutes(flights: usize, season: usize, airport: i32): void {
  chooseSeason(season);
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const origins = <usize>wordAt(trip, TRIP_ORIGINS);
  const from = wordAt(season, SEASON_FROM);
  const to = wordAt(season, SEASON_TO);
  const firstBack = max(from + wordAt(trip, TRIP_NIGHTS_FROM), wordAt(trip, TRIP_RETURN_FROM));
  const lastBack = min(to + 1 + wordAt(trip, TRIP_NIGHTS_TO), wordAt(trip, TRIP_RETURN_TO));
  let count = 0;
  for (let route = wordAt(airportRoutes, airport) - 1; route >= 0; route = wordAt(routeNextTo, route) - 1)
    count += 1;
  const ids = take(count);
  const bounds = take(count);
  let found = 0;
  for (let route = wordAt(airportRoutes, airport) - 1; route >= 0; route = wordAt(routeNextTo, route) - 1) {
    const home = wordAt(routeBack, route) - 1;
    if (
      home < 0 ||
      (origins !== 0 && byteAt(origins, <i32>load<u16>(routeFrom + ((<usize>route) << 1))) === 0)
    )
      continue;
    const there = boundRoute(route, from, to);
    const back = there === NO_FLIGHT ? there : boundRoute(home, firstBack, lastBack);
    if (back === NO_FLIGHT) continue;
    setWord(ids, found, route);
    setWord(bounds, found, there + back);
    found += 1;
  }
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
  const isFlown = fillOut(season, route, row) && fillBack(season, wordAt(routeBack, route) - 1, row);
  const found = isFlown ? row : NOT_FLOWN;
  setWord(rows, place, <i32>found);
  return found;
}

const counting = v128(0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0);

/** Of four days those from a first up to a last. */
function inside(day: i32, from: i32, to: i32): v128 {
  const days = i32x4.add(i32x4.splat(day), counting);
  return v128.and(i32x4.ge_s(days, i32x4.splat(from)), i32x4.le_s(days, i32x4.splat(to)));
}

function addBits(table: usize, day: i32, bits: i32): void {
  if (bits === 0) return;
  const at = table + ((<usize>(day >> 5)) << 2);
  const shifted = (<u64>bits) << (<u64>(day & (BLOCK_DAYS - 1)));
  store<i32>(at, load<i32>(at) | <i32>shifted);
  if (shifted >> 32 !== 0) store<i32>(at + 4, load<i32>(at + 4) | <i32>(shifted >> 32));
}

function lowestOf(costs: v128): i32 {
  const pairs = i32x4.min_s(costs, v128.shuffle<i32>(costs, costs, 2, 3, 0, 1));
  return min(i32x4.extract_lane(pairs, 0), i32x4.extract_lane(pairs, 1));
}

function highestOf(costs: v128): i32 {
  const pairs = i32x4.max_s(costs, v128.shuffle<i32>(costs, costs, 2, 3, 0, 1));
  return max(i32x4.extract_lane(pairs, 0), i32x4.extract_lane(pairs, 1));
}

/** Fills the way there by day of check-in. False where there is none. */
function fillOut(season: usize, route: i32, row: usize): bool {
  const none = i32x4.splat(NO_FLIGHT);
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const from = wordAt(season, SEASON_FROM);
  const to = wordAt(season, SEASON_TO);
  const first = wordAt(season, FIRST_OUT);
  const out = row + <usize>wordAt(season, OUT);
  const boundedAt = row + <usize>wordAt(season, BOUNDED_OUT);
  const uncertainAt = row + <usize>wordAt(season, UNCERTAIN_OUT);
  const last = (to + 1) & ~3;
  store<i32>(arrivingNext, NO_FLIGHT);
  v128.store(arrivingNext + ((<usize>(last - first)) << 2), none);
  v128.store(out + ((<usize>(last - first)) << 2), none);
  let isBounded = 0;
  for (let day = first; day <= to; day += 4) {
    const cell =
      (wordAt(trip, TRIP_BLOCKS + (day >> 5)) * routeRows + route) * BLOCK_DAYS + (day & (BLOCK_DAYS - 1));
    const words = v128.load(cheapestLeg + ((<usize>cell) << 2));
    const isInside = inside(day, from, to);
    const costs = v128.bitselect(priceFour(words, cell, true), none, isInside);
    const days = i32x4.bitmask(isInside);
    const overnight = i32x4.shr_s(i32x4.shl(words, 31 - OVERNIGHT_SHIFT), 31);
    const place = (<usize>(day - first)) << 2;
    v128.store(out + place, v128.bitselect(none, costs, overnight));
    v128.store(arrivingNext + place + 4, v128.bitselect(costs, none, overnight));
    if ((bounded & days) === 0) continue;
    isBounded = 1;
    const late = i32x4.bitmask(overnight);
    const sameDay = days & (~late | mixed);
    const nextDay = days & (late | mixed);
    addBits(boundedAt, day, bounded & sameDay);
    addBits(boundedAt, day + 1, bounded & nextDay);
    addBits(uncertainAt, day, uncertain & sameDay);
    addBits(uncertainAt, day + 1, uncertain & nextDay);
    for (let left = mixed & days; left !== 0; left &= left - 1) {
      const lane = ctz(left);
      const cost = (late >>> lane) & 1 ? wordAt(arrivingNext + place + 4, lane) : wordAt(out + place, lane);
      setWord(out + place, lane, cost);
      setWord(arrivingNext + place + 4, lane, cost);
    }
  }
  setWord(row + <usize>wordAt(season, LOWS), wordAt(trip, TRIP_WORDS) + 1, isBounded);
  return sumUpOut(season, row, first, to + 1);
}

/** Joins both ways to arrive, and notes days and lowest costs by word. */
function sumUpOut(season: usize, row: usize, first: i32, late: i32): bool {
  const none = i32x4.splat(NO_FLIGHT);
  const out = row + <usize>wordAt(season, OUT);
  const lows = row + <usize>wordAt(season, LOWS);
  let any = 0;
  for (let day = first; day <= late; ) {
    const word = day >> 5;
    const end = min(late + 1, (word + 1) << 5);
    let low = none;
    let bits = 0;
    for (; day < end; day += 4) {
      const place = (<usize>(day - first)) << 2;
      const costs = i32x4.min_s(v128.load(out + place), v128.load(arrivingNext + place));
      v128.store(out + place, costs);
      low = i32x4.min_s(low, costs);
      bits |= i32x4.bitmask(i32x4.lt_s(costs, none)) << (day & (BLOCK_DAYS - 1));
    }
    setWord(row, word, bits);
    setWord(lows, word, lowestOf(low));
    any |= bits;
  }
  return any !== 0;
}

function firstDayOf(bits: usize): i32 {
  let word = 0;
  while (wordAt(bits, word) === 0) word += 1;
  return (word << 5) + ctz(wordAt(bits, word));
}

function lastDayOf(bits: usize, words: i32): i32 {
  let word = words - 1;
  while (wordAt(bits, word) === 0) word -= 1;
  return (word << 5) + 31 - clz(wordAt(bits, word));
}

/** Fills the way home by day, as far as any stay can end. False where there is none. */
function fillBack(season: usize, route: i32, row: usize): bool {
  const none = i32x4.splat(NO_FLIGHT);
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const words = wordAt(trip, TRIP_WORDS);
  const from = max(firstDayOf(row) + wordAt(trip, TRIP_NIGHTS_FROM), wordAt(trip, TRIP_RETURN_FROM));
  const to = min(lastDayOf(row, words) + wordAt(trip, TRIP_NIGHTS_TO), wordAt(trip, TRIP_RETURN_TO));
  if (from > to) return false;
  const first = wordAt(season, FIRST_BACK);
  const back = row + <usize>wordAt(season, BACK);
  const bits = row + <usize>wordAt(season, BACK_BITS);
  const boundedAt = row + <usize>wordAt(season, BOUNDED_BACK);
  const uncertainAt = row + <usize>wordAt(season, UNCERTAIN_BACK);
  const lows = row + <usize>wordAt(season, LOWS);
  const end = row + ((<usize>wordAt(season, ROW_WORDS)) << 2);
  let low = none;
  const firstUsed = from & ~3;
  let at = back;
  for (let day = first; day < firstUsed; day += 4) {
    v128.store(at, none);
    at += 16;
  }
  for (let day = max(first, firstUsed); day <= to; day += 4) {
    const cell =
      (wordAt(trip, TRIP_BLOCKS + (day >> 5)) * routeRows + route) * BLOCK_DAYS + (day & (BLOCK_DAYS - 1));
    const isInside = inside(day, from, to);
    const costs = v128.bitselect(
      priceFour(v128.load(cheapestLeg + ((<usize>cell) << 2)), cell, false),
      none,
      isInside,
    );
    v128.store(at, costs);
    const days = i32x4.bitmask(isInside);
    if ((bounded & days) !== 0) {
      addBits(boundedAt, day, bounded & days);
      addBits(uncertainAt, day, uncertain & days);
      setWord(lows, words + 1, 1);
    }
    low = i32x4.min_s(low, costs);
    addBits(bits, day, i32x4.bitmask(i32x4.lt_s(costs, none)));
    at += 16;
  }
  for (; at < end; at += 16) v128.store(at, none);
  const lowest = lowestOf(low);
  setWord(lows, words, lowest);
  return lowest < NO_FLIGHT;
}

/** Looks at the flights of a day whose cost there is only known to be that or more. */
function settleOut(season: usize, route: i32, row: usize, day: i32): void {
  chooseSeason(season);
  let cost = NO_FLIGHT;
  if (day >= wordAt(season, SEASON_FROM) && day <= wordAt(season, SEASON_TO)) {
    lookAtDay(route, day);
    cost = same;
  }
  if (day > wordAt(season, SEASON_FROM) && mayArriveNext(season, route, day - 1)) {
    lookAtDay(route, day - 1);
    cost = min(cost, next);
  }
  setWord(row + <usize>wordAt(season, OUT), day - wordAt(season, FIRST_OUT), cost);
  takeBit(row + <usize>wordAt(season, BOUNDED_OUT), day);
  takeBit(row + <usize>wordAt(season, UNCERTAIN_OUT), day);
  if (cost === NO_FLIGHT) takeBit(row, day);
}

function settleBack(season: usize, route: i32, row: usize, day: i32): void {
  chooseSeason(season);
  lookAtDay(route, day);
  const cost = min(same, next);
  setWord(row + <usize>wordAt(season, BACK), day - wordAt(season, FIRST_BACK), cost);
  takeBit(row + <usize>wordAt(season, BOUNDED_BACK), day);
  takeBit(row + <usize>wordAt(season, UNCERTAIN_BACK), day);
  if (cost === NO_FLIGHT) takeBit(row + <usize>wordAt(season, BACK_BITS), day);
}

function takeBit(bits: usize, day: i32): void {
  setWord(bits, day >> 5, wordAt(bits, day >> 5) & ~(1 << (day & (BLOCK_DAYS - 1))));
}

function hasBit(bits: usize, day: i32): bool {
  return ((wordAt(bits, day >> 5) >>> (day & (BLOCK_DAYS - 1))) & 1) !== 0;
}

/**
 * What a pair of flights of a row costs, but so much at most. Ways whose cost is a bound are settled where they may cost less.
 */
function pairOn(season: usize, route: i32, row: usize, day: i32, nights: i32, most: i32): i32 {
  const out = row + <usize>wordAt(season, OUT) + ((<usize>(day - wordAt(season, FIRST_OUT))) << 2);
  const back =
    row + <usize>wordAt(season, BACK) + ((<usize>(day + nights - wordAt(season, FIRST_BACK))) << 2);
  if (load<i32>(out) + load<i32>(back) >= most) return most;
  if (hasBit(row + <usize>wordAt(season, BOUNDED_OUT), day)) {
    settleOut(season, route, row, day);
    if (load<i32>(out) + load<i32>(back) >= most) return most;
  }
  if (hasBit(row + <usize>wordAt(season, BOUNDED_BACK), day + nights)) {
    settleBack(season, wordAt(routeBack, route) - 1, row, day + nights);
  }
  return min(most, load<i32>(out) + load<i32>(back));
}

function isBoundedRow(season: usize, row: usize): bool {
  const words = wordAt(<usize>wordAt(season, SEASON_TRIP), TRIP_WORDS);
  return wordAt(row + <usize>wordAt(season, LOWS), words + 1) !== 0;
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
function firstDayFor(season: usize, nights: i32): i32 {
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

/** Whether a flight of a route departs on a day that arrives on the next. */
function mayArriveNext(season: usize, route: i32, day: i32): bool {
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const block = wordAt(trip, TRIP_BLOCKS + (day >> 5)) * routeRows + route;
  return ((wordAt(lateDays, block) >>> (day & (BLOCK_DAYS - 1))) & 1) !== 0;
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
  if (last >= late && first <= late) setWord(costs, late, min(lateCost, NO_FLIGHT));
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
    const from = max(0, first - word * BLOCK_DAYS);
    const to = min(BLOCK_DAYS - 1, last - word * BLOCK_DAYS);
    if (from > to) continue;
    const wanted = (-1 << from) & (-1 >>> (BLOCK_DAYS - 1 - to));
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
