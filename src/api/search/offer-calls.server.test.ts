import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { callSearchApi } from '../../../tests/factories/call-search-api.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildFactors, buildFormerTotal } from '../../../tests/factories/price-past.ts';
import { buildSearchApp, type SearchApp, today } from '../../../tests/factories/search-app.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';

type Verified = Awaited<ReturnType<LiveSupply['verify']>>;

let database: TestDatabase;
let shop: SearchApp;
let verified: Verified = { outcome: 'unknown' };
const verifyCalls: Parameters<LiveSupply['verify']>[] = [];

/** A shop that has just started: it remembers nothing of days that this test puts behind the day it is. */
const openShop = () =>
  buildSearchApp({
    pool: database.pool,
    async verify(...call) {
      verifyCalls.push(call);
      return verified;
    },
  });

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => {
  verified = { outcome: 'unknown' };
  await shop.close();
});
afterAll(() => database.drop());

const calaBlanca = { hotelId: String(hotelIds.calaBlanca) };
const callApi = (call: string, query?: Record<string, string>) => callSearchApi(shop, `ajax/${call}`, query);

describe('hotel offer', () => {
  test('[SAPI-015] [SAPI-016] [OFFER-001] [SDATA-026] is the cheapest of the hotel that matches, with its flights in local time', async () => {
    shop.offers.set([
      buildOffer({ total: 80_000, nights: 3 }),
      buildOffer({ total: 100_000 }),
      buildOffer({ total: 120_000, planId: 3 }),
    ]);
    const { body } = await callApi('hoteldetail/offer', { ...calaBlanca, duration: '7' });
    expect(body).toMatchObject({
      reason: null,
      comparisonPrice: null,
      offer: {
        id: encodeOfferId(buildOffer().key),
        lengthOfStay: 7,
        price: { perPersonAmount: 50_000, totalAmount: 100_000, source: 'index' },
        departureAirport: { code: 'FRA' },
        departureFlight: {
          departureDate: '2027-05-01',
          departureDateTime: '2027-05-01T06:05',
          arrivalDateTime: '2027-05-01T08:25',
          durationMinutes: 140,
          airline: { code: '7Q', name: 'Nordwind Air' },
          flightNumber: '7Q 111',
          stops: 0,
          cabin: 'economy',
          baggage: 'baggage',
          seats: 9,
        },
        returnFlight: { departureDateTime: '2027-05-08T06:05' },
      },
    });
  });

  test('an overnight flight arrives the day after, on the day of check-in', async () => {
    shop.offers.set([buildOffer({ isOvernight: true })]);
    const { body } = await callApi('hoteldetail/offer', calaBlanca);
    expect(body.offer).toMatchObject({
      checkIn: '2027-05-02',
      departureFlight: { departureDate: '2027-05-01', arrivalDateTime: '2027-05-02T08:25' },
    });
  });

  test('[FLAG-001] a stay without flights has none', async () => {
    shop.offers.set([buildOffer({ isHotelOnly: true })]);
    const { body } = await callApi('hoteldetail/offer', { ...calaBlanca, hotelOnly: '1' });
    expect(body.offer).toMatchObject({
      checkIn: '2027-05-01',
      departureAirport: null,
      departureFlight: null,
      returnFlight: null,
    });
  });

  test('an offer is found again by its id', async () => {
    const pricier = buildOffer({ total: 120_000, planId: 3 });
    shop.offers.set([buildOffer(), pricier]);
    const { body } = await callApi('hoteldetail/offer', { offer: encodeOfferId(pricier.key), adults: '3' });
    expect(body.offer.price).toMatchObject({ totalAmount: 120_000, perPersonAmount: 40_000 });
  });

  test('an offer of another hotel than the one named is refused', async () => {
    const { body } = await callApi('hoteldetail/offer', {
      hotelId: String(hotelIds.aether),
      offer: encodeOfferId(buildOffer().key),
    });
    expect(body.error.fields).toEqual({ offer: 'is an offer of another hotel' });
  });

  test('[TRAV-018] ages count on the day of departure of the offer, not on the dates of the search', async () => {
    const late = buildOffer({ departure: '2027-08-01' });
    shop.offers.set([late]);
    const twins = { offer: encodeOfferId(late.key), adults: '1', children: '2025-08-01,2025-08-01' };
    expect((await callApi('hoteldetail/offer', { ...twins, departureDate: '2026-01-01' })).status).toBe(200);
    const younger = { ...twins, children: '2025-08-02,2025-08-02' };
    expect((await callApi('hoteldetail/offer', younger)).body.error.fields).toHaveProperty('children');
  });

  test('says why there is none', async () => {
    const { key } = buildOffer();
    expect((await callApi('hoteldetail/offer', calaBlanca)).body).toEqual({
      offer: null,
      reason: 'no-match',
      comparisonPrice: null,
    });
    expect((await callApi('hoteldetail/offer', { offer: encodeOfferId(key) })).body).toMatchObject({
      offer: null,
      reason: 'not-for-sale',
    });
  });

  test('without hotel and offer, or with an id that is none, it is refused', async () => {
    expect((await callApi('hoteldetail/offer')).body.error.fields).toHaveProperty('hotelId');
    const { status, body } = await callApi('hoteldetail/offer', { offer: 'abc' });
    expect([status, body.error.fields]).toEqual([400, { offer: 'is not the id of an offer' }]);
  });
});

