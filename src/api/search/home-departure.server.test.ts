import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { callSearchApi } from '../../../tests/factories/call-search-api.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildSearchApp, type SearchApp } from '../../../tests/factories/search-app.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import { createDestinationPageLoader } from '../../features/glossary/load-destination-page.server.ts';
import { createHotelPageLoader } from '../../features/hotel/load-hotel-page.server.ts';
import { describeMask } from '../../features/search/mask/describe-mask.server.ts';
import { createPlacesPageLoader } from '../../features/search/places/load-places-page.server.ts';
import { createResultsPageLoader } from '../../features/search/results/load-results-page.server.ts';
import type { PageLoader } from '../../site/page-data.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { createTeaserOffers } from '../../trip-search/teasers/teaser-offers.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { matchPath } from '../../url.ts';

const home = ['FRA', 'HAM', 'MUC'];

let database: TestDatabase;
let shop: SearchApp;
let sequence = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await buildSearchApp({ pool: database.pool });
});
// Another batch each time: what was asked before is remembered.
beforeEach(() => {
  sequence += 1;
  shop.offers.set([buildOffer({ total: 100_000 })], { sequence, at: Date.parse('2026-11-21T12:00:00Z') });
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

/** Where the flights may depart that were asked for since a number of questions, but for the list of airports to choose from. */
function listDepartures(since: number) {
  const queries = shop.offers.queries.slice(since);
  return queries.flatMap((query) => {
    const isList = query.name === 'options' && query.by === 'airport';
    return isList || !('request' in query) ? [] : [query.request.departureAirports];
  });
}

const { calaBlanca } = hotelIds;

test.each([
  ['mixed-resultlist', {}],
  ['facets', {}],
  ['all-destinations', {}],
  ['search/map-results', {}],
  ['month-prices', {}],
  ['price-calendar', { destinations: '1001', month: '2027-05' }],
  [`hoteldetail/${calaBlanca}/beppers`, {}],
  ['hoteldetail/offer', { hotelId: String(calaBlanca) }],
  ['hoteldetail/calendar', { hotelId: String(calaBlanca), calendarMonth: '01-05-2027' }],
  ['cascade/los', { hotelId: String(calaBlanca) }],
  ['cascade/months', { hotelId: String(calaBlanca), los: '7' }],
])(
  '[AIRPORT-020] the call %s without a departure asks for flights from the market’s country',
  async (call, query) => {
    const since = shop.offers.queries.length;
    const { status } = await callSearchApi(shop, `ajax/${call}`, query);
    expect(status).toBe(200);
    const asked = listDepartures(since);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((airports) => String(airports) !== String(home))).toEqual([]);
  },
);

test.each<[string, (search: Search) => PageLoader]>([
  ['/de-de/search', createResultsPageLoader],
  ['/de-de/search?destinations=1001', createResultsPageLoader],
  ['/de-de/gallery/AllDestinations', createPlacesPageLoader],
  ['/de-de/gallery/AllDestinations?destinations=1001', createPlacesPageLoader],
  [`/de-de/hotel/majorca/cala-blanca-${calaBlanca}`, createHotelPageLoader],
  [
    '/de-de/regions/spain/majorca.html',
    (search: Search) => createDestinationPageLoader(search, describeMask),
  ],
])('[AIRPORT-020] the page %s asks for flights from the market’s country', async (address, createLoader) => {
  const since = shop.offers.queries.length;
  const url = new URL(address, 'http://shop.test');
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error(`${address} matches no route`);
  expect(await createLoader(shop.search)(buildVisit(), match, url, unknownVisitor)).not.toBeNull();
  const asked = listDepartures(since);
  expect(asked.length).toBeGreaterThan(0);
  // The rooms of one offer are those for its own flights.
  expect(asked.filter((airports) => ![String(home), 'FRA'].includes(String(airports)))).toEqual([]);
});

test('[AIRPORT-020] a teaser asks for flights from the market’s country', async () => {
  const since = shop.offers.queries.length;
  const find = createTeaserOffers(shop.search, (error) => {
    throw error;
  })(buildVisit());
  const anyTime = { departureMinOffset: 1, departureMaxOffset: null, departureMonths: null };
  await find({ destination: 1001, hotelId: null, nights: null, returnMinOffset: null, ...anyTime });
  expect(listDepartures(since)).toEqual([home]);
});
