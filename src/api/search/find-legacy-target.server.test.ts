import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildSearchApp, type SearchApp } from '../../../tests/factories/search-app.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import { buildTestApp, type TestApp } from '../../../tests/factories/test-app.ts';

let database: TestDatabase;
let selling: SearchApp;
let shop: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  selling = await buildSearchApp({ pool: database.pool });
  shop = await buildTestApp({ shop: { search: selling.search } });
});
afterEach(() => selling.offers.set([]));
afterAll(async () => {
  await shop.app.close();
  await selling.close();
  await database.drop();
});

const follow = async (url: string) => {
  const { statusCode, headers } = await shop.app.inject(url);
  return [statusCode, headers.location];
};

test.each([
  ['[ROUTE-017]', '/de-de/hotel/kreta/4711/blaues-haus', '/de-de/hotel/kreta/blaues-haus-4711'],
  [
    '[ROUTE-017]',
    '/de-de/hotel/kreta/4711/blaues-haus?a=1&b=2&a=3',
    '/de-de/hotel/kreta/blaues-haus-4711?a=1&a=3&b=2',
  ],
  [
    '[ROUTE-018]',
    '/de-de/flight/kreta/4711/blaues-haus',
    '/de-de/hotel/kreta/blaues-haus-4711?flightChanger=open',
  ],
  [
    '[ROUTE-018]',
    '/de-de/flight/kreta/4711/blaues-haus?a=1',
    '/de-de/hotel/kreta/blaues-haus-4711?a=1&flightChanger=open',
  ],
  ['[LIST-002]', '/de-de/gallery/Mallorca', '/de-de/search?destinations=1001'],
  ['[LIST-002]', '/de-de/gallery/majorca?adults=3', '/de-de/search?adults=3&destinations=1001'],
])('%s [ROUTE-019] %s leads for good to %s', async (_id, legacy, current) => {
  expect(await follow(legacy)).toEqual([301, current]);
});

describe('a link for an airport of arrival', () => {
  test('[GALLERY-006] [ROUTE-044] redirects to its hotels in either letter case and preserves the query', async () => {
    selling.offers.set([buildOffer()]);
    expect(await follow('/de-de/destinations-gallery/PMI?adults=1')).toEqual([
      302,
      '/de-de/search?adults=1&arrival=PMI',
    ]);
    expect(await follow('/de-de/destinations-gallery/pmi')).toEqual([302, '/de-de/search?arrival=PMI']);
  });

  test('[GALLERY-006] leads to the gallery where several regions are reached', async () => {
    selling.offers.set([buildOffer(), buildOffer({ hotelId: hotelIds.spree })]);
    expect(await follow('/de-de/destinations-gallery/pmi')).toEqual([
      302,
      '/de-de/gallery/AllDestinations?arrival=PMI',
    ]);
  });
});

test.each([
  '/de-de/hotel/kreta/no-number/blaues-haus',
  '/de-de/gallery/Atlantis',
  '/de-de/destinations-gallery/XXX',
  '/de-de/destinations-gallery/fra',
  '/de-de/destinations-gallery/PMIX',
])('[LIST-003] [ROUTE-044] %s names nothing: not found', async (url) => {
  expect(await follow(url)).toEqual([404, undefined]);
});

test('[ROUTE-019] while the catalogue is being read, an old address says so instead of leading nowhere', async () => {
  const { app } = await buildTestApp();
  expect((await app.inject('/de-de/gallery/Mallorca')).statusCode).toBe(503);
  expect((await app.inject('/de-de/destinations-gallery/PMI')).statusCode).toBe(503);
  await app.close();
});
