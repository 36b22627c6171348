import { expect, test } from 'vitest';
import { writeRating } from './write-rating.ts';

test('[HOTEL-016] a rating has one decimal, written as its language writes numbers', () => {
  expect(writeRating(5.2, 'en')).toBe('5.2');
  expect(writeRating(5.2, 'de')).toBe('5,2');
  expect(writeRating(6, 'fr')).toBe('6,0');
});
