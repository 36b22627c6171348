import { expect, it } from 'vitest';
import { calculatePercentage } from './calculate-percentage.ts';

it.each([
  [0, 7, 0],
  [7, 7, 0],
  [8, 7, 1],
  [49, 1, 0],
  [50, 1, 1],
  [149, 1, 1],
  [12_345, 0, 0],
  [12_345, 100, 12_345],
  [12_345, 40, 4_938],
])('%i minor units at %i per cent are %i', (amount, percent, share) => {
  expect(calculatePercentage(amount, percent)).toBe(share);
});
