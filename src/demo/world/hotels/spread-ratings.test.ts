import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '../model/seeded-random.ts';
import { spreadRatings } from './spread-ratings.ts';

it('has exactly the requested mean, within 10 to 60', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 60 }),
      fc.integer({ min: 1, max: 40 }),
      fc.nat(),
      (mean, count, seed) => {
        const ratings = spreadRatings(seededRandom(seed), mean, count);
        expect(ratings.length).toBe(count);
        expect(ratings.reduce((sum, rating) => sum + rating, 0)).toBe(mean * count);
        expect(Math.min(...ratings)).toBeGreaterThanOrEqual(10);
        expect(Math.max(...ratings)).toBeLessThanOrEqual(60);
      },
    ),
  );
});

it('gives none for no reviews', () => {
  expect(spreadRatings(seededRandom(1), 0, 0)).toEqual([]);
});
