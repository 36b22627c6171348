import { cabinOf, dayRows, overnightOf, seatsOf } from '../memory/flight-rows.ts';
import { ALONE_SHIFT, BLOCK_DAYS, FARE_MASK } from '../memory/layout.ts';
import { type Memory, ringBlock } from '../memory/memory.ts';

/**
 * Most parties fly economy and take the cheapest flight of the day. Its first word is in a table by route, block and
 * day, so that a search for anywhere reads one line of memory a route instead of looking for flights. Next to it is its
 * airline, for those who travel with children. What a day's word does not answer is looked up in the day's flights.
 */

/** Mark of a word: some flights of the day arrive on it and some on the next, or there are flights in another cabin alone. */
const LOOK_CLOSER = 0x8000_0000;
/** Mark of a word, where flights have their cabin: it is the only flight of the day in economy. */
const ALONE = 1 << ALONE_SHIFT;

/** Place of the first day of a route's block; days of a block follow each other. */
export function legsOfBlock(memory: Memory, route: number, day: number): number {
  return (ringBlock(day) * memory.capacity.routes + route) * BLOCK_DAYS;
}

/** Finds the cheapest flight of a day again: call it whenever its flights have changed. */
export function refreshCheapestLeg(memory: Memory, route: number, day: number): void {
  const { first, end } = dayRows(memory, route, day);
  let cheapest = 0;
  let flights = 0;
  let overnights = 0;
  let airline = -1;
  let isElsewhere = false;
  let isLate = false;
  for (let row = first; row < end; row += 1) {
    const word = memory.flightFare[row] as number;
    if (seatsOf(word) === 0) continue;
    if (overnightOf(word) === 1) isLate = true;
    if (cabinOf(word) !== 0) {
      isElsewhere = true;
      continue;
    }
    flights += 1;
    overnights += overnightOf(word);
    const own = (memory.flightCarrier[row] as number) & 0xff;
    airline = flights === 1 || airline === own ? own : -1;
    if (cheapest === 0 || (word & FARE_MASK) < (cheapest & FARE_MASK)) cheapest = word;
  }
  const isUnclear = flights === 0 ? isElsewhere : overnights !== 0 && overnights !== flights;
  const place = legsOfBlock(memory, route, day) + (day % BLOCK_DAYS);
  memory.cheapestLeg[place] = (cheapest | (isUnclear ? LOOK_CLOSER : 0) | (flights === 1 ? ALONE : 0)) >>> 0;
  // Of one airline alone the cheapest for an adult is the cheapest for every party. The last row has no number.
  memory.cheapestAirline[place] = airline < 0xff ? airline + 1 : 0;
  refreshLowestFare(memory, place - (place % BLOCK_DAYS));
  const block = Math.floor(place / BLOCK_DAYS);
  const bit = 1 << (place % BLOCK_DAYS);
  const late = memory.lateDays[block] as number;
  memory.lateDays[block] = isLate ? late | bit : late & ~bit;
  const flown = memory.flownDays[block] as number;
  memory.flownDays[block] = flights > 0 || isElsewhere ? flown | bit : flown & ~bit;
}

/** Bound of a block without flights in economy. */
export const NO_FARE = 0xffff_ffff;

/** Finds the lowest fare of a block again, which begins at a place. */
function refreshLowestFare({ cheapestLeg, lowestFare }: Memory, first: number): void {
  let lowest = NO_FARE;
  for (let place = first; place < first + BLOCK_DAYS; place += 1) {
    const fare = (cheapestLeg[place] as number) & FARE_MASK;
    if (fare !== 0 && fare < lowest) lowest = fare;
  }
  lowestFare[first / BLOCK_DAYS] = lowest;
}
