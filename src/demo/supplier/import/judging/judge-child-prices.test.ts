import { expect, test } from 'vitest';
import type { ChildBand } from '../../../../domain/search/supply-facts.ts';
import { childBandsCell } from '../../../../ports/supply/feeds/csv/term-cells.server.ts';
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

/** The bands of a cell such as `1/2-6:70|7-11:50`. */
const bandsOf = (cell: string): readonly ChildBand[] => childBandsCell.parse(cell);

test.each([
  ['2-6:50|7-11:70', '1/2-6:70|2+/2-6:70|7-11:50', 'swapped'],
  ['1/2-6:50|2+/2-6:50|7-11:70', '2-6:70|7-11:50', 'swapped'],
  ['2-6:20|7-11:30', '1/2-6:80|2+/2-6:80|1+/7-11:70', 'swapped'],
  ['1/2-11:0|2+/2-11:30', '1/2-11:0|2+/2-11:70', 'swapped'],
  ['1/2-11:0|2/2-11:30|3+/2-11:50', '1/2-11:0|2/2-11:70|3+/2-11:50', 'swapped'],
  ['1/2-11:0|2/2-11:50|3+/2-11:80', '1/2-11:80|2/2-11:50|3+/2-11:0', 'swapped'],
  ['1/2-11:0|2-11:40', '1/2-11:40|2-11:0', 'swapped'],
  ['1/2-11:0|2-11:39', '1/2-11:39|2-11:0', 'as before'],
  // The second child is free as well.
  ['1/2-11:0|2+/2-11:50', '1-2/2-11:0|3+/2-11:50', 'as before'],
  ['2-6:50|7-11:70', '1+/2-6:50|1+/7-11:70', 'as before'],
  // The first child is free at any age.
  ['2-6:50|7-11:70', '1/2-6:0|1/7-11:0|2-6:50|7-11:70', 'as before'],
  ['2-11:100', '1/2-11:0|2-11:100', 'as before'],
])('prices %s that become %s are %s', (from, to, judged) => {
  expect(areChildPricesSwapped(bandsOf(from), bandsOf(to))).toBe(judged === 'swapped');
});

test('bands are named with the children they are for', () => {
  expect(formatBands(before)).toBe('1/2-6: 0 %, 1/7-11: 20 %, 2-20/2-6: 50 %');
});
