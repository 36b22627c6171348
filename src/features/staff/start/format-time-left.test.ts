import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { formatTimeLeft } from './format-time-left.ts';

const texts = await loadTexts('en');
const minute = 60_000;

test.each([
  [1, 'in 1 minute'],
  [2 * minute - 1, 'in 1 minute'],
  [59 * minute, 'in 59 minutes'],
  [60 * minute - 1, 'in 59 minutes'],
  [60 * minute, 'in 1 hour'],
  [48 * 60 * minute - 1, 'in 47 hours'],
  [48 * 60 * minute, 'in 2 days'],
  [72 * 60 * minute - 1, 'in 2 days'],
])('%i ms are %s', (ms, words) => {
  expect(formatTimeLeft(ms, texts)).toBe(words);
});