describe('comparison price', () => {
  const offered = buildOffer({ total: 100_000 });
  const show = async (query: Record<string, string> = {}) => {
    shop.offers.set([offered]);
    shop.offers.setFactors(buildFactors(offered));
    return (await callApi('hoteldetail/offer', { ...calaBlanca, ...query })).body.comparisonPrice;
  };

  test('[OFFER-037] is the lowest price of the package before the present one began', async () => {
    shop.history.set([
      buildFormerTotal(offered, 130_000, '2026-11-02T12:00:00Z', 1),
      buildFormerTotal(offered, 120_000, '2026-11-21T08:00:00Z', 2),
    ]);
    expect(await show()).toEqual({ totalAmount: 120_000, perPersonAmount: 60_000, currency: 'EUR' });
  });

  test.each([
    ['31 days ago', '2026-10-21T12:00:00Z', 120_000],
    ['32 days ago', '2026-10-20T12:00:00Z', undefined],
  ])('[OFFER-037] is shown for 30 days: of a price that began %s it is %s', async (_when, began, total) => {
    shop.history.set([buildFormerTotal(offered, 120_000, began)]);
    expect((await show())?.totalAmount).toBe(total);
  });

  test('[OFFER-037] is null where a price of today was as low', async () => {
    shop.history.set([
      buildFormerTotal(offered, 120_000, '2026-11-21T07:00:00Z', 1),
      buildFormerTotal(offered, 90_000, '2026-11-21T08:00:00Z', 2),
    ]);
    expect(await show()).toBeNull();
  });

  test('[OFFER-037] is null where nothing has changed', async () => {
    shop.history.set([]);
    expect(await show()).toBeNull();
    expect(shop.offers.queries.some(({ name }) => name === 'factors')).toBe(false);
  });

  test('[OFFER-037] is null, and reported, where the history cannot be read', async () => {
    const broken = new Error('no database');
    const find = vi.spyOn(shop.history, 'find').mockRejectedValueOnce(broken);
    expect(await show()).toBeNull();
    find.mockRestore();
    expect(shop.reported).toContain(broken);
  });
});

describe('comparison prices of several offers', () => {
  const reduced = buildOffer({ total: 100_000 });
  const cheaperBefore = { ...reduced, key: { ...reduced.key, checkIn: reduced.key.checkIn + 1 } };
  const idOf = ({ key }: typeof reduced) => encodeOfferId(key);
  const ask = (offers: string, query: Record<string, string> = {}) =>
    callApi('comparison-prices', { offers, ...query });

  test('[OFFER-037] a list shows the former price that the hotel page shows', async () => {
    shop.offers.set([reduced]);
    shop.offers.setFactors(buildFactors(reduced));
    shop.history.set([buildFormerTotal(reduced, 120_000, '2026-11-21T08:00:00Z')]);
    const { comparisonPrice } = (await callApi('hoteldetail/offer', { offer: idOf(reduced) })).body;
    expect(comparisonPrice).toEqual({ totalAmount: 120_000, perPersonAmount: 60_000, currency: 'EUR' });
    expect((await ask(idOf(reduced))).body.prices).toEqual([{ offer: idOf(reduced), comparisonPrice }]);
  });

  test('[OFFER-037] offers that were never more expensive, or are not sold, are left out', async () => {
    shop.offers.set([cheaperBefore]);
    shop.offers.setFactors(buildFactors(cheaperBefore));
    shop.history.set([buildFormerTotal(cheaperBefore, 90_000, '2026-11-21T08:00:00Z')]);
    expect((await ask([idOf(cheaperBefore), idOf(reduced)].join(','))).body.prices).toEqual([]);
  });

  test('40 offers are answered, 41 and what is no id are refused', async () => {
    shop.offers.set([]);
    shop.history.set([]);
    const ids = Array.from({ length: 41 }, (_, day) =>
      idOf({ ...reduced, key: { ...reduced.key, checkIn: reduced.key.checkIn + day } }),
    );
    expect((await ask(ids.slice(1).join(','))).status).toBe(200);
    const { status, body } = await ask(ids.join(','));
    expect([status, body.error.fields]).toEqual([400, { offers: 'must be 40 offers at most' }]);
    expect((await ask('abc')).body.error.fields).toEqual({ offer: 'is not the id of an offer' });
  });
});

