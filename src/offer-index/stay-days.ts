import { minStayPlaces, rulesAt } from './arrival-rules.ts';
import type { Trip } from './compile-trip.ts';
import type { FlightOptions } from './flight-options.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import {
  BLOCK_DAYS,
  type Memory,
  NEVER_FREE,
  NIGHT_WORDS,
  OPEN,
  PLAN_WORDS,
  PRICED,
  planField,
  RING_BLOCKS,
  SELLABLE,
} from './memory.ts';
import { findRuns } from './night-runs.ts';
import { isByArrival } from './plan-traits.ts';

/**
 * On which days stays of a plan can begin: one plan at a time, stays growing from short to long. Keeps scratch memory, so one
 * thread each.
 */
export function openStayDays(memory: Memory) {
  const { plan: records, planTraits, nightBits, refusedArrivals } = memory;
  const planRows = memory.capacity.plans;
  /** Bits of days from which `runLength` nights can be stayed, and of days of arrival, with words to spare. */
  const runs = new Int32Array(RING_BLOCKS + 3);
  let runLength = 0;
  const arrivals = new Int32Array(RING_BLOCKS + 2);
  const rows = new Int32Array(RING_BLOCKS + 2);
  let words = 0;

  /** First day, from the trip's base, on which the cancellation of an arrival is still free on the day of booking. */
  const firstFreeDay = (plan: number, trip: Trip): number => {
    const freeDays = (records[plan * PLAN_WORDS + planField.roomAndCancellation] as number) >>> 16;
    return freeDays === NEVER_FREE ? Number.POSITIVE_INFINITY : trip.bookingDay + freeDays - trip.base;
  };

  /** Nights of a block that a stay can go through. @param at where the bits of the plan's block are */
  const nightsAt = (at: number, stateWord: number, byArrival: boolean): number =>
    (nightBits[at + PRICED] as number) & (byArrival ? -1 : (nightBits[at + stateWord] as number));

  return {
    /** Row of the plan that was read last in each block the trip touches: where its bits and prices are. */
    rows,

    /**
     * Which of the first `count` sets of flights have a stay in a plan, up to a longest, as bits. It stops with the first that is found
     * of each: most plans are asked about a few of their days alone.
     * @param mustBeFree only arrivals whose cancellation is still free
     */
    whichBegin(
      plan: number,
      trip: Trip,
      longest: number,
      flights: readonly FlightOptions[],
      count: number,
      mustBeFree: boolean,
    ): number {
      const byArrival = isByArrival(planTraits[plan] as number);
      const stateWord = trip.includeOnRequest ? SELLABLE : OPEN;
      const firstFree = mustBeFree ? firstFreeDay(plan, trip) : 0;
      const wanted = (1 << count) - 1;
      let found = 0;
      for (let length = trip.nightsFrom; length <= longest; length += 1) {
        let any = 0;
        for (let word = 0; word < trip.words; word += 1) {
          const row = (trip.blocks[word] as number) * planRows + plan;
          const next = (trip.blocks[word + 1] as number) * planRows + plan;
          const nights = nightsAt(row * NIGHT_WORDS, stateWord, byArrival);
          if (nights === 0) continue;
          const runs = findRuns(nights, nightsAt(next * NIGHT_WORDS, stateWord, byArrival), length);
          any |= runs;
          const state = byArrival ? (nightBits[row * NIGHT_WORDS + stateWord] as number) : -1;
          const refused = refusedArrivals[rulesAt(memory, row) + (minStayPlaces[length] as number)] as number;
          const open = runs & state & ~refused & daysFrom(firstFree - word * BLOCK_DAYS);
          if (open === 0) continue;
          for (let one = 0; one < count; one += 1) {
            const options = flights[one] as FlightOptions;
            if ((found >>> one) & 1 || options.lowest === NO_FLIGHT) continue;
            if (((options.daysFor(length)[word] as number) & open) !== 0) found |= 1 << one;
          }
          if (found === wanted) return found;
        }
        if (any === 0) return found;
      }
      return found;
    },

    /** Reads a plan's bits for the days of a trip. @param mustBeFree only arrivals whose cancellation is still free */
    read(plan: number, trip: Trip, mustBeFree: boolean): void {
      words = trip.words;
      const byArrival = isByArrival(planTraits[plan] as number);
      const stateWord = trip.includeOnRequest ? SELLABLE : OPEN;
      const firstFree = mustBeFree ? firstFreeDay(plan, trip) : 0;
      for (let word = 0; word <= words; word += 1) {
        const row = (trip.blocks[word] as number) * planRows + plan;
        const at = row * NIGHT_WORDS;
        rows[word] = row;
        runs[word] = nightsAt(at, stateWord, byArrival);
        const state = byArrival ? (nightBits[at + stateWord] as number) : -1;
        arrivals[word] = state & daysFrom(firstFree - word * BLOCK_DAYS);
      }
      runs[words + 1] = 0;
      runLength = 1;
    },

    /** Goes on to longer stays: days from which so many nights can be stayed. False where there are none, nor for any longer. */
    grow(length: number): boolean {
      let any = 1;
      while (runLength < length && any !== 0) {
        const step = Math.min(runLength, length - runLength);
        any = 0;
        for (let word = 0; word <= words; word += 1) {
          const days = runs[word] as number;
          const grown = days & ((days >>> step) | ((runs[word + 1] as number) << (BLOCK_DAYS - step)));
          runs[word] = grown;
          any |= grown;
        }
        runLength += step;
      }
      return any !== 0;
    },

    /** Of some days of a word those on which a stay can begin; it has been grown to its length. */
    startsIn(word: number, length: number, days: number): number {
      const open = (runs[word] as number) & (arrivals[word] as number) & days;
      if (open === 0) return 0;
      const rules = rulesAt(memory, rows[word] as number);
      return open & ~(refusedArrivals[rules + (minStayPlaces[length] as number)] as number);
    },
  };
}

/** Days of a word from a first on. */
function daysFrom(first: number): number {
  if (first <= 0) return -1;
  return first >= BLOCK_DAYS ? 0 : -1 << first;
}
