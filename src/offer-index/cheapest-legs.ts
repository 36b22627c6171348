import { cabinOf, dayRows, FARE_MASK, overnightOf, seatsOf } from './flight-rows.ts';
import { BLOCK_DAYS, type Memory, ringBlock } from './memory.ts';

/**
 * Most parties fly economy and take the cheapest flight of the day. Its first word stands in a table by route, block and
 * day, so that a search for anywhere reads one line of memory a route instead of looking for flights. Where it does not meet
 * a request, or children's fares differ by airline, the day's flights are looked at.
 */
export const LOOK_CLOSER = 0x8000_0000;

/** Place of the first day of a route's block; days of a block follow each other. */
export function legsOfBlock(memory: Memory, route: number, day: number): number {
  return (ringBlock(day) * memory.capacity.routes + route) * BLOCK_DAYS;
}

/** Finds the cheapest flight of a day again: call it whenever its flights have changed. */
export function refreshCheapestLeg(memory: Memory, route: number, day: number): void {
  const { first, end } = dayRows(memory, route, day);
  let cheapest = 0;
  let isElsewhere = false;
  let isOvernight = false;
  for (let row = first; row < end; row += 1) {
    const word = memory.flightFare[row] as number;
    if (seatsOf(word) === 0) continue;
    if (overnightOf(word) === 1) isOvernight = true;
    if (cabinOf(word) !== 0) isElsewhere = true;
    else if (cheapest === 0 || (word & FARE_MASK) < (cheapest & FARE_MASK)) cheapest = word;
  }
  // Arrivals on the next day, and other cabins where there is no economy: the table cannot say it.
  const isMarked = isOvernight || (cheapest === 0 && isElsewhere);
  memory.cheapestLeg[legsOfBlock(memory, route, day) + (day % BLOCK_DAYS)] =
    (cheapest | (isMarked ? LOOK_CLOSER : 0)) >>> 0;
}
