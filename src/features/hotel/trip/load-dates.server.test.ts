import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOffer } from '../../../../tests/factories/fake-offer.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { buildSearchApp, type SearchApp } from '../../../../tests/factories/search-app.ts';
import { hotelIds } from '../../../../tests/factories/search-world.ts';
import type { BrandFlags } from '../../../brands/brand.ts';
import type { DateOption } from '../../../trip-search/offers/date-option.ts';
import { encodeOfferId } from '../../../trip-search/offers/offer-id.server.ts';
import { openSearchVisit } from '../../../trip-search/visit/open-search-visit.server.ts';
import { readPageSearch } from '../../../trip-search/visit/read-page-search.server.ts';
import { loadTrip } from './load-trip.server.ts';

let database: TestDatabase;
let shop: SearchApp;

const inMay = buildOffer({ departure: '2027-05-01', total: 100_000 });
const fromMunich = buildOffer({ departure: '2027-05-20', total: 90_000, from: 'MUC' });
const overNewYear = buildOffer({ departure: '2026-12-31', nights: 5, total: 120_000, isOvernight: true });

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await buildSearchApp({ pool: database.pool });
  shop.offers.set([
    inMay,
    overNewYear,
    buildOffer({ departure: '2027-05-01', total: 80_000, nights: 3 }),
    fromMunich,
    buildOffer({ departure: '2028-02-29', total: 1 }),
  ]);
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

async function loadDatesOf(address: string, flags: Partial<BrandFlags> = {}) {
  const visit = openSearchVisit(shop.search, buildVisit({ flags }));
  const query = new URLSearchParams(address);
  const { dates } = await loadTrip(visit, hotelIds.calaBlanca, readPageSearch(visit, query), query);
  return dates;
}

const read = (options: readonly DateOption[] = []) => options.map(({ value, amount }) => [value, amount]);
const named = (offer: typeof inMay) => `offer=${encodeOfferId(offer.key)}`;

test('[CASC-001] the page brings the columns around its offer, each narrowed by those before it', async () => {
  const { columns, calendar } = await loadDatesOf(named(inMay));
  expect(read(columns.los)).toEqual([
    ['3', 40_000],
    ['5', 60_000],
    ['7', 50_000],
  ]);
  expect(read(columns.airports)).toEqual([
    ['FRA', 50_000],
    ['MUC', 45_000],
  ]);
  expect(read(columns.months)).toEqual([['2027-05', 50_000]]);
  expect(read(columns.dates)).toEqual([['2027-05-01', 50_000]]);
  expect(calendar).toBeNull();
});

test('[CASC-001] an overnight flight over the new year is found in the month it departs', async () => {
  const { columns } = await loadDatesOf(named(overNewYear));
  expect(read(columns.months)).toEqual([['2026-12', 60_000]]);
  expect(read(columns.dates)).toEqual([['2026-12-31', 60_000]]);
});

test('[CASC-005] a length of stay is from the airport of the trip, one that is not sold from it from another', async () => {
  const airportsOf = async (address: string) => {
    const { columns } = await loadDatesOf(address);
    return columns.los?.map(({ value, facts }) => [value, facts?.airport?.code]);
  };
  expect(await airportsOf(named(fromMunich))).toEqual([
    ['3', 'FRA'],
    ['5', 'FRA'],
    ['7', 'MUC'],
  ]);
  expect(await airportsOf(named(inMay))).toContainEqual(['7', 'FRA']);
});

test('airports say their country, and which of them the search departs from', async () => {
  const read = async (address: string) => {
    const { columns } = await loadDatesOf(address);
    return columns.airports?.map(({ value, countryCode, isSearched }) => [value, countryCode, isSearched]);
  };
  expect(await read(`airports=MUC&${named(inMay)}`)).toEqual([
    ['FRA', 'DE', false],
    ['MUC', 'DE', true],
  ]);
  expect(await read(named(inMay))).toContainEqual(['FRA', 'DE', true]);
  expect(await read(`airports=any&${named(inMay)}`)).toContainEqual(['FRA', 'DE', true]);
});

test('[CASC-005] lengths of stay are those from the airports of the search', async () => {
  const { columns } = await loadDatesOf('airports=MUC');
  expect(read(columns.los)).toEqual([['7', 45_000]]);
  expect(columns.airports?.map(({ label }) => label)).toEqual(['Frankfurt am Main', 'München']);
});

test('[CASC-001] with exact dates, airports are those of the length of stay shown', async () => {
  const exact = 'departureDate=2027-05-01&returnDate=2027-05-08&exact=1';
  expect(read((await loadDatesOf(exact)).columns.airports)).toEqual([['FRA', 50_000]]);
});

test('[HOTEL-037] [CAL-001] an address with the calendar loads the month of the offer instead', async () => {
  const { columns, calendar } = await loadDatesOf(`viewMode=offersCalendar&${named(inMay)}`);
  expect(columns).toEqual({});
  expect(calendar?.month).toBe('2027-05');
  expect(read(calendar?.days)).toEqual([['2027-05-01', 50_000]]);
});

test('the calendar has the days of the airport shown alone, whatever others cost', async () => {
  const { calendar } = await loadDatesOf(`viewMode=offersCalendar&${named(fromMunich)}`);
  expect(read(calendar?.days)).toEqual([['2027-05-20', 45_000]]);
});

test('a search for which nothing is sold shows other dates at any time, from anywhere', async () => {
  const dates = await loadDatesOf('departureDate=2027-08-01&returnDate=2027-08-20&airports=MUC');
  expect(dates.isWidened).toBe(true);
  expect(read(dates.columns.los)).toHaveLength(3);
});

test('a hotel that sells nothing has no other dates', async () => {
  const visit = openSearchVisit(shop.search, buildVisit());
  const query = new URLSearchParams();
  const { offer, dates } = await loadTrip(visit, hotelIds.aether, readPageSearch(visit, query), query);
  expect(offer).toBeNull();
  expect(dates).toEqual({ viewMode: null, isWidened: false, columns: {}, calendar: null, plainOffers: [] });
});

test('[FLAG-005] [HOTEL-041] an address with the calendar of a brand without one loads the cascade', async () => {
  const { columns, calendar } = await loadDatesOf('viewMode=offersCalendar', { offersCalendar: false });
  expect(calendar).toBeNull();
  expect(read(columns.los)).toHaveLength(3);
});

test('[HOTEL-041] a brand with neither view brings the cheapest offer of each day, in order of days', async () => {
  const neither = { hotelCascade: false, offersCalendar: false };
  const { columns, calendar, plainOffers } = await loadDatesOf('duration=-1', neither);
  expect({ columns, calendar }).toEqual({ columns: {}, calendar: null });
  expect(plainOffers.map(({ day, nights, from, amount }) => [day, nights, from, amount])).toEqual([
    ['2026-12-31', 5, 'Frankfurt am Main', 60_000],
    ['2027-05-01', 3, 'Frankfurt am Main', 40_000],
    ['2027-05-20', 7, 'München', 45_000],
  ]);
  const widened = await loadDatesOf('departureDate=2027-08-01&returnDate=2027-08-20', neither);
  expect([widened.isWidened, widened.plainOffers.length]).toEqual([true, 3]);
});
