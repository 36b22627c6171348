import { expect, test } from 'vitest';
import { pointsWorth } from './points-worth.ts';

test.each([
  [{ points: 30_000, amount: 10_000 }, 10_000, 30_000],
  [{ points: 30_000, amount: 10_000 }, 1, 3],
  [{ points: 10_000, amount: 30_000 }, 1, 0],
  [{ points: 10_000, amount: 20_000 }, 1, 1],
  [{ points: 7_501, amount: 2_500 }, 0, 0],
])('of %o a part of %i is worth %i points, halves rounded up', (miles, part, points) => {
  expect(pointsWorth(miles, part)).toBe(points);
});
