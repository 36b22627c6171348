import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { callSearchApi } from '../../../tests/factories/call-search-api.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildSearchApp, type SearchApp } from '../../../tests/factories/search-app.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';

let database: TestDatabase;
let shop: SearchApp;

const offers = [
  buildOffer({ departure: '2027-05-01', total: 100_000 }),
  buildOffer({ departure: '2027-05-01', total: 80_000, nights: 3 }),
  buildOffer({ departure: '2027-05-02', total: 60_000, nights: 3 }),
  buildOffer({ departure: '2027-05-20', total: 90_000, from: 'MUC' }),
  buildOffer({ departure: '2027-06-01', total: 110_000 }),
  buildOffer({ departure: '2027-06-01', total: 1, hotelId: hotelIds.aether }),
];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await buildSearchApp({ pool: database.pool });
});
afterEach(() => shop.offers.set(offers));
beforeAll(() => shop.offers.set(offers));
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const hotelId = String(hotelIds.calaBlanca);
const callApi = (call: string, query: Record<string, string> = {}) =>
  callSearchApi(shop, `ajax/${call}`, { hotelId, ...query });

async function optionsOf(call: string, query?: Record<string, string>) {
  const { body } = await callApi(call, query);
  return body.options.map(
    ({ value, offer }: { value: string; offer: { price: { totalAmount: number } } }) => [
      value,
      offer.price.totalAmount,
    ],
  );
}

describe('lengths of stay', () => {
  test('[SAPI-031] [CASC-001] are those of the period, with the cheapest offer of each', async () => {
    expect(await optionsOf('cascade/los')).toEqual([
      ['3', 60_000],
      ['7', 90_000],
    ]);
    expect(await optionsOf('cascade/los', { departureDate: '2027-05-02', returnDate: '2027-05-10' })).toEqual(
      [['3', 60_000]],
    );
  });

  test('do not narrow themselves', async () => {
    expect(await optionsOf('cascade/los', { duration: '7', los: '7' })).toHaveLength(2);
  });

  test('of exact dates are those that begin on that day', async () => {
    const exact = { departureDate: '2027-05-01', returnDate: '2027-05-08', exact: '1' };
    expect(await optionsOf('cascade/los', exact)).toEqual([
      ['3', 80_000],
      ['7', 100_000],
    ]);
  });

  test('[CASC-005] come from the airports chosen', async () => {
    expect(await optionsOf('cascade/los', { from: 'MUC' })).toEqual([['7', 90_000]]);
    expect(await optionsOf('cascade/los', { airports: 'SOUTH' })).toEqual([['7', 90_000]]);
  });
});

test('[SAPI-032] airports are those with an offer of that length, by name, and do not narrow themselves', async () => {
  expect(await optionsOf('cascade/airports', { los: '7', from: 'MUC', airports: 'MUC' })).toEqual([
    ['FRA', 100_000],
    ['MUC', 90_000],
  ]);
  const { body } = await callApi('cascade/airports', { los: '7' });
  expect(body.options.map(({ label }: { label: string }) => label)).toEqual(['Frankfurt am Main', 'München']);
});

test('[CASC-001] airports are in the order of their names, those of the market’s own country first', async () => {
  shop.offers.set(['LHR', 'MUC', 'FRA'].map((from) => buildOffer({ departure: '2027-05-01', from })));
  const names = ['Frankfurt am Main', 'München', 'London Heathrow'];
  for (const call of ['cascade/airports', 'dropdown-cascade/airports']) {
    const { body } = await callApi(call, { los: '7' });
    expect(body.options.map(({ label }: { label: string }) => label)).toEqual(names);
  }
});

test('[SAPI-033] months are those of the coming year for every search date', async () => {
  const july = { departureDate: '2027-07-01', returnDate: '2027-07-20' };
  expect(await optionsOf('cascade/months', { los: '7', from: 'FRA', ...july })).toEqual([
    ['2027-05', 100_000],
    ['2027-06', 110_000],
  ]);
});

test('[SAPI-034] dates are those of the month chosen', async () => {
  expect(await optionsOf('cascade/dates', { los: '7', month: '2027-05' })).toEqual([
    ['2027-05-01', 100_000],
    ['2027-05-20', 90_000],
  ]);
  expect(await optionsOf('cascade/dates', { month: '2020-05' })).toEqual([]);
});

test('[SAPI-035] [SAPI-036] the dropdowns have the same values with price and offer', async () => {
  const { body } = await callApi('dropdown-cascade/los');
  expect(body.options).toEqual([
    {
      value: '3',
      label: '3',
      offerId: encodeOfferId(buildOffer({ departure: '2027-05-02', nights: 3 }).key),
      price: {
        totalAmount: 60_000,
        perPersonAmount: 30_000,
        currency: 'EUR',
        knownAt: expect.stringMatching(/Z$/),
        source: 'index',
      },
    },
    expect.objectContaining({ value: '7' }),
  ]);
  expect((await callApi('dropdown-cascade/airports', { los: '7' })).body.options).toMatchObject([
    {
      value: 'FRA',
      label: 'Frankfurt am Main',
      countryCode: 'DE',
      isSearched: true,
      price: { totalAmount: 100_000 },
    },
    { value: 'MUC', label: 'München', price: { totalAmount: 90_000 } },
  ]);
});

test.each([
  ['cascade/dates', {}, 'month'],
  ['cascade/dates', { month: '2027-13' }, 'month'],
  ['cascade/months', { los: '0' }, 'los'],
  ['cascade/months', { from: 'ZZZ' }, 'from'],
  ['cascade/los', { from: 'Z' }, 'from'],
  ['cascade/airports', { adults: '0' }, 'adults'],
  ['cascade/los', { exact: '1', departureDate: '2020-01-01' }, 'departureDate'],
])('%s with %j is refused', async (call, query, field) => {
  const { status, body } = await callApi(call, query as Record<string, string>);
  expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
});
