import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildFactors, buildFormerTotal } from '../../../tests/factories/price-past.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildSearchApp, type SearchApp } from '../../../tests/factories/search-app.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import { brand as abendmeer } from '../../brands/abendmeer/brand.ts';
import type { TripRequest } from '../../domain/search/offer-query.ts';
import type { FindTeaserOffer, TeaserQuery } from '../../domain/search/teaser-offer.ts';
import { formatDay, requireDay } from '../../domain/time/calendar-day.ts';

import { UnavailableError } from '../../site/unavailable-error.ts';
import { createTeaserOffers } from './teaser-offers.server.ts';

let database: TestDatabase;
let selling: SearchApp;
let find: FindTeaserOffer;
const reported: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  selling = await buildSearchApp({ pool: database.pool });
});
beforeEach(() => {
  find = createTeaserOffers(selling.search, (error) => reported.push(error))(buildVisit());
});
afterEach(() => {
  selling.offers.set([]);
  selling.history.set([]);
  reported.length = 0;
});
afterAll(async () => {
  await selling.close();
  await database.drop();
});

const majorca: TeaserQuery = {
  destination: 1001,
  hotelId: null,
  departureMinOffset: 0,
  departureMaxOffset: null,
  departureMonths: null,
  returnMinOffset: null,
  nights: null,
};
const today = requireDay('2026-11-21');

/** The last request that the index received. */
function readRequest(): TripRequest {
  const query = selling.offers.queries.at(-1);
  if (query?.name !== 'hotels') throw new Error('No hotels were asked for');
  return query.request;
}

test('[MOD-027] [PERIOD-028] a teaser has the cheapest package of the usual length to its place, in the visitor’s words', async () => {
  selling.offers.set([
    buildOffer({ total: 100_001 }),
    buildOffer({ total: 90_001, from: 'HAM' }),
    buildOffer({ total: 80_001, nights: 5 }),
  ]);
  expect(await find(majorca)).toEqual({
    perPerson: 45_001,
    total: 90_001,
    currency: 'EUR',
    knownAt: expect.any(Number),
    comparisonPerPerson: null,
    nights: 7,
    departure: '2027-05-01',
    return: '2027-05-08',
    destinationName: 'Majorca',
    hotelName: 'Hotel Cala Blanca',
    roomName: 'Doppelzimmer',
    airportName: 'Hamburg',
    flightMinutes: 140,
    category: 40,
    link: '/search?destinations=1001&airports=HAM&departureDate=2027-05-01&returnDate=2027-05-08&duration=7&exact=1&sort=price&shownPrice=90001EUR',
  });
});

test('[MOD-027] queries two adults, from every airport of the market’s own country and none abroad', async () => {
  await find(majorca);
  const { party, departureAirports, kind } = readRequest();
  expect(party).toEqual({ adults: 2, childrenBorn: [] });
  expect(departureAirports).toEqual(['FRA', 'HAM', 'MUC']);
  expect(kind).toBe('package');
});

test.each([
  [0, '2026-11-22'],
  [1, '2026-11-22'],
  [2, '2026-11-23'],
  [30, '2026-12-21'],
])('[MOD-019] with a departure %d days ahead none departs before %s', async (departureMinOffset, from) => {
  await find({ ...majorca, departureMinOffset });
  expect(formatDay(readRequest().departure.from)).toBe(from);
});

test('[MOD-027] a family’s teaser asks for its children, and leads to a list for the same party', async () => {
  selling.offers.set([buildOffer({ total: 160_000 })]);
  const offer = await find({ ...majorca, childrenAges: [4, 8] });
  expect(readRequest().party.childrenBorn).toHaveLength(2);
  expect(offer).toMatchObject({ perPerson: 40_000, total: 160_000 });
  expect(offer?.link).toContain('children=4%2C8');
  await find(majorca);
  expect(readRequest().party.childrenBorn).toHaveLength(0);
});

test('[MOD-019] with a latest departure or a season none departs after', async () => {
  await find({ ...majorca, departureMaxOffset: 30 });
  expect(formatDay(readRequest().departure.to)).toBe('2026-12-21');
  await find({ ...majorca, departureMonths: { from: 6, to: 8 } });
  const { from, to } = readRequest().departure;
  expect([formatDay(from), formatDay(to)]).toEqual(['2027-06-01', '2027-08-31']);
});

test('[MOD-019] teasers of two seasons have two answers', async () => {
  selling.offers.set([buildOffer()]);
  const before = selling.offers.queries.length;
  await find({ ...majorca, departureMonths: { from: 6, to: 8 } });
  await find({ ...majorca, departureMonths: { from: 6, to: 9 } });
  expect(selling.offers.queries).toHaveLength(before + 2);
});

test('[MOD-019] with a return 40 days ahead none returns before', async () => {
  await find({ ...majorca, returnMinOffset: 40 });
  expect(readRequest().return.from - today).toBe(40);
  await find({ ...majorca, returnMinOffset: 1, nights: 1 });
  expect(readRequest().return.from - today).toBe(2);
});

