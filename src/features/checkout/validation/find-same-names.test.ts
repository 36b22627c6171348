import { expect, test } from 'vitest';
import { findSameNames } from './find-same-names.ts';

const find = (...names: [string, string][]) =>
  findSameNames(names.map(([fname, lname]) => ({ fname, lname })));

test('[VALID-037] two travellers of one first and last name are found, the later of them', () => {
  expect(find(['Anna', 'Berg'], ['Ben', 'Berg'], ['Anna', 'Berg'], ['Anna', 'Berg'])).toEqual([2, 3]);
});

test('[VALID-037] letter case and blanks do not tell them apart, accents do', () => {
  expect(find(['Anna  Maria', 'Berg'], [' anna maria ', 'BERG'])).toEqual([1]);
  expect(find(['René', 'Berg'], ['Rene', 'Berg'])).toEqual([]);
});

test('[VALID-037] one name of the two is not enough, and none is none', () => {
  expect(find(['Anna', 'Berg'], ['Anna', 'Tal'], ['Ben', 'Berg'])).toEqual([]);
  expect(find(['', ''], ['', ''])).toEqual([]);
});
