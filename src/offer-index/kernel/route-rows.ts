import {
  BLOCK_DAYS,
  NO_FLIGHT,
  OVERNIGHT_SHIFT,
  SCRATCH_ARRIVING_NEXT,
  SEASON_BACK,
  SEASON_BACK_BITS,
  SEASON_BOUNDED_BACK,
  SEASON_BOUNDED_OUT,
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
  TRIP_BLOCKS,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_RETURN_FROM,
  TRIP_RETURN_TO,
  TRIP_WORDS,
} from '../memory/layout';
import { fourWordsAt, setFourWords, setWord, wordAt } from './access';
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
import { cheapestLeg, lateDays, routeBack, routeRows } from './tables';

/** Route rows: bits and costs of the flights of one route for one season, see `SEASON_BACK_BITS`. */

/** Costs of flights there by day of check-in that arrive on the day after departure, while a row is filled. */
let arrivingNext: usize = 0;

/** Sets where costs of overnight flights are stored while a row is filled. @param page address of the thread's page */
export function openRouteRows(page: usize): void {
  arrivingNext = page + SCRATCH_ARRIVING_NEXT;
}

/** Computes the shape of a season's route rows and writes it into the season, see `SEASON_BACK_BITS`. */
export function shapeRows(season: usize): void {
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const words = wordAt(trip, TRIP_WORDS);
  const firstOut = wordAt(season, SEASON_FROM) & ~3;
  const lastOut = (wordAt(season, SEASON_TO) + 1) | 3;
  const firstBack = (firstOut + wordAt(trip, TRIP_NIGHTS_FROM)) & ~3;
  const lastBack = (lastOut + wordAt(trip, TRIP_NIGHTS_TO)) | 3;
  setWord(season, SEASON_BACK_BITS, words * 4);
  setWord(season, SEASON_BOUNDED_OUT, (2 * words + 2) * 4);
  setWord(season, SEASON_BOUNDED_BACK, (3 * words + 3) * 4);
  setWord(season, SEASON_UNCERTAIN_OUT, (4 * words + 5) * 4);
  setWord(season, SEASON_UNCERTAIN_BACK, (5 * words + 6) * 4);
  setWord(season, SEASON_LOWS, (6 * words + 8) * 4);
  const out = (7 * words + 10 + 3) & ~3;
  setWord(season, SEASON_OUT, out * 4);
  setWord(season, SEASON_BACK, (out + lastOut - firstOut + 1) * 4);
  setWord(season, SEASON_ROW_WORDS, out + lastOut - firstOut + lastBack - firstBack + 2);
  setWord(season, SEASON_FIRST_OUT, firstOut);
  setWord(season, SEASON_FIRST_BACK, firstBack);
}

/**
 * Fills the route row of a route; its bits have to be 0.
 * @returns false where the route is not flown both ways on the days of the season
 */
export function fillRow(season: usize, route: i32, row: usize): bool {
  return fillOut(season, route, row) && fillBack(season, wordAt(routeBack, route) - 1, row);
}