describe('price difference', () => {
  const offered = buildOffer({ total: 100_000 });
  const check = async (query: Record<string, string> = {}) =>
    (await callApi('price-diff', { offer: encodeOfferId(offered.key), ...query })).body;
  const confirm = (total: number): Verified => ({
    outcome: 'confirmed',
    offer: { ...offered, total },
    at: Date.parse('2026-11-21T12:00:00.250Z'),
  });

  test('the same price is returned with the supplier as its source', async () => {
    shop.offers.set([offered]);
    verified = confirm(100_000);
    expect(await check({ total: '100000' })).toMatchObject({
      status: 'same',
      reason: null,
      old: { totalAmount: 100_000, perPersonAmount: 50_000, currency: 'EUR' },
      offer: {
        price: { totalAmount: 100_000, source: 'supplier', knownAt: '2026-11-21T12:00:00.250Z' },
        departureFlight: { departureDateTime: '2027-05-01T06:05' },
      },
    });
  });

  test('flights fly when the supplier says', async () => {
    shop.offers.set([offered]);
    const outboundTimes = { departure: 1_380, arrival: 90, isOvernight: true };
    verified = { outcome: 'confirmed', offer: { ...offered, outboundTimes }, at: 0 };
    expect((await check()).offer.departureFlight).toMatchObject({
      departureDateTime: '2027-05-01T23:00',
      arrivalDateTime: '2027-05-02T01:30',
      durationMinutes: 150,
      flightNumber: '7Q 111',
    });
  });

  test('[SAPI-030] another price is returned with old and new', async () => {
    shop.offers.set([offered]);
    verified = confirm(104_050);
    expect(await check()).toMatchObject({
      status: 'changed',
      reason: 'price-changed',
      old: { totalAmount: 100_000 },
      offer: { price: { totalAmount: 104_050, source: 'supplier' } },
    });
    expect(await check({ total: '104050' })).toMatchObject({ status: 'same' });
  });

  test.each(['gone', 'sold-out', 'not-allowed'] as const)(
    'an offer that is %s is returned with its reason',
    async (reason) => {
      shop.offers.set([offered]);
      verified = { outcome: 'refused', reason };
      expect(await check()).toEqual({
        status: 'gone',
        reason,
        alternatives: [],
        old: { totalAmount: 100_000, perPersonAmount: 50_000, currency: 'EUR' },
        offer: null,
        comparisonPrice: null,
      });
    },
  );

  test('a supplier that does not answer leaves the price of the index, and says so', async () => {
    shop.offers.set([offered]);
    expect(await check()).toMatchObject({
      status: 'unknown',
      reason: 'no-answer',
      offer: { price: { totalAmount: 100_000, source: 'index' } },
    });
    shop.offers.set([]);
    expect(await check()).toMatchObject({ status: 'unknown', old: null, offer: null });
  });

  test('an offer that the index has lost is still verified', async () => {
    verified = confirm(99_000);
    expect(await check({ total: '100000' })).toMatchObject({
      status: 'changed',
      offer: { price: { totalAmount: 99_000 }, departureFlight: null },
    });
  });

  test('each call to the supplier carries the party, its own idempotency key and a timeout', async () => {
    verified = confirm(100_000);
    verifyCalls.length = 0;
    await check({ adults: '3' });
    await check({ adults: '3' });
    const [first, second] = verifyCalls;
    expect(first?.[0]).toMatchObject({ key: offered.key, party: { adults: 3, childrenBorn: [] } });
    expect(first?.[1].timeoutMs).toBe(5000);
    expect(first?.[1].idempotencyKey).not.toBe(second?.[1].idempotencyKey);
  });

  test('the response of the supplier is never cached', async () => {
    const { headers } = await shop.app.inject(`/de-de/ajax/price-diff?offer=${encodeOfferId(offered.key)}`);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a total that is no amount is refused', async () => {
    for (const total of ['0', '-5', '1.5', 'x']) {
      expect((await callApi('price-diff', { offer: encodeOfferId(offered.key), total })).status).toBe(400);
    }
  });
});

