import { expect, test } from 'vitest';
import { discountDownTo } from './discount-down-to.ts';

test.each([
  [null, 5_000],
  [95_000, 5_000],
  [95_001, 4_999],
  [100_000, 0],
  [100_001, 0],
])('[DISC-005] a floor price of %s leaves %i of a discount of 5,000 on 100,000', (floorPrice, rest) => {
  expect(discountDownTo(floorPrice, 100_000, 5_000)).toBe(rest);
});

test('a discount takes no more than the price', () => {
  expect(discountDownTo(null, 100, 101)).toBe(100);
});