/** Fills costs and bits of the way there, by day of check-in. @returns false where nothing flies */
function fillOut(season: usize, route: i32, row: usize): bool {
  meetRoute(route);
  const none = i32x4.splat(NO_FLIGHT);
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const from = wordAt(season, SEASON_FROM);
  const to = wordAt(season, SEASON_TO);
  const first = wordAt(season, SEASON_FIRST_OUT);
  const out = row + <usize>wordAt(season, SEASON_OUT);
  const boundedAt = row + <usize>wordAt(season, SEASON_BOUNDED_OUT);
  const uncertainAt = row + <usize>wordAt(season, SEASON_UNCERTAIN_OUT);
  const last = (to + 1) & ~3;
  setWord(arrivingNext, 0, NO_FLIGHT);
  setFourWords(arrivingNext, (<usize>(last - first)) << 2, none);
  setFourWords(out, (<usize>(last - first)) << 2, none);
  let isBounded = 0;
  for (let day = first; day <= to; day += 4) {
    const cell =
      (wordAt(trip, TRIP_BLOCKS + (day >> 5)) * routeRows + route) * BLOCK_DAYS + (day & (BLOCK_DAYS - 1));
    const words = fourWordsAt(cheapestLeg, (<usize>cell) << 2);
    const isInside = inside(day, from, to);
    const costs = v128.bitselect(priceFour(words, cell, true), none, isInside);
    const days = i32x4.bitmask(isInside);
    const overnight = i32x4.shr_s(i32x4.shl(words, 31 - OVERNIGHT_SHIFT), 31);
    const place = (<usize>(day - first)) << 2;
    setFourWords(out, place, v128.bitselect(none, costs, overnight));
    setFourWords(arrivingNext, place + 4, v128.bitselect(costs, none, overnight));
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
  setWord(row + <usize>wordAt(season, SEASON_LOWS), wordAt(trip, TRIP_WORDS) + 1, isBounded);
  return sumUpOut(season, row, first, to + 1);
}

/**
 * Joins flights that arrive on the day and on the next one, and writes the bits of days and the lowest costs by word.
 * @param first and `late`: days of check-in
 * @returns false where nothing flies
 */
function sumUpOut(season: usize, row: usize, first: i32, late: i32): bool {
  const none = i32x4.splat(NO_FLIGHT);
  const out = row + <usize>wordAt(season, SEASON_OUT);
  const lows = row + <usize>wordAt(season, SEASON_LOWS);
  let any = 0;
  for (let day = first; day <= late; ) {
    const word = day >> 5;
    const end = min(late + 1, (word + 1) << 5);
    let low = none;
    let bits = 0;
    for (; day < end; day += 4) {
      const place = (<usize>(day - first)) << 2;
      const costs = i32x4.min_s(fourWordsAt(out, place), fourWordsAt(arrivingNext, place));
      setFourWords(out, place, costs);
      low = i32x4.min_s(low, costs);
      bits |= i32x4.bitmask(i32x4.lt_s(costs, none)) << (day & (BLOCK_DAYS - 1));
    }
    setWord(row, word, bits);
    setWord(lows, word, lowestOf(low));
    any |= bits;
  }
  return any !== 0;
}

/** The first day whose bit is set. There has to be one. */
function firstDayOf(bits: usize): i32 {
  let word = 0;
  while (wordAt(bits, word) === 0) word += 1;
  return (word << 5) + ctz(wordAt(bits, word));
}

/** The last day whose bit is set. There has to be one. @param words of days */
function lastDayOf(bits: usize, words: i32): i32 {
  let word = words - 1;
  while (wordAt(bits, word) === 0) word -= 1;
  return (word << 5) + 31 - clz(wordAt(bits, word));
}

/**
 * Fills costs and bits of the way back, for the days on which a stay can end.
 * @param route the one that leads home
 * @returns false where nothing flies
 */
function fillBack(season: usize, route: i32, row: usize): bool {
  meetRoute(route);
  const none = i32x4.splat(NO_FLIGHT);
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const words = wordAt(trip, TRIP_WORDS);
  const from = max(firstDayOf(row) + wordAt(trip, TRIP_NIGHTS_FROM), wordAt(trip, TRIP_RETURN_FROM));
  const to = min(lastDayOf(row, words) + wordAt(trip, TRIP_NIGHTS_TO), wordAt(trip, TRIP_RETURN_TO));
  if (from > to) return false;
  const first = wordAt(season, SEASON_FIRST_BACK);
  const bits = row + <usize>wordAt(season, SEASON_BACK_BITS);
  const boundedAt = row + <usize>wordAt(season, SEASON_BOUNDED_BACK);
  const uncertainAt = row + <usize>wordAt(season, SEASON_UNCERTAIN_BACK);
  const lows = row + <usize>wordAt(season, SEASON_LOWS);
  const end = (<usize>wordAt(season, SEASON_ROW_WORDS)) << 2;
  let low = none;
  const firstUsed = from & ~3;
  let at = <usize>wordAt(season, SEASON_BACK);
  for (let day = first; day < firstUsed; day += 4) {
    setFourWords(row, at, none);
    at += 16;
  }
  for (let day = max(first, firstUsed); day <= to; day += 4) {
    const cell =
      (wordAt(trip, TRIP_BLOCKS + (day >> 5)) * routeRows + route) * BLOCK_DAYS + (day & (BLOCK_DAYS - 1));
    const isInside = inside(day, from, to);
    const costs = v128.bitselect(
      priceFour(fourWordsAt(cheapestLeg, (<usize>cell) << 2), cell, false),
      none,
      isInside,
    );
    setFourWords(row, at, costs);
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
  for (; at < end; at += 16) setFourWords(row, at, none);
  const lowest = lowestOf(low);
  setWord(lows, words, lowest);
  return lowest < NO_FLIGHT;
}

/**
 * Replaces the bound on the cost of flying there by the exact cost, from the flights themselves.
 * @param route the one there
 * @param day of check-in
 */
export function settleOut(season: usize, route: i32, row: usize, day: i32): void {
  chooseSeason(season);
  let cost = NO_FLIGHT;
  if (day >= wordAt(season, SEASON_FROM) && day <= wordAt(season, SEASON_TO)) {
    lookAtDay(route, day, true);
    cost = same;
  }
  if (day > wordAt(season, SEASON_FROM) && mayArriveNext(season, route, day - 1)) {
    lookAtDay(route, day - 1, true);
    cost = min(cost, next);
  }
  setWord(row + <usize>wordAt(season, SEASON_OUT), day - wordAt(season, SEASON_FIRST_OUT), cost);
  takeBit(row + <usize>wordAt(season, SEASON_BOUNDED_OUT), day);
  takeBit(row + <usize>wordAt(season, SEASON_UNCERTAIN_OUT), day);
  if (cost === NO_FLIGHT) takeBit(row, day);
}

/**
 * Replaces the bound on the cost of flying back by the exact cost, from the flights themselves.
 * @param route the one that leads home
 * @param day of return
 */
export function settleBack(season: usize, route: i32, row: usize, day: i32): void {
  chooseSeason(season);
  lookAtDay(route, day, false);
  const cost = min(same, next);
  setWord(row + <usize>wordAt(season, SEASON_BACK), day - wordAt(season, SEASON_FIRST_BACK), cost);
  takeBit(row + <usize>wordAt(season, SEASON_BOUNDED_BACK), day);
  takeBit(row + <usize>wordAt(season, SEASON_UNCERTAIN_BACK), day);
  if (cost === NO_FLIGHT) takeBit(row + <usize>wordAt(season, SEASON_BACK_BITS), day);
}

/**
 * What a pair of flights of a route costs, but `most` where it does not cost less. Settles bounds where the pair may cost
 * less.
 * @param row its route row
 * @param day of check-in
 * @param most minor units
 */
export function pairOn(season: usize, route: i32, row: usize, day: i32, nights: i32, most: i32): i32 {
  const out = (wordAt(season, SEASON_OUT) >> 2) + day - wordAt(season, SEASON_FIRST_OUT);
  const back = (wordAt(season, SEASON_BACK) >> 2) + day + nights - wordAt(season, SEASON_FIRST_BACK);
  if (wordAt(row, out) + wordAt(row, back) >= most) return most;
  if (hasBit(row + <usize>wordAt(season, SEASON_BOUNDED_OUT), day)) {
    settleOut(season, route, row, day);
    if (wordAt(row, out) + wordAt(row, back) >= most) return most;
  }
  if (hasBit(row + <usize>wordAt(season, SEASON_BOUNDED_BACK), day + nights)) {
    settleBack(season, wordAt(routeBack, route) - 1, row, day + nights);
  }
  return min(most, wordAt(row, out) + wordAt(row, back));
}

/** Whether any cost of a route row is only a bound. */
export function isBoundedRow(season: usize, row: usize): bool {
  const words = wordAt(<usize>wordAt(season, SEASON_TRIP), TRIP_WORDS);
  return wordAt(row + <usize>wordAt(season, SEASON_LOWS), words + 1) !== 0;
}

/** Whether any flight of a route departs on a day and arrives on the next one. */
export function mayArriveNext(season: usize, route: i32, day: i32): bool {
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const block = wordAt(trip, TRIP_BLOCKS + (day >> 5)) * routeRows + route;
  return ((wordAt(lateDays, block) >>> (day & (BLOCK_DAYS - 1))) & 1) !== 0;
}
