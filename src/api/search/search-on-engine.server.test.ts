import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { callSearchApi } from '../../../tests/factories/call-search-api.ts';
import { buildSearchApp, type SearchApp, today } from '../../../tests/factories/search-app.ts';
import { stayLengths } from '../../defaults.ts';
import { createFakeSupply } from '../../demo/supplier/fake/fake-supply.ts';
import { smallPlans } from '../../demo/supplier/store/small-world.server.ts';
import { formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createOfferIndex } from '../../offer-index/offer-index.ts';
import type { OffersPort } from '../../ports/offers/offers-port.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';

/** The calls on the offer index itself, filled by a supplier of three hotels. */
const clock = settableClock(`${today}T12:00:00Z`);
const supply = createFakeSupply({ clock });
const firstDay = requireDay(today);
const clara = '1000001';

let database: TestDatabase;
let shop: SearchApp;

async function loadEngine(): Promise<Pick<OffersPort, 'search' | 'sequence'>> {
  const index = createOfferIndex({
    capacity: { hotels: 10, plans: 20, routes: 10, flights: 10_000 },
    firstDay,
  });
  const { parts } = await supply.feed.everything();
  for await (const changes of parts) index.fill(changes);
  return {
    search: async (query) => ({
      answer: index.search(query),
      sequence: 1,
      knownAt: clock.now().getTime(),
    }),
    sequence: async () => 1,
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await buildSearchApp({
    pool: database.pool,
    catalogue: supply.catalogue,
    verify: supply.live.verify,
    engine: await loadEngine(),
  });
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const callApi = (call: string, query: Record<string, string> = {}) =>
  callSearchApi(shop, `ajax/${call}`, query);
const priceOf = ({ price }: { price: { totalAmount: number } }) => price.totalAmount;

test('the way from anywhere to an offer shows one price', async () => {
  const search = { duration: '7', departureDate: '2027-05-01', returnDate: '2027-05-31' };
  const [region] = (await callApi('all-destinations', search)).body.destinations;
  expect(region.flightMinutes).toBeGreaterThan(60);
  const list = (await callApi('mixed-resultlist', { ...region.params, withFacets: '1' })).body;
  const [first] = list.results;
  const hotelId = String(first.hotel.id);
  const { offer } = (await callApi('hoteldetail/offer', { ...search, hotelId })).body;
  const months = (await callApi('cascade/months', { ...search, hotelId, los: '7' })).body.options;
  const may = months.find(({ value }: { value: string }) => value === '2027-05');
  const total = priceOf(offer);
  expect(total).toBeGreaterThan(0);
  expect([region, first, may].map((shown) => priceOf(shown.offer))).toEqual([total, total, total]);
  expect([first.offer.id, may.offer.id]).toEqual([offer.id, offer.id]);
  const { departureDateTime, arrivalDateTime } = offer.departureFlight;
  for (const shown of [region, first, may]) {
    expect(shown.offer.departureFlight).toMatchObject({ departureDateTime, arrivalDateTime });
  }
});

test('a limit for all leaves exactly the hotels that cost at most that for the whole family, in list, facets and map', async () => {
  const family = { duration: '7', sort: 'price', adults: '2', children: '4' };
  const list = async (query: Record<string, string>) =>
    (await callApi('mixed-resultlist', { ...family, ...query })).body.results.map(
      ({ hotel, offer }: { hotel: { id: number }; offer: Parameters<typeof priceOf>[0] }) => [
        hotel.id,
        priceOf(offer),
      ],
    );
  const all: [number, number][] = await list({});
  const middle = all[Math.floor(all.length / 2)]?.[1] ?? 0;
  const limits = [Math.floor(middle / 100), Math.ceil(middle / 100)];
  for (const limit of limits) {
    const within = all.filter(([, total]) => total <= limit * 100);
    const maxTotal = String(limit);
    expect(await list({ maxTotal })).toEqual(within);
    expect(await list({ maxTotal, maxPrice: String(Math.floor(limit / 3)) })).toEqual(
      all.filter(([, total]) => total <= Math.floor(limit / 3) * 300),
    );
    expect((await callApi('facets', { ...family, maxTotal })).body.total).toBe(within.length);
    const box = { box: '-90,-180,90,180' };
    expect((await callApi('search/map-results', { ...family, ...box, maxTotal })).body.total).toBe(
      within.length,
    );
  }
  expect(all.length).toBeGreaterThan(1);
});

test('[SAPI-030] the supplier says the same as the index', async () => {
  const { offer } = (await callApi('hoteldetail/offer', { hotelId: clara, children: '2020-05-01' })).body;
  const { body } = await callApi('price-diff', { offer: offer.id, children: '2020-05-01' });
  expect(body).toMatchObject({ status: 'same', reason: null, old: { totalAmount: priceOf(offer) } });
  expect(body.offer.price.source).toBe('supplier');
});

test('[CASC-001] each column has the price that choosing it gives', async () => {
  const { options } = (
    await callApi('cascade/dates', { hotelId: clara, los: '7', from: 'FRA', month: '2027-06' })
  ).body;
  expect(options.length).toBeGreaterThan(10);
  const { value, offer } = options[3];
  const chosen = {
    hotelId: clara,
    airports: 'FRA',
    departureDate: value,
    returnDate: offer.returnFlight.departureDate,
    exact: '1',
  };
  const shown = (await callApi('hoteldetail/offer', chosen)).body.offer;
  expect(priceOf(shown)).toBe(priceOf(offer));
});

test('[SAPI-020] the calendar has the days of the cascade', async () => {
  const columns = (await callApi('cascade/dates', { hotelId: clara, los: '7', month: '2027-06' })).body
    .options;
  const { days } = (
    await callApi('hoteldetail/calendar', { hotelId: clara, los: '7', calendarMonth: '01-06-2027' })
  ).body;
  expect(days.map(({ date }: { date: string }) => date)).toEqual(
    columns.map(({ value }: { value: string }) => value),
  );
});

test('[SAPI-038] other flights of an offer include its own at its own price', async () => {
  const { offer } = (await callApi('hoteldetail/offer', { hotelId: clara, duration: '7' })).body;
  const { outbounds, inbounds } = (await callApi('flight-alternatives', { offer: offer.id })).body;
  for (const list of [outbounds, inbounds]) {
    const own = list.find(({ id }: { id: string }) => id === offer.id);
    expect(priceOf(own)).toBe(priceOf(offer));
  }
});

test('[SHELL-001] [FLAG-001] a stay without flights costs less and is found in a hotel that no flight reaches', async () => {
  const total = async (query: Record<string, string>) =>
    (await callApi('facets', { destinations: '1000003', ...query })).body.total;
  expect([await total({}), await total({ hotelOnly: '1' })]).toEqual([0, 1]);
});

describe('every random query', () => {
  const calls = [
    'destination_serial/list',
    'all-destinations',
    'mixed-resultlist',
    'search/map-results',
    'facets',
    'hoteldetail/offer',
    'hoteldetail/calendar',
    `hoteldetail/${clara}/beppers`,
    'room-board-type-matrix',
    'price-diff',
    'cascade/los',
    'cascade/airports',
    'cascade/months',
    'cascade/dates',
    'dropdown-cascade/los',
    'flight-alternatives',
    'flight-changer/return-flights',
  ];
  const date = fc.oneof(
    fc.integer({ min: -2, max: 368 }).map((days) => formatDay(firstDay + days)),
    fc.constantFrom('', '2026-02-30', 'x'),
  );
  const query = fc.record(
    {
      hotelId: fc.constantFrom(clara, '1000003', '5', 'x'),
      offer: fc.constantFrom('x', 'EAAPQkEA9CQkUZUH', '__proto__'),
      destinations: fc.constantFrom('1', '1001,10001', '1000001,1000002', '9', '1,,2'),
      airports: fc.constantFrom('FRA', 'DE', 'WEST', 'FRA,MUC', 'XXX'),
      arrival: fc.constantFrom('PMI', 'AYT'),
      hotelOnly: fc.constantFrom('0', '1'),
      departureDate: date,
      returnDate: date,
      duration: fc.constantFrom('-1', '1', '7', '21', '22', '3-30', '0'),
      exact: fc.constantFrom('0', '1'),
      adults: fc.constantFrom('0', '1', '2', '6', '7'),
      children: fc.constantFrom('2024-02-29', '2026-11-21', '2010-11-22,2026-01-01', '4,9,13', '18', 'x'),
      stars: fc.constantFrom('4', '1,5'),
      rating: fc.constantFrom('5', '6'),
      attributes: fc.constantFrom('pool', 'pool,ski'),
      board: fc.constantFrom('breakfast', 'all_inclusive,room_only'),
      maxPrice: fc.constantFrom('1', '10000000'),
      maxTotal: fc.constantFrom('1', '3000', '90000000'),
      stops: fc.constantFrom('0', '3', '10000'),
      airlines: fc.constantFrom('Q1', 'Q1,Q2', 'ZZ'),
      baggage: fc.constantFrom('carryOn', 'baggage'),
      cabin: fc.constantFrom('economy', 'business'),
      cancel: fc.constant('free'),
      sort: fc.constantFrom('recommended', 'price', 'rating', 'category'),
      page: fc.constantFrom('1', '2', '10000', '10001'),
      los: fc.constantFrom('1', '7', '22', 'x'),
      from: fc.constantFrom('FRA', 'MUC', 'ZZ'),
      month: fc.constantFrom('2026-11', '2027-11', '2027-12', '2020-01'),
      calendarMonth: fc.constantFrom('01-11-2026', '30-11-2027', '01-01-2028'),
      isFirstLoad: fc.constantFrom('0', '1'),
      box: fc.constantFrom('-90,-180,90,180', '10,170,20,-170', 'x'),
    },
    { requiredKeys: ['hotelId'] },
  );

  test('a call answers with a result or says what is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), query, async (call, chosen) => {
        const { status, body } = await callApi(call, chosen as Record<string, string>);
        expect([200, 400, 404]).toContain(status);
        if (status === 400) expect(Object.keys(body.error.fields).length).toBeGreaterThan(0);
      }),
      { numRuns: 250 },
    );
  });

  test('every id of an offer has an answer', async () => {
    const number = fc.integer({ min: 1, max: 0xffff_ffff });
    const key = fc.record({
      hotelId: fc.oneof(fc.constant(Number(clara)), fc.integer({ min: 1, max: 999_999_999 })),
      planId: fc.oneof(fc.constantFrom(smallPlans.byStay, smallPlans.byArrival), number),
      checkIn: fc.oneof(
        fc.integer({ min: firstDay, max: firstDay + 400 }),
        fc.integer({ min: 0, max: 0xffff }),
      ),
      nights: fc.integer({ min: 1, max: stayLengths.maxNights }),
      isOvernight: fc.boolean(),
      outbound: number,
      inbound: number,
    });
    const id = key.map(({ isOvernight, outbound, inbound, ...stay }) => {
      const [there, back] = [
        { from: 'FRA', to: 'PMI', day: stay.checkIn - (isOvernight ? 1 : 0), id: outbound },
        { from: 'PMI', to: 'FRA', day: stay.checkIn + stay.nights, id: inbound },
      ];
      return encodeOfferId({ ...stay, outbound: there, inbound: back });
    });
    const asks = fc.constantFrom(
      'hoteldetail/offer',
      'price-diff',
      'flight-alternatives',
      'flight-changer/departure-flights',
    );
    await fc.assert(
      fc.asyncProperty(asks, id, async (call, offer) => {
        expect([200, 404]).toContain((await callApi(call, { offer })).status);
      }),
      { numRuns: 100 },
    );
  });
});
