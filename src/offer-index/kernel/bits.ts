import { BLOCK_DAYS } from '../memory/layout';
import { setWord, wordAt } from './access';

/** Sets of days: a bit for each day, 32 days a word, counted from the trip's base. */

/** Whether the bit of a day is set. Also for other sets of numbers, such as rows of airports. */
export function hasBit(bits: usize, day: i32): bool {
  return ((wordAt(bits, day >> 5) >>> (day & (BLOCK_DAYS - 1))) & 1) !== 0;
}

/** Clears the bit of a day. */
export function takeBit(bits: usize, day: i32): void {
  setWord(bits, day >> 5, wordAt(bits, day >> 5) & ~(1 << (day & (BLOCK_DAYS - 1))));
}

/**
 * Sets up to four bits, for a day and the three after it; they may reach into the next word.
 * @param bits the lowest four, the lowest one for the day itself
 */
export function addBits(table: usize, day: i32, bits: i32): void {
  if (bits === 0) return;
  const word = day >> 5;
  const shifted = (<u64>bits) << (<u64>(day & (BLOCK_DAYS - 1)));
  setWord(table, word, wordAt(table, word) | <i32>shifted);
  if (shifted >> 32 !== 0) setWord(table, word + 1, wordAt(table, word + 1) | <i32>(shifted >> 32));
}

/**
 * The days of a word from a first up to a last one, as bits; 0 where there is none.
 * @param word its place, `first` and `last` are days, the last one included
 */
export function bitsBetween(word: i32, first: i32, last: i32): i32 {
  const from = max(0, first - word * BLOCK_DAYS);
  const to = min(BLOCK_DAYS - 1, last - word * BLOCK_DAYS);
  return from > to ? 0 : (-1 << from) & (-1 >>> (BLOCK_DAYS - 1 - to));
}

/**
 * Days from which so many nights in a row are open, as bits. Doubles the checked length with each step.
 * @param open a bit for each night of two words: answers for days of the first word hold for stays of up to 32 nights
 */
export function findRuns(open: u64, nights: i32): u64 {
  let runs = open;
  for (let length = 1; length < nights; ) {
    const step = min(length, nights - length);
    runs &= runs >> <u64>step;
    length += step;
  }
  return runs;
}
