import { BLOCK_DAYS } from './layout.ts';

/**
 * Days of a word from which so many nights on can be stayed: bits of the word and of the next one, which is long enough
 * for every length there is. The length doubles with each step.
 */
export function findRuns(word: number, next: number, nights: number): number {
  let runs = word;
  let later = next;
  for (let length = 1; length < nights; ) {
    const step = Math.min(length, nights - length);
    runs &= (runs >>> step) | (later << (BLOCK_DAYS - step));
    later &= later >>> step;
    length += step;
  }
  return runs;
}
