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
  TRIP_RETURN_FROM,
  TRIP_RETURN_TO,
  TRIP_WORDS,
} from '../memory/layout';
import { addBits, hasBit, takeBit } from './bits';
import {
  bounded,
  chooseSeason,
  lookAtDay,
  meetRoute,
  mixed,
  next,
  priceFour,
  same,
  uncertain,
} from './fares';
import { inside, lowestOf } from './lanes';
import { cheapestLeg, lateDays, routeBack, routeRows, setWord, wordAt } from './tables';

/**
 * What is known of a route that was looked at: a bit for each day of check-in with a flight there, and for each day with one back; the same for
 * those whose price is a bound, and for those on which perhaps nobody flies who is wanted; the lowest cost there by word, and of all ways
 * back; then what flights there cost by day of check-in and back by day of return, from days on that are multiples of four.
 */

/** Where things stand in a row, in bytes, from `SEASON_SHAPE` on; first days, and how many days there are. */
export const BACK_BITS = SEASON_SHAPE;
export const BOUNDED_OUT = SEASON_SHAPE + 1;
export const BOUNDED_BACK = SEASON_SHAPE + 2;
export const UNCERTAIN_OUT = SEASON_SHAPE + 3;
export const UNCERTAIN_BACK = SEASON_SHAPE + 4;
export const LOWS = SEASON_SHAPE + 5;
export const OUT = SEASON_SHAPE + 6;
export const BACK = SEASON_SHAPE + 7;
export const ROW_WORDS = SEASON_SHAPE + 8;
export const FIRST_OUT = SEASON_SHAPE + 9;
export const FIRST_BACK = SEASON_SHAPE + 10;

/** What flights there cost by day of check-in, as far as they arrive on the day after departure. */
let arrivingNext: usize = 0;

export function openRouteRows(at: usize): void {
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

/** Fills the row of a route that is empty. False where it is not flown both ways on the days of the season. */
export function fillRow(season: usize, route: i32, row: usize): bool {
  return fillOut(season, route, row) && fillBack(season, wordAt(routeBack, route) - 1, row);
}

/** Fills the way there by day of check-in. False where there is none. */
function fillOut(season: usize, route: i32, row: usize): bool {
  meetRoute(route);
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
  meetRoute(route);
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
export function settleOut(season: usize, route: i32, row: usize, day: i32): void {
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

export function settleBack(season: usize, route: i32, row: usize, day: i32): void {
  chooseSeason(season);
  lookAtDay(route, day);
  const cost = min(same, next);
  setWord(row + <usize>wordAt(season, BACK), day - wordAt(season, FIRST_BACK), cost);
  takeBit(row + <usize>wordAt(season, BOUNDED_BACK), day);
  takeBit(row + <usize>wordAt(season, UNCERTAIN_BACK), day);
  if (cost === NO_FLIGHT) takeBit(row + <usize>wordAt(season, BACK_BITS), day);
}

/**
 * What a pair of flights of a row costs, but so much at most. Ways whose cost is a bound are settled where they may cost less.
 */
export function pairOn(season: usize, route: i32, row: usize, day: i32, nights: i32, most: i32): i32 {
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

export function isBoundedRow(season: usize, row: usize): bool {
  const words = wordAt(<usize>wordAt(season, SEASON_TRIP), TRIP_WORDS);
  return wordAt(row + <usize>wordAt(season, LOWS), words + 1) !== 0;
}

/** Whether a flight of a route departs on a day that arrives on the next. */
export function mayArriveNext(season: usize, route: i32, day: i32): bool {
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const block = wordAt(trip, TRIP_BLOCKS + (day >> 5)) * routeRows + route;
  return ((wordAt(lateDays, block) >>> (day & (BLOCK_DAYS - 1))) & 1) !== 0;
}
