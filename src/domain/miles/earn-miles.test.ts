import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { earnMiles } from './earn-miles.ts';

const rates = { regular: 500, boost: 1500, collection: 'Collection' };

test.each([
  [199_999, 999],
  [200_000, 1000],
  [200_199, 1000],
  [200_200, 1001],
  [0, 0],
])('[OFFER-039] %i cents earn %i miles at half a mile a euro', (amount, miles) => {
  expect(earnMiles(money(amount), 'Hotel Mar', rates)).toBe(miles);
});

test('[OFFER-040] a hotel of the collection earns the boost rate', () => {
  expect(earnMiles(money(200_000), 'Mar Azul Collection', rates)).toBe(3000);
});

test('[OFFER-040] a brand without a collection boosts no hotel', () => {
  expect(earnMiles(money(200_000), 'Mar Azul', { ...rates, collection: '' })).toBe(1000);
});
