import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { callSearchApi } from '../../../tests/factories/call-search-api.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildSearchApp, type SearchApp, today } from '../../../tests/factories/search-app.ts';
import { catalogueContent, fakeCatalogue, hotelIds } from '../../../tests/factories/search-world.ts';
import { formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import type { OfferQuery } from '../../ports/offers/offers-port.ts';

let database: TestDatabase;
let shop: SearchApp;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await buildSearchApp({ pool: database.pool });
});
afterEach(() => shop.offers.set([]));
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const day = requireDay(today);
const inDays = (days: number) => formatDay(day + days);
const callApi = (call: string, query?: Record<string, string>) => callSearchApi(shop, `ajax/${call}`, query);

/** The last question that reached the offers. */
function lastQuery<Name extends OfferQuery['name']>(name: Name): OfferQuery<Name> {
  const query = shop.offers.queries.findLast((each) => each.name === name);
  if (query === undefined) throw new Error(`Nobody asked for ${name}`);
  // A generic name narrows no union; the line above has compared it.
  return query as unknown as OfferQuery<Name>;
}

describe('mixed result list', () => {
  test('[SAPI-010] [SDATA-022] [SDATA-023] [SDATA-024] [SDATA-026] gives hotels with their cheapest offers, and when and from where a price is known', async () => {
    shop.offers.set([buildOffer({ total: 100_001 }), buildOffer({ total: 120_000, planId: 9 })], {
      sequence: 7,
      at: Date.parse('2026-11-21T11:59:58.500Z'),
    });
    const { status, body } = await callApi('mixed-resultlist');
    expect(status).toBe(200);
    expect(body).toMatchObject({ sort: 'recommended', page: 1, pages: 1, total: 1, facets: null });
    expect(body.results).toEqual([
      {
        hotel: {
          id: hotelIds.calaBlanca,
          name: 'Hotel Cala Blanca',
          category: 4,
          location: {
            city: { id: 10001, name: 'Palma' },
            region: { id: 1001, name: 'Mallorca' },
            country: { id: 1, name: 'Spanien' },
            latitude: 39.57,
            longitude: 2.65,
          },
          ratings: { average: 5.2, count: 12 },
          features: [
            { name: 'route', value: '/de-de/hotel/majorca/cala-blanca-1000001' },
            { name: 'hreflang', value: 'de' },
            { name: 'pool', value: 'true' },
            { name: 'wifi', value: 'true' },
          ],
          productCode: 'G1000001',
          mainImage: {
            scene: 'hotel-front.balearic.summer.golden.warm.h1',
            alt: 'Hotel Cala Blanca',
          },
          slugName: 'cala-blanca',
          slugPath: 'majorca',
          references: { giataCode: '1000001' },
        },
        offer: {
          id: expect.stringMatching(/^[\w-]{35}$/),
          hotelId: hotelIds.calaBlanca,
          lengthOfStay: 7,
          checkIn: '2027-05-01',
          checkOut: '2027-05-08',
          isOnRequest: false,
          board: 'breakfast',
          freeCancellationUntil: null,
          cancellation: { until: null, fee: 100_001 },
          price: {
            perPersonAmount: 50_001,
            totalAmount: 100_001,
            currency: 'EUR',
            knownAt: '2026-11-21T11:59:58.500Z',
            source: 'index',
          },
          departureAirport: { code: 'FRA', name: 'Frankfurt am Main' },
          arrivalAirport: { code: 'PMI', name: 'Palma de Mallorca' },
          departureFlight: {
            departureDate: '2027-05-01',
            departureDateTime: '2027-05-01T06:05',
            arrivalDateTime: '2027-05-01T08:25',
          },
          returnFlight: {
            departureDate: '2027-05-08',
            departureDateTime: '2027-05-08T06:05',
            arrivalDateTime: '2027-05-08T08:25',
          },
        },
      },
    ]);
  });

  test('[DATA-008] a flight over night arrives on the day after it departs', async () => {
    shop.offers.set([buildOffer({ isOvernight: true })]);
    const { body } = await callApi('mixed-resultlist');
    expect(body.results[0].offer).toMatchObject({
      checkIn: '2027-05-02',
      departureFlight: { departureDateTime: '2027-05-01T06:05', arrivalDateTime: '2027-05-02T08:25' },
    });
  });

  test('[FLAG-001] a stay without flights has no times of flights', async () => {
    shop.offers.set([buildOffer({ isHotelOnly: true })]);
    const { body } = await callApi('mixed-resultlist', { hotelOnly: '1' });
    expect(body.results[0].offer).toMatchObject({ departureFlight: null, returnFlight: null });
  });

  test('a price for one person is the share of everyone who travels, children too, rounded up', async () => {
    shop.offers.set([buildOffer({ total: 100_000 })]);
    const { body } = await callApi('mixed-resultlist', { adults: '2', children: '2020-01-01' });
    expect(body.results[0].offer.price).toMatchObject({ totalAmount: 100_000, perPersonAmount: 33_334 });
  });

  test('[SDATA-007] [SDATA-009] [SDATA-011] [SDATA-012] [SDATA-013] [SDATA-014] [SDATA-015] [SDATA-017] [SDATA-018] [SDATA-019] [SDATA-020] [DATA-010] [DATA-021] returns the search as it was understood', async () => {
    const { body } = await callApi('mixed-resultlist', {
      destinations: '1001,1',
      airports: 'NORTH,FRA',
      departureDate: '2027-05-01',
      returnDate: '2027-05-15',
      duration: '5-9',
      adults: '1',
      children: '2026-05-01,2020-05-01',
      stars: '4,4.5',
      attributes: 'pool',
      stops: '0',
      airlines: '7Q',
      page: '2',
    });
    expect(body.productSearch).toEqual({
      travelPeriod: {
        duration: '5-9',
        exact: false,
        departureDate: '2027-05-01',
        returnDate: '2027-05-15',
      },
      hotel: { category: [4, 4.5], hotelAttributesList: ['pool'] },
      flight: { departureAirports: ['FRA', 'HAM'], airlineCodes: ['7Q'], isDirectFlight: true },
      travellers: {
        adults: [{ dateOfBirth: null }],
        children: [{ dateOfBirth: '2020-05-01' }],
        babies: [{ dateOfBirth: '2026-05-01' }],
      },
      globalAttributes: { page: 2 },
      departureAirportCodes: ['NORTH', 'FRA'],
      groupIdList: [1001, 1],
    });
  });

  test('[LIST-008] has pages of 20 hotels, and none past the end', async () => {
    const { body } = await callApi('mixed-resultlist', { page: '3', sort: 'rating' });
    expect(lastQuery('hotels')).toMatchObject({ page: 3, pageSize: 20, sort: 'rating', withFacets: false });
    expect(body).toMatchObject({ page: 3, pages: 0, total: 0, results: [] });
  });

  test('counts facets on request', async () => {
    shop.offers.set([buildOffer(), buildOffer({ hotelId: hotelIds.aether, board: 'half_board' })]);
    const { body } = await callApi('mixed-resultlist', { withFacets: '1' });
    expect(body.facets).toMatchObject({
      stars: [
        { value: 4, hotels: 1 },
        { value: 4.5, hotels: 1 },
      ],
      board: [
        { value: 'breakfast', hotels: 1 },
        { value: 'half_board', hotels: 1 },
      ],
    });
  });

  test('leaves out a hotel that the catalogue does not know', async () => {
    const stranger = buildOffer();
    shop.offers.set([{ ...stranger, key: { ...stranger.key, hotelId: 77 } }]);
    expect((await callApi('mixed-resultlist')).body.results).toEqual([]);
  });
});

