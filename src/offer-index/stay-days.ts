import { minStayPlaces, rulesAt } from './arrival-rules.ts';
import type { Trip } from './compile-trip.ts';
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

  /** Leaves only arrivals whose cancellation is still free on the day of booking. */
  const keepFreelyCancellable = (record: number, trip: Trip): void => {
    const freeDays = (records[record + planField.roomAndCancellation] as number) >>> 16;
    if (freeDays === NEVER_FREE) {
      arrivals.fill(0);
      return;
    }
    const first = trip.bookingDay + freeDays - trip.base;
    for (let word = 0; word < words; word += 1) {
      const skipped = first - word * BLOCK_DAYS;
      if (skipped >= BLOCK_DAYS) arrivals[word] = 0;
      else if (skipped > 0) arrivals[word] = (arrivals[word] as number) & (-1 << skipped);
    }
  };

  /** Of some days of a word those on which a stay can begin; it has been grown to its length. */
  const startsIn = (word: number, length: number, days: number): number => {
    const open = (runs[word] as number) & (arrivals[word] as number) & days;
    if (open === 0) return 0;
    const rules = rulesAt(memory, rows[word] as number);
    return open & ~(refusedArrivals[rules + (minStayPlaces[length] as number)] as number);
  };

  return {
    /** Row of the plan that was read last in each block the trip touches: where its bits and prices are. */
    rows,

    /** Reads a plan's bits for the days of a trip. @param mustBeFree only arrivals whose cancellation is still free */
    read(plan: number, trip: Trip, mustBeFree: boolean): void {
      words = trip.words;
      const byArrival = isByArrival(planTraits[plan] as number);
      const stateWord = trip.includeOnRequest ? SELLABLE : OPEN;
      for (let word = 0; word <= words; word += 1) {
        const row = (trip.blocks[word] as number) * planRows + plan;
        const at = row * NIGHT_WORDS;
        rows[word] = row;
        const state = nightBits[at + stateWord] as number;
        const priced = nightBits[at + PRICED] as number;
        runs[word] = byArrival ? priced : priced & state;
        arrivals[word] = byArrival ? state : -1;
      }
      runs[words + 1] = 0;
      runLength = 1;
      if (mustBeFree) keepFreelyCancellable(plan * PLAN_WORDS, trip);
    },

    /**
     * Leaves only days of arrival on which stays of up to a longest may begin, out of some days: most plans that have nothing are told by
     * that.
     */
    keepArrivals(wanted: Int32Array, longest: number): void {
      const place = minStayPlaces[longest] as number;
      for (let word = 0; word < words; word += 1) {
        const days = (arrivals[word] as number) & (wanted[word] as number);
        arrivals[word] =
          days === 0 ? 0 : days & ~(refusedArrivals[rulesAt(memory, rows[word] as number) + place] as number);
      }
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

    startsIn,

    /** Whether a stay can begin on any day; it has been grown to its length. */
    canStart(length: number): boolean {
      for (let word = 0; word < words; word += 1) if (startsIn(word, length, -1) !== 0) return true;
      return false;
    },
  };
}
