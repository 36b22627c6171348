import { expect, test } from 'vitest';
import { readPlaces } from '../../demo/world/places/read-places.server.ts';
import { LANGUAGES } from '../words/language.ts';
import { countryName } from './country-name.ts';

test('countries are named in the language', () => {
  expect(countryName('DE', 'en')).toBe('Germany');
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('GB', 'de')).toBe('Großbritannien');
});

test('a country has the same name where one lives in it and where one travels to it', () => {
  const countries = readPlaces().destinations.filter(({ type }) => type === 'country');
  expect(countries.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    expect(countries.map(({ countryCode }) => countryName(countryCode, language))).toEqual(
      countries.map(({ name }) => name[language]),
    );
  }
});
