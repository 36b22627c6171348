import { expect, test } from 'vitest';
import { compareNames, joinNames } from './join-names.ts';

test('names are joined as the language joins them', () => {
  expect(joinNames(['Kreta', 'Kos', 'Rhodos'], 'de')).toBe('Kreta, Kos und Rhodos');
  expect(joinNames([], 'de')).toBe('');
});

test('names are in the order of the language', () => {
  expect(['Zypern', 'Österreich', 'Portugal'].sort(compareNames('de'))).toEqual([
    'Österreich',
    'Portugal',
    'Zypern',
  ]);
});
