import { expect, test } from 'vitest';
import { landmassOf } from './landmass.ts';

const landOf = (code: string, countryCode: string) => landmassOf({ code, countryCode });

type Airport = [code: string, countryCode: string];

test.each<[string, Airport, Airport, boolean]>([
  ['airports of countries that roads join', ['MUC', 'DE'], ['VCE', 'IT'], true],
  ['two airports of one island', ['HER', 'GR'], ['CHQ', 'GR'], true],
  ['both parts of Ireland', ['DUB', 'IE'], ['BFS', 'GB'], true],
  ['an island and its country', ['PMI', 'ES'], ['BCN', 'ES'], false],
  ['two islands', ['TFS', 'ES'], ['LPA', 'ES'], false],
  ['Great Britain and the continent', ['LHR', 'GB'], ['CDG', 'FR'], false],
  ['Great Britain and Northern Ireland', ['LHR', 'GB'], ['BHD', 'GB'], false],
  ['airports of a country far away', ['JFK', 'US'], ['LAX', 'US'], true],
  ['two countries far away', ['JFK', 'US'], ['YYZ', 'CA'], false],
  ['an unknown airport and its country', ['XXX', 'DE'], ['FRA', 'DE'], true],
])('[LIST-012] between %s one drives without a ferry, or not', (_, one, other, isOne) => {
  expect(landOf(...one) === landOf(...other)).toBe(isOne);
});
