import { expect, test } from 'vitest';
import { catalogueContent } from '../../../tests/factories/search-world.ts';
import { buildCatalogue } from '../../trip-search/catalogue/build-catalogue.ts';
import { listMapPlaces } from './list-map-places.server.ts';

const catalogue = buildCatalogue(catalogueContent);
const nameAll = (language: 'de' | 'en') =>
  listMapPlaces(catalogue, language).features.map(({ properties }) => properties.name);

test('countries, regions and cities with hotels are named in the language', () => {
  expect(nameAll('de')).toEqual(expect.arrayContaining(['Spanien', 'Mallorca', 'Palma']));
  expect(nameAll('en')).toEqual(expect.arrayContaining(['Spain', 'Majorca']));
});

test('a place says how many hotels it has and lies where it lies', () => {
  const spain = listMapPlaces(catalogue, 'en').features.find(({ properties }) => properties.name === 'Spain');
  expect(spain).toMatchObject({
    properties: { type: 'country', hotels: expect.any(Number) },
    geometry: { type: 'Point', coordinates: [2.9, 39.6] },
  });
  expect(spain?.properties.hotels).toBeGreaterThan(0);
});

test('a place without hotels is not named', () => {
  const empty = buildCatalogue({ ...catalogueContent, hotels: [] });
  expect(listMapPlaces(empty, 'en').features).toEqual([]);
});