describe('calendar', () => {
  const week = [
    buildOffer({ departure: '2027-05-31', total: 90_000 }),
    buildOffer({ departure: '2027-06-01', total: 100_000 }),
    buildOffer({ departure: '2027-06-30', total: 110_000 }),
    buildOffer({ departure: '2027-06-30', total: 95_000, from: 'MUC' }),
    buildOffer({ departure: '2027-06-30', total: 50_000, nights: 3 }),
    buildOffer({ departure: '2027-07-01', total: 120_000 }),
  ];
  const open = async (query: Record<string, string>) =>
    (await callApi('hoteldetail/calendar', { ...calaBlanca, ...query })).body;
  const daysOf = ({ days }: { days: { date: string; offer: { price: { totalAmount: number } } }[] }) =>
    days.map(({ date, offer }) => [date, offer.price.totalAmount]);

  test('[SAPI-020] [SAPI-021] [CAL-001] [SAPI-022] [PERIOD-028] has the cheapest offer of each day of a month', async () => {
    shop.offers.set(week);
    const body = await open({ from: 'FRA', los: '7', calendarMonth: '15-06-2027', isFirstLoad: '0' });
    expect([body.month, daysOf(body), body.offer]).toEqual([
      '2027-06',
      [
        ['2027-06-01', 100_000],
        ['2027-06-30', 110_000],
      ],
      null,
    ]);
    expect(daysOf(await open({ los: '7', calendarMonth: '15-06-2027' }))[1]).toEqual(['2027-06-30', 95_000]);
    expect(daysOf(await open({ calendarMonth: '15-06-2027' }))[1]).toEqual(['2027-06-30', 95_000]);
    const ofAnyLength = await open({ calendarMonth: '15-06-2027', duration: '-1' });
    expect(daysOf(ofAnyLength)[1]).toEqual(['2027-06-30', 50_000]);
  });

  test('looks at the month and ignores the dates of the search', async () => {
    shop.offers.set(week);
    const body = await open({
      departureDate: '2027-01-10',
      returnDate: '2027-01-12',
      exact: '1',
      calendarMonth: '15-07-2027',
    });
    expect(daysOf(body)).toEqual([['2027-07-01', 120_000]]);
  });

  test('on the first load goes on to the next month with offers', async () => {
    shop.offers.set(week);
    expect((await open({ calendarMonth: '01-02-2027', isFirstLoad: '1' })).month).toBe('2027-05');
    expect((await open({ isFirstLoad: '1' })).month).toBe('2027-05');
    expect((await open({ calendarMonth: '01-09-2027', isFirstLoad: '1' })).month).toBe('2027-07');
    expect(await open({ calendarMonth: '01-02-2027' })).toMatchObject({ month: '2027-02', days: [] });
    shop.offers.set([]);
    expect(await open({ isFirstLoad: '1' })).toMatchObject({ month: '2026-11', days: [] });
  });

  test('[SAPI-023] an offer in the query is returned, and on the first load its month is opened', async () => {
    shop.offers.set(week);
    const offerId = encodeOfferId(buildOffer({ departure: '2027-06-01' }).key);
    expect(await open({ isFirstLoad: '1', offerId })).toMatchObject({
      month: '2027-06',
      offer: { id: offerId, price: { totalAmount: 100_000 } },
    });
  });

  test('[SAPI-024] with the booking flag, length of stay and airport are those of the offer', async () => {
    shop.offers.set(week);
    const offerId = encodeOfferId(buildOffer({ departure: '2027-06-01' }).key);
    const body = await open({ isFirstLoad: '1', offerId, booking: '1', los: '3', from: 'MUC' });
    expect(daysOf(body)).toEqual([
      ['2027-06-01', 100_000],
      ['2027-06-30', 110_000],
    ]);
    expect(
      (await callApi('hoteldetail/calendar', { ...calaBlanca, booking: '1', isFirstLoad: '1' })).status,
    ).toBe(400);
  });

  test('[PERIOD-017] a month begins at the earliest with that of tomorrow and ends a year ahead', async () => {
    const statusOf = async (calendarMonth: string) =>
      (await callApi('hoteldetail/calendar', { ...calaBlanca, calendarMonth })).status;
    expect(await statusOf('01-11-2026')).toBe(200);
    expect(await statusOf('31-10-2026')).toBe(400);
    expect(await statusOf('30-11-2027')).toBe(200);
    expect(await statusOf('01-12-2027')).toBe(400);
    shop.clock.set('2026-11-30T12:00:00Z');
    expect(await statusOf('30-11-2026')).toBe(400);
    expect(await statusOf('01-12-2026')).toBe(200);
  });

  test('a month at the very end, in which no stay fits any more, has no offers', async () => {
    shop.clock.set('2026-12-03T12:00:00Z');
    expect(await open({ calendarMonth: '01-12-2027', los: '14' })).toMatchObject({
      month: '2027-12',
      days: [],
    });
  });

  test.each([
    [{ calendarMonth: '2027-06-01' }, 'calendarMonth'],
    [{ calendarMonth: '31-06-2027' }, 'calendarMonth'],
    [{}, 'calendarMonth'],
    [{ calendarMonth: '01-06-2027', los: '0' }, 'los'],
    [{ calendarMonth: '01-06-2027', from: 'ZZZ' }, 'from'],
    [{ calendarMonth: '01-06-2027', airports: 'ZZZ' }, 'airports'],
    [{ calendarMonth: '01-06-2027', offerId: 'x' }, 'offerId'],
    [{ calendarMonth: '01-06-2027', isFirstLoad: 'yes' }, 'isFirstLoad'],
  ])('%j is refused', async (query, field) => {
    const { status, body } = await callApi('hoteldetail/calendar', { ...calaBlanca, ...query } as Record<
      string,
      string
    >);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  });
});

