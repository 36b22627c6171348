import { expect, test } from 'vitest';
import { islandContent } from '../../../tests/factories/island-groups.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { cityName, parentNames } from './parent-names.ts';

const catalogue = buildCatalogue(islandContent);

function requirePlace(name: string) {
  const place = islandContent.destinations.find((each) => each.name.de === name);
  if (place === undefined) throw new Error(`No ${name} in the small catalogue`);
  return place;
}

test.each([
  ['Spanien', ''],
  ['Spanische Inseln', 'Spanien'],
  ['Balearische Inseln', 'Spanische Inseln, Spanien'],
  ['Menorca', 'Balearische Inseln, Spanien'],
  ['Ciutadella', 'Menorca, Spanien'],
  ['Kathedrale von Palma', 'Palma, Mallorca, Spanien'],
])('[MASK-024] %s lies in %j: of regions in one another the nearest is named', (name, within) => {
  expect(parentNames(catalogue, requirePlace(name), 'de')).toBe(within);
});

test('what is in a city lies in the city, its region and country', () => {
  expect(cityName(catalogue, requirePlace('Palma'), 'en')).toBe('Palma, Majorca, Spain');
});
