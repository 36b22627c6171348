import { expect, test } from 'vitest';
import { compareNames, joinNames, nameCountry } from './write-names.ts';

test('countries are named in the language', () => {
  expect(nameCountry('DE', 'en')).toBe('Germany');
  expect(nameCountry('DE', 'fr')).toBe('Allemagne');
});

test('names are joined as the language joins them', () => {
  expect(joinNames(['Kreta', 'Kos', 'Rhodos'], 'de')).toBe('Kreta, Kos und Rhodos');
  expect(joinNames([], 'de')).toBe('');
});

test('names stand in the order of the language', () => {
  expect(['Zypern', 'Österreich', 'Portugal'].sort(compareNames('de'))).toEqual([
    'Österreich',
    'Portugal',
    'Zypern',
  ]);
});