describe('flights', () => {
  const flights = [
    buildOffer({ total: 100_000, flightId: 1, inboundId: 5 }),
    buildOffer({ total: 101_000, flightId: 1, inboundId: 6 }),
    buildOffer({ total: 105_000, flightId: 2, inboundId: 5 }),
  ];
  const offer = encodeOfferId(buildOffer({ flightId: 1, inboundId: 6 }).key);
  const pairsOf = (list: { departureFlight: { id: number }; returnFlight: { id: number } }[]) =>
    list.map(({ departureFlight, returnFlight }) => [departureFlight.id, returnFlight.id]);

  test('[SAPI-038] alternatives are outbound flights and those back', async () => {
    shop.offers.set(flights);
    const { body } = await callApi('flight-alternatives', { offer });
    expect([pairsOf(body.outbounds), pairsOf(body.inbounds)]).toEqual([
      [
        [1, 5],
        [2, 5],
      ],
      [
        [1, 5],
        [1, 6],
      ],
    ]);
    expect(body.outbounds[0].departureFlight.departureDateTime).toBe('2027-05-01T06:05');
  });

  test('[SAPI-039] [SAPI-040] the flight changer loads them one by one', async () => {
    shop.offers.set(flights);
    expect(pairsOf((await callApi('flight-changer/departure-flights', { offer })).body.offers)).toHaveLength(
      2,
    );
    expect(pairsOf((await callApi('flight-changer/return-flights', { offer })).body.offers)).toEqual([
      [1, 5],
      [1, 6],
    ]);
  });

  test('[FLIGHT-009] filters of stops, airlines and baggage hold, the days are those of the stay', async () => {
    await callApi('flight-alternatives', {
      offer,
      stops: '0',
      airlines: '7Q',
      baggage: 'carryOn',
      exact: '1',
    });
    const query = shop.offers.queries.findLast(({ name }) => name === 'flights');
    const { checkIn } = buildOffer().key;
    expect(query).toMatchObject({
      request: {
        departure: { from: checkIn - 1, to: checkIn },
        return: { from: checkIn + 7, to: checkIn + 7 },
        nights: { from: 7, to: 7 },
        filters: { maxStops: 0, airlines: ['7Q'], baggage: 'carry_on' },
      },
      stay: { hotelId: hotelIds.calaBlanca, checkIn, nights: 7 },
      outbound: { from: 'FRA', to: 'PMI', id: 1 },
    });
  });

  test('an offer without flights, or of the past, has no other flights', async () => {
    const stay = encodeOfferId(buildOffer({ isHotelOnly: true }).key);
    expect((await callApi('flight-alternatives', { offer: stay })).status).toBe(400);
    const past = encodeOfferId(buildOffer({ departure: today }).key);
    expect((await callApi('flight-alternatives', { offer: past })).status).toBe(404);
  });
});
