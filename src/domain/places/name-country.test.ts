import { expect, test } from 'vitest';
import { readPlaces } from '../../demo/world/places/read-places.server.ts';
import { LANGUAGES } from '../words/language.ts';
import { nameCountry } from './name-country.ts';

test('countries are named in the language', () => {
  expect(nameCountry('DE', 'en')).toBe('Germany');
  expect(nameCountry('DE', 'fr')).toBe('Allemagne');
  expect(nameCountry('GB', 'de')).toBe('Großbritannien');
});

test('a country has the same name where one lives in it and where one travels to it', () => {
  const countries = readPlaces().destinations.filter(({ type }) => type === 'country');
  expect(countries.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    expect(countries.map(({ countryCode }) => nameCountry(countryCode, language))).toEqual(
      countries.map(({ name }) => name[language]),
    );
  }
});
