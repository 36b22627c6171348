import { expect, test } from 'vitest';
import { findSameNames } from './find-same-names.ts';

const find = (...names: [string, string][]) =>
  findSameNames(names.map(([fname, lname]) => ({ fname, lname })));

test('[VALID-037] finds the later travellers with the same first and last name', () => {
  expect(find(['Anna', 'Berg'], ['Ben', 'Berg'], ['Anna', 'Berg'], ['Anna', 'Berg'])).toEqual([2, 3]);
});

test('[VALID-037] ignores letter case and blanks, but not accents', () => {
  expect(find(['Anna  Maria', 'Berg'], [' anna maria ', 'BERG'])).toEqual([1]);
  expect(find(['René', 'Berg'], ['Rene', 'Berg'])).toEqual([]);
});

test('[VALID-037] ignores travellers who share only one name and travellers without a name', () => {
  expect(find(['Anna', 'Berg'], ['Anna', 'Tal'], ['Ben', 'Berg'])).toEqual([]);
  expect(find(['', ''], ['', ''])).toEqual([]);
});