describe('the query to the offer index', () => {
  const requestFor = async (query: Record<string, string>) => {
    expect((await callApi('facets', query)).status).toBe(200);
    return lastQuery('hotels').request;
  };

  test('[AIRPORT-020] [PERIOD-028] an empty search queries every package of the usual length in the coming year for two adults, from the market’s country', async () => {
    expect(await requestFor({})).toEqual({
      kind: 'package',
      party: { adults: 2, childrenBorn: [] },
      bookingDay: day,
      departure: { from: day + 1, to: day + 358 },
      return: { from: day + 8, to: day + 365 },
      nights: { from: 7, to: 7 },
      departureAirports: ['FRA', 'HAM', 'MUC'],
      arrivalAirports: null,
      destinations: null,
      hotels: null,
      filters: {
        categories: [],
        minRating: null,
        attributes: [],
        boards: [],
        roomTypes: [],
        maxTotal: null,
        maxStops: null,
        outboundDeparture: null,
        homeArrival: null,
        isWithoutNightFlights: false,
        airlines: [],
        baggage: 'none',
        cabin: 'economy',
        isFreelyCancellable: false,
        isTransferIncluded: false,
        includeOnRequest: false,
      },
    });
  });

  test('[AIRPORT-022] [AIRPORT-023] a group and a country bring all their airports of departure', async () => {
    expect((await requestFor({ airports: 'de' })).departureAirports).toEqual(['FRA', 'HAM', 'MUC']);
    expect((await requestFor({ airports: 'SOUTH,LHR' })).departureAirports).toEqual(['LHR', 'MUC']);
  });

  test('[GALLERY-006] an airport of arrival narrows the search', async () => {
    expect((await requestFor({ arrival: 'pmi' })).arrivalAirports).toEqual(['PMI']);
  });

  test('[MASK-035] a hotel-only search queries no airport', async () => {
    expect(await requestFor({ hotelOnly: '1', airports: 'FRA' })).toMatchObject({
      kind: 'hotel-only',
      departureAirports: null,
    });
  });

  test('a place of interest is searched as its city', async () => {
    expect((await requestFor({ destinations: '100001,1' })).destinations).toEqual([10001, 1]);
  });

  test('[MASK-025] a hotel narrows the search to itself, a place in addition to it brings its hotels', async () => {
    expect(await requestFor({ destinations: `${hotelIds.spree}` })).toMatchObject({
      destinations: null,
      hotels: [hotelIds.spree],
    });
    expect(await requestFor({ destinations: `${hotelIds.spree},1001` })).toMatchObject({
      destinations: null,
      hotels: [hotelIds.calaBlanca, hotelIds.aether, hotelIds.spree],
    });
  });

  test('a highest price for one person is one for the party', async () => {
    const { filters } = await requestFor({ maxPrice: '500', adults: '2', children: '2020-01-01' });
    expect(filters.maxTotal).toBe(150_000);
  });
});

