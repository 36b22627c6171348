import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { indexSold } from '../../../../tests/factories/selling/index-sold.ts';
import { buildTripRequest } from '../../../../tests/factories/supply.ts';
import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import { readAll } from '../../../ports/supply/feeds/samples/read-all.ts';
import { openOwnShopUnderTest, readSample, readSampleShop } from './own-shop-under-test.server.ts';
import { feedFile } from './sample-feeds.ts';

const start = new Date('2026-03-02T06:00:00Z');
const today = dayAt(start);
const five = requireDay('2021-01-10');

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
let flights: string;

beforeEach(async () => {
  database = await createTestDatabase();
  shop = await openOwnShopUnderTest(database.pool, start);
  // The sample shop, to which OTDS brings all its flights.
  await shop.take((await readSampleShop()).filter(({ name }) => name !== 'flights.csv'));
  flights = Buffer.concat(await readAll((await readSample('otds-flights.xml')).open())).toString();
});
afterEach(async () => {
  await shop.supply.close();
  await database.drop();
});

const take = async (xml: string, options = {}) =>
  (await shop.take([feedFile('flights.xml', xml)], options)).split('\n');
const allTaken = [expect.stringMatching(/ 0 records refused\.$/)];

/** Totals of a week by departure from home, in whole money; empty where nothing is sold. */
async function weekFrom(departure: string, adults: number, ...childrenBorn: number[]) {
  const from = requireDay(departure);
  const { index } = await indexSold(shop.supply.feed, today);
  const request = buildTripRequest({
    party: { adults, childrenBorn },
    bookingDay: today,
    departure: { from, to: from },
    return: { from: from + 6, to: from + 9 },
    hotels: [700_001],
  });
  return index
    .search({ name: 'hotels', request, sort: 'price', page: 1, pageSize: 20, withFacets: false })
    .hotels.map(({ total, key }) => ({ total: total / 100, nights: key.nights, checkIn: key.checkIn }));
}

describe('an OTDS file of flights', () => {
  it('is sold with hotels at prices calculated by hand; a night flight moves the first day of the stay', async () => {
    expect(await take(flights)).toEqual(allTaken);
    // Departs on Monday evening, so the stay begins on Tuesday: seven nights of 71 in the cheaper tariff, half for the child.
    const stay = 7 * 71 * 2.5;
    const sold = await weekFrom('2026-05-11', 2, five);
    expect(sold).toEqual([
      { total: stay + 2 * 100 + 75 + 2 * 119.5 + 89.63, nights: 7, checkIn: requireDay('2026-05-12') },
    ]);
    // On Friday the way there is 20 more expensive, for a child three quarters of it.
    expect((await weekFrom('2026-05-15', 2, five))[0]?.total).toBe(stay + 2 * 120 + 90 + 2 * 119.5 + 89.63);
  });

  it('is not sold on closed days, nor for more people than it has seats', async () => {
    await take(flights);
    expect(await weekFrom('2026-05-06', 2)).toEqual([]);
    expect(await weekFrom('2026-05-07', 2)).toHaveLength(1);
    expect(await weekFrom('2026-05-07', 3)).toEqual([]);
    expect(await weekFrom('2026-06-01', 2)).toEqual([]);
  });

  it('is replaced by a changed flight, whose other days end, and ended by Delete', async () => {
    await take(flights);
    const later = flights.replace(
      'StartDate="2026-05-01" EndDate="2026-05-31"',
      'StartDate="2026-05-11" EndDate="2026-05-31"',
    );
    expect(await take(later, { isReviewed: true })).toEqual(allTaken);
    expect(await weekFrom('2026-05-08', 2)).toEqual([]);
    expect(await weekFrom('2026-05-12', 2)).toHaveLength(1);
    const ended = flights.replace(
      /<OnewayFlight Key="7Q801-OUT">[\s\S]*?<\/OnewayFlight>/,
      '<OnewayFlight Key="7Q801-OUT" UpdateMode="Delete"/>',
    );
    expect(await take(ended, { isReviewed: true })).toEqual(allTaken);
    expect(await weekFrom('2026-05-12', 2)).toEqual([]);
    const { rows } = await database.pool.query('select key from supplier.oneway_flight');
    expect(rows).toEqual([{ key: '7Q802-IN' }]);
  });

  const soldOut = (xml: string) =>
    xml
      .replace(
        '<DefaultDayState><Open>5</Open></DefaultDayState>',
        '<DefaultDayState><Closed/></DefaultDayState>',
      )
      .replace('<DayState Key="2" Offset="6"><Open>2</Open></DayState>', '');

  it('goes off sale where all its days are closed, stays known, and is sold again', async () => {
    await take(flights);
    for (const _ of ['once', 'again']) {
      expect(await take(soldOut(flights), { isReviewed: true })).toEqual(allTaken);
      expect(await weekFrom('2026-05-12', 2)).toEqual([]);
    }
    expect(await take(flights)).toEqual(allTaken);
    expect(await weekFrom('2026-05-12', 2)).toHaveLength(1);
  });

  it('ends only its own days where another key has the same flight number', async () => {
    const [first = ''] = /<OnewayFlight Key="7Q801-OUT">[\s\S]*?<\/OnewayFlight>/.exec(flights) ?? [];
    const inHalves = (from: string, to: string) =>
      first
        .replace('StartDate="2026-05-01" EndDate="2026-05-31"', `StartDate="${from}" EndDate="${to}"`)
        .replaceAll(/<DayState [\s\S]*?<\/DayState>/g, '');
    const early = inHalves('2026-05-01', '2026-05-14');
    const late = inHalves('2026-05-15', '2026-05-31').replace('7Q801-OUT', '7Q801-LATE');
    const both = flights.replace(first, early + late);
    for (const _ of ['once', 'again']) {
      expect(await take(both, { isReviewed: true })).toEqual(allTaken);
      expect(await weekFrom('2026-05-12', 2)).toHaveLength(1);
      expect(await weekFrom('2026-05-19', 2)).toHaveLength(1);
    }
    const ended = flights.replace(first, '<OnewayFlight Key="7Q801-OUT" UpdateMode="Delete"/>');
    expect(await take(ended, { isReviewed: true })).toEqual(allTaken);
    expect(await weekFrom('2026-05-12', 2)).toEqual([]);
    expect(await weekFrom('2026-05-19', 2)).toHaveLength(1);
  });

  it('leaves a day to the key that has brought it since', async () => {
    await take(flights);
    const renamed = flights.replace('7Q801-OUT', '7Q801-NEW');
    const ended = renamed.replace(
      '<OnewayFlight Key="7Q801-NEW">',
      '<OnewayFlight Key="7Q801-OUT" UpdateMode="Delete"/><OnewayFlight Key="7Q801-NEW">',
    );
    for (const isRehearsal of [true, false])
      expect(await take(ended, { isRehearsal, isReviewed: true })).toEqual(allTaken);
    await take(
      renamed.replace(
        /(<OnewayFlight Key="7Q802-IN">)/,
        '<OnewayFlight Key="7Q801-OUT" UpdateMode="Delete"/>$1',
      ),
    );
    expect(await weekFrom('2026-05-12', 2)).toHaveLength(1);
  });

  it('changes nothing when it is taken again, and nothing in a rehearsal', async () => {
    expect(await take(flights, { isRehearsal: true })).toEqual(allTaken);
    expect(await weekFrom('2026-05-11', 2)).toEqual([]);
    await take(flights);
    const before = await weekFrom('2026-05-11', 2);
    expect(await take(flights)).toEqual(allTaken);
    expect(await weekFrom('2026-05-11', 2)).toEqual(before);
  });
});
