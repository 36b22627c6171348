import { BLOCK_DAYS } from '../memory/layout';
import { setWord, wordAt } from './tables';

/** A bit for each day, 32 days a word, counted from the trip's base. */

export function hasBit(bits: usize, day: i32): bool {
  return ((wordAt(bits, day >> 5) >>> (day & (BLOCK_DAYS - 1))) & 1) !== 0;
}

export function takeBit(bits: usize, day: i32): void {
  setWord(bits, day >> 5, wordAt(bits, day >> 5) & ~(1 << (day & (BLOCK_DAYS - 1))));
}

/** Adds up to four bits from a day on. */
export function addBits(table: usize, day: i32, bits: i32): void {
  if (bits === 0) return;
  const at = table + ((<usize>(day >> 5)) << 2);
  const shifted = (<u64>bits) << (<u64>(day & (BLOCK_DAYS - 1)));
  store<i32>(at, load<i32>(at) | <i32>shifted);
  if (shifted >> 32 !== 0) store<i32>(at + 4, load<i32>(at + 4) | <i32>(shifted >> 32));
}

/** Of a word's days those from a first up to a last. */
export function bitsBetween(word: i32, first: i32, last: i32): i32 {
  const from = max(0, first - word * BLOCK_DAYS);
  const to = min(BLOCK_DAYS - 1, last - word * BLOCK_DAYS);
  return from > to ? 0 : (-1 << from) & (-1 >>> (BLOCK_DAYS - 1 - to));
}

/** Days from which so many nights on can be stayed, out of two words: those of the first word are all there. */
export function findRuns(open: u64, nights: i32): u64 {
  let runs = open;
  for (let length = 1; length < nights; ) {
    const step = min(length, nights - length);
    runs &= runs >> <u64>step;
    length += step;
  }
  return runs;
}
