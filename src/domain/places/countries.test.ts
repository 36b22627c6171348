import { expect, test } from 'vitest';
import {
  COUNTRIES,
  COUNTRY_CODES,
  FURTHER_NATIONALITIES,
  isCountryCode,
  isNationality,
} from './countries.ts';

test('[CDATA-077] the list starts with Germany, Austria and Switzerland, which carry its first three places', () => {
  expect(COUNTRIES.slice(0, 3)).toEqual([
    { code: 'DE', order: '0001' },
    { code: 'AT', order: '0002' },
    { code: 'CH', order: '0003' },
  ]);
});

test('[CDATA-078] fourteen more follow in their order; what is listed as SW is Sweden, SE', () => {
  const listed = COUNTRIES.map((country) => ('listedAs' in country ? country.listedAs : country.code));
  expect(listed.slice(3).join(', ')).toBe('BG, PT, PL, CZ, SK, GB, IE, NL, ES, IT, FR, DK, LU, SW');
  expect(COUNTRY_CODES.at(-1)).toBe('SE');
  expect(isCountryCode('SW')).toBe(false);
});

test('every nationality is there once', () => {
  const all = [...COUNTRY_CODES, ...FURTHER_NATIONALITIES];
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect([isNationality('TR'), isNationality('DE'), isNationality('XX'), isNationality('')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
