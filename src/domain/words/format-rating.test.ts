import { expect, test } from 'vitest';
import { formatRating } from './format-rating.ts';

test('[HOTEL-016] a rating has one decimal, written as its language writes numbers', () => {
  expect(formatRating(5.2, 'en')).toBe('5.2');
  expect(formatRating(5.2, 'de')).toBe('5,2');
  expect(formatRating(6, 'fr')).toBe('6,0');
});
