import { expect, test } from 'vitest';
import { findListPage, formatListSort, nextListSort, parseListSort } from './list-sort.ts';

const keys = ['placed', 'total'] as const;

test.each(['placed', '-placed', 'total', '-total'])('the order %s is read and written alike', (value) => {
  expect(formatListSort(parseListSort(value, keys))).toBe(value);
});

test.each(['', '-', 'price', '--placed', 'placed '])('an address with the order "%s" has none', (value) => {
  expect(parseListSort(value, keys)).toBeNull();
  expect(formatListSort(parseListSort(value, keys))).toBe('');
});

test('a heading leads to its first direction, and then to the other one', () => {
  const first = nextListSort(null, 'placed', 'descending');
  expect(formatListSort(first)).toBe('-placed');
  expect(formatListSort(nextListSort(first, 'placed', 'descending'))).toBe('placed');
  expect(formatListSort(nextListSort(first, 'total', 'ascending'))).toBe('total');
});

test.each([
  [1, 0, { page: 1, pages: 1, from: 0, to: 0 }],
  [1, 50, { page: 1, pages: 1, from: 1, to: 50 }],
  [1, 51, { page: 1, pages: 2, from: 1, to: 50 }],
  [2, 51, { page: 2, pages: 2, from: 51, to: 51 }],
  [3, 51, { page: 2, pages: 2, from: 51, to: 51 }],
  [9, 0, { page: 1, pages: 1, from: 0, to: 0 }],
  [2, 100, { page: 2, pages: 2, from: 51, to: 100 }],
])('page %i of %i rows, 50 a page', (asked, count, shown) => {
  expect(findListPage(asked, 50, count)).toEqual({ ...shown, count });
});
