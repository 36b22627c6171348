import { expect, test } from 'vitest';
import { findComparisonPrice } from './find-comparison-price.ts';

const today = 20_800;
const shown = (daysAgo: number, total: number) => ({ day: today - daysAgo, total });

test('[OFFER-037] the comparison price is the lowest of the last 30 days, where it is above the current one', () => {
  expect(findComparisonPrice(900, [shown(3, 1100), shown(2, 1000), shown(1, 1200)], today)).toBe(1000);
});

test('[OFFER-037] a price of 30 days ago counts, one of 31 days ago does not', () => {
  expect(findComparisonPrice(900, [shown(30, 1000)], today)).toBe(1000);
  expect(findComparisonPrice(900, [shown(31, 1000)], today)).toBeNull();
  expect(findComparisonPrice(900, [shown(31, 950), shown(30, 1000)], today)).toBe(1000);
});

test('[OFFER-037] nothing is struck through where it was as cheap before', () => {
  expect(findComparisonPrice(900, [shown(9, 900), shown(2, 1000)], today)).toBeNull();
  expect(findComparisonPrice(900, [shown(9, 901), shown(2, 1000)], today)).toBe(901);
  expect(findComparisonPrice(900, [shown(9, 800)], today)).toBeNull();
});

test("[OFFER-037] today's own prices do not count", () => {
  expect(findComparisonPrice(900, [shown(0, 1000)], today)).toBeNull();
  expect(findComparisonPrice(900, [shown(0, 850), shown(1, 1000)], today)).toBe(1000);
});

test('[OFFER-037] a price that was never shown has no comparison price', () => {
  expect(findComparisonPrice(900, [], today)).toBeNull();
});