test('queries the given nights', async () => {
  await find({ ...majorca, nights: 9 });
  expect(readRequest().nights).toEqual({ from: 9, to: 9 });
});

test('of a hotel the link leads to the very offer on its page', async () => {
  selling.offers.set([buildOffer()]);
  const offer = await find({ ...majorca, destination: null, hotelId: hotelIds.calaBlanca });
  expect(offer?.destinationName).toBe('Majorca');
  expect(offer?.link).toMatch(
    new RegExp(
      `^/hotel/majorca/cala-blanca-${hotelIds.calaBlanca}\\?airports=FRA&departureDate=2027-05-01&returnDate=2027-05-08&duration=7&exact=1&offer=\\S+$`,
    ),
  );
});

test.each<[string, Partial<TeaserQuery>]>([
  ['an unknown place', { destination: 999_999 }],
  ['an unknown hotel', { destination: null, hotelId: 5 }],
  ['days that are not sold yet', { departureMinOffset: 365 }],
  ['a latest departure before the first', { departureMaxOffset: 0 }],
  ['a return after the last day', { returnMinOffset: 366 }],
])('%s has no price, and is no failure', async (_name, change) => {
  selling.offers.set([buildOffer()]);
  expect(await find({ ...majorca, ...change })).toBeNull();
  expect(reported).toEqual([]);
});

test('[OFFER-037] a former price is one of the same package, and higher', async () => {
  const offered = buildOffer({ total: 100_000 });
  selling.offers.set([offered]);
  selling.offers.setFactors(buildFactors(offered));
  expect((await find(majorca))?.comparisonPerPerson).toBeNull();
  selling.history.set([buildFormerTotal(offered, 110_000, '2026-11-21T08:00:00Z')]);
  selling.offers.set([offered]);
  const later = createTeaserOffers(selling.search, () => {});
  expect((await later(buildVisit())(majorca))?.comparisonPerPerson).toBe(55_000);
});

test('the index answers one query for each batch, however many pages need it', async () => {
  const offersFor = createTeaserOffers(selling.search, () => {});
  const findForPage = (question = majorca) => offersFor(buildVisit())(question);
  const at = Date.parse('2026-11-21T11:00:00Z');
  selling.offers.set([buildOffer()], { sequence: 101, at });
  const first = await findForPage();
  expect(first?.knownAt).toBe(at);
  const before = selling.offers.queries.length;
  expect(await findForPage()).toEqual(first);
  expect(await findForPage({ ...majorca })).toEqual(first);
  expect(selling.offers.queries).toHaveLength(before);
  selling.offers.set([buildOffer()], { sequence: 102, at: at + 1 });
  expect(await findForPage()).toEqual({ ...first, knownAt: at + 1 });
  expect(selling.offers.queries).toHaveLength(before + 1);
  selling.offers.set([buildOffer({ total: 99_999 })], { sequence: 103, at });
  expect((await findForPage())?.perPerson).toBe(50_000);
});

test('the fee of a channel is in the prices of its own visitors alone', async () => {
  selling.offers.set([buildOffer({ total: 100_000 })]);
  const offersFor = createTeaserOffers(selling.search, () => {});
  const priceRules = [{ key: 'fee', marginBasisPoints: 0, fees: { phone: 2_500 } }] as const;
  const brand = { ...abendmeer, priceRules };
  const caller = { label: '', notice: '', end: '' };
  const byPhone = await offersFor(buildVisit({ brand, caller }))(majorca);
  const onTheSite = await offersFor(buildVisit({ brand }))(majorca);
  expect([byPhone?.total, onTheSite?.total]).toEqual([102_500, 100_000]);
});

test('each language has its own words for one find', async () => {
  selling.offers.set([buildOffer()]);
  const offersFor = createTeaserOffers(selling.search, () => {});
  const before = selling.offers.queries.length;
  const german = await offersFor(buildVisit({ language: 'de' }))(majorca);
  const english = await offersFor(buildVisit({ language: 'en' }))(majorca);
  expect([german?.destinationName, english?.destinationName]).toEqual(['Mallorca', 'Majorca']);
  expect(selling.offers.queries).toHaveLength(before + 1);
});

test('while nothing can be searched there is no price; a failing index is reported', async () => {
  const failWith = (error: Error) => ({ ...selling.search, sequence: () => Promise.reject(error) });
  const answerAfter = (error: Error) =>
    createTeaserOffers(failWith(error), (each) => reported.push(each))(buildVisit())(majorca);
  expect(await answerAfter(new UnavailableError('not yet'))).toBeNull();
  expect(reported).toEqual([]);
  const broken = new Error('broken');
  expect(await answerAfter(broken)).toBeNull();
  expect(reported).toEqual([broken]);
});
