import { expect, test } from 'vitest';
import { findMapResultsPath } from './fetch-map-results.ts';

test('[SAPI-011] [MAP-008] the request for map results has the search, the box and a limit of 100', () => {
  const path = findMapResultsPath(
    'de-de',
    { destinations: '1001', adults: '3', sort: 'rating', page: '2' },
    { south: 39, west: 2, north: 40, east: 3 },
  );
  const { pathname, searchParams } = new URL(path, 'http://shop.test');
  expect(pathname).toBe('/de-de/ajax/search/map-results');
  expect(Object.fromEntries(searchParams)).toEqual({
    destinations: '1001',
    adults: '3',
    box: '39,2,40,3',
    resultsPerPage: '100',
  });
});
