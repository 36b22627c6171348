import { expect, test } from 'vitest';
import { areChildPricesSwapped, formatBands } from './judge-child-prices.ts';

const first = { first: 1, last: 1 };
const further = { first: 2, last: 20 };
const ages = { fromAge: 2, toAge: 6 };
const older = { fromAge: 7, toAge: 11 };
const before = [
  { ...ages, percent: 0, positions: first },
  { ...older, percent: 20, positions: first },
  { ...ages, percent: 50, positions: further },
];

test('a younger second child may pay more than an older first one', () => {
  expect(areChildPricesSwapped([], before)).toBe(false);
});

test('a younger child that comes to pay more than an older one of its position looks swapped', () => {
  const [free, some, half] = before as [(typeof before)[0], (typeof before)[0], (typeof before)[0]];
  expect(areChildPricesSwapped(before, [{ ...free, percent: 30 }, some, half])).toBe(true);
});

test('bands are named with the children they are for', () => {
  expect(formatBands(before)).toBe('1/2-6: 0 %, 1/7-11: 20 %, 2-20/2-6: 50 %');
});
