import { expect, test } from 'vitest';
import { ratePrices } from './rate-prices.ts';

const near = (price: number, nights = 1) => ({ price, nights, distance: 500 });
const far = (price: number, nights = 1) => ({ price, nights, distance: 9000 });

test('the usual price of places about as far away is rated 1, half of it 0.5', () => {
  expect(ratePrices([near(100), near(200), near(300), far(500), far(1000), far(2000)])).toEqual([
    0.5, 1, 1.5, 0.5, 1, 2,
  ]);
});

test('a price counts by the night', () => {
  expect(ratePrices([near(700, 7), near(200), near(400)])).toEqual([0.5, 1, 2]);
});

test.each([
  [900, 10],
  [901, 1],
])('three places %d kilometres away at ten times the price of nearer ones are rated %d', (distance, rate) => {
  const costly = { price: 1000, nights: 1, distance };
  const rates = ratePrices([near(100), near(100), near(100), near(100), costly, costly, costly]);
  expect(rates.slice(4)).toEqual([rate, rate, rate]);
});

test('two places alone at their distance are compared with all', () => {
  expect(ratePrices([near(100), near(100), near(100), far(300), far(400)])).toEqual([1, 1, 1, 3, 4]);
});

test('no places have no rates', () => {
  expect(ratePrices([])).toEqual([]);
});