describe('what is refused', () => {
  test.each([
    [{ destinations: '999' }, { destinations: 'has no destination with the id 999' }],
    [{ airports: 'ZZZ' }, { airports: 'has no airport of departure for ZZZ' }],
    [{ airports: 'PMI' }, { airports: 'has no airport of departure for PMI' }],
    [{ airports: 'FR' }, { airports: 'has no airport of departure for FR' }],
    [{ airports: 'EAST' }, { airports: 'has no airport of departure for EAST' }],
    [{ arrival: 'FRA' }, { arrival: 'has no airport of arrival for FRA' }],
    [{ airlines: 'ZZ' }, { airlines: 'has no airline with the code ZZ' }],
    [
      { destinations: Array.from({ length: 50 }, (_, at) => at + 1).join() },
      { destinations: expect.any(String) },
    ],
    [{ departureDate: inDays(0) }, { departureDate: 'must be tomorrow or later' }],
    [
      { adults: '9', children: 'x' },
      { adults: expect.any(String), children: expect.any(String) },
    ],
    [{ destinations: '1'.repeat(101) }, { destinations: expect.any(String) }],
  ])('%j is refused with what is wrong', async (query, fields) => {
    const { status, body } = await callApi('mixed-resultlist', query as Record<string, string>);
    expect([status, body.error.code, body.error.fields]).toEqual([400, 'invalid-input', fields]);
  });

  test('a parameter given twice', async () => {
    const { statusCode } = await shop.app.inject('/de-de/ajax/facets?adults=1&adults=2');
    expect(statusCode).toBe(400);
  });

  test('an unknown parameter is ignored', async () => {
    expect((await callApi('facets', { utm_source: 'mail' })).status).toBe(200);
  });

  test('[SAPI-001] [FLAG-012] a locale the site does not serve', async () => {
    expect((await shop.app.inject('/en-gb/ajax/facets')).statusCode).toBe(404);
  });
});

describe('map results', () => {
  const boxed = [buildOffer(), buildOffer({ hotelId: hotelIds.spree, total: 50_000 })];

  test('[SAPI-011] [MAP-008] are the 100 cheapest hotels of a box', async () => {
    shop.offers.set(boxed);
    const { body } = await callApi('search/map-results', { box: '39,2,40.5,3' });
    expect(lastQuery('map')).toMatchObject({
      limit: 100,
      box: { south: 39, west: 2, north: 40.5, east: 3 },
    });
    expect([body.total, body.results.map(({ hotel }: { hotel: { id: number } }) => hotel.id)]).toEqual([
      1,
      [hotelIds.calaBlanca],
    ]);
  });

  test('are those of the whole world without a box', async () => {
    shop.offers.set(boxed);
    expect((await callApi('search/map-results', { resultsPerPage: '1' })).body).toMatchObject({
      total: 2,
      results: [{ hotel: { id: hotelIds.spree } }],
    });
  });

  test('a box may cross the date line', async () => {
    expect((await callApi('search/map-results', { box: '-10,170,10,-170' })).status).toBe(200);
    expect(lastQuery('map').box).toEqual({ south: -10, west: 170, north: 10, east: -170 });
  });

  test.each([
    { box: '1,2,3' },
    { box: '41,2,40,3' },
    { box: '-91,0,0,0' },
    { box: '0,0,0,181' },
    { box: 'a,b,c,d' },
    { box: 'NaN,0,1,1' },
    { resultsPerPage: '0' },
    { resultsPerPage: '101' },
  ])('%j is refused', async (query) => {
    const { status, body } = await callApi('search/map-results', query as Record<string, string>);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, Object.keys(query)]);
  });
});

test('[SAPI-013] facets return how many hotels match and the cheapest of them', async () => {
  shop.offers.set([buildOffer(), buildOffer({ hotelId: hotelIds.aether, total: 90_000 })]);
  const { body } = await callApi('facets', { destinations: '1001' });
  expect(body).toMatchObject({
    total: 2,
    cheapest: { hotelId: hotelIds.aether, price: { totalAmount: 90_000 } },
    facets: { board: [{ value: 'breakfast', hotels: 2 }], cancel: [] },
  });
  shop.offers.set([]);
  expect((await callApi('facets')).body).toMatchObject({ total: 0, cheapest: null });
});

test('[SAPI-052] [SAPI-003] the cheapest offer answers with and without the locale', async () => {
  shop.offers.set([buildOffer(), buildOffer({ hotelId: hotelIds.aether, total: 90_000 })]);
  const found = await callSearchApi(shop, 'api/v2/blue/cheapestOffer', { airports: 'FRA' });
  expect(found.body.cheapest).toMatchObject({
    hotel: { id: hotelIds.aether },
    offer: { price: { totalAmount: 90_000 } },
  });
  const bare = await shop.app.inject('/api/v2/blue/cheapestOffer?airports=FRA');
  expect(bare.json()).toEqual(found.body);
  expect((await callSearchApi(shop, 'api/v2/blue/cheapestOffer', { airports: 'MUC' })).body).toEqual({
    cheapest: null,
  });
});

test('responses may be cached by the browser for ten seconds, by language and cookies', async () => {
  const { headers } = await shop.app.inject('/de-de/ajax/facets');
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, max-age=10',
    'content-language': 'de',
    vary: 'Accept-Language, Cookie',
  });
});

describe('while something is still being read', () => {
  test('calls are answered 503 until the catalogue is there', async () => {
    let isDown = true;
    const catalogue = fakeCatalogue();
    const young = await buildSearchApp({
      pool: database.pool,
      catalogue: {
        ...catalogue,
        async version() {
          if (isDown) throw new Error('The supplier is away');
          return catalogueContent.version;
        },
      },
    });
    const early = await young.app.inject('/de-de/ajax/destinations');
    expect([early.statusCode, early.json().error.code, early.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ]);
    expect(early.headers['cache-control']).toBe('no-store');
    expect(young.reported).toHaveLength(1);
    isDown = false;
    await young.search.refresh();
    expect((await young.app.inject('/de-de/ajax/destinations')).statusCode).toBe(200);
    await young.close();
  });

  test('calls are answered 503 until the offers are there', async () => {
    shop.offers.set([], { sequence: 0, at: 0 });
    expect((await callApi('mixed-resultlist')).status).toBe(503);
  });
});
