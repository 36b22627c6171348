import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { indexSold } from '../../../../tests/factories/selling/index-sold.ts';
import { buildTripRequest } from '../../../../tests/factories/supply.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { TripRequest } from '../../../domain/search/offer-query.ts';
import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import { buildTravellers, noExtras } from '../../../ports/supply/supply-under-test.ts';
import { openOwnShopUnderTest, readSampleShop } from './own-shop-under-test.server.ts';
import { feedFile } from './sample-feeds.ts';

/**
 * An operator whom nobody has prepared: twelve hotels in two places, those with even numbers in francs, two tariffs each, the first child
 * free and the others at half the rate, hotel 5 and the cheaper tariff of hotel 3 closed on two days.
 */
const start = new Date('2026-03-02T06:00:00Z');
const today = dayAt(start);
/** A Monday on which the flights depart and a week later return. */
const monday = requireDay('2026-05-04');
const [five, eight] = [requireDay('2021-01-10'), requireDay('2018-01-10')];

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function open(currency: CurrencyCode) {
  const shop = await openOwnShopUnderTest(database.pool, start, currency);
  const report = (await shop.take(await readSampleShop('stranger'))).split('\n');

  /** The cheapest week of each hotel that is sold, by what it costs. */
  async function search(kind: TripRequest['kind'], adults: number, ...childrenBorn: number[]) {
    const { index } = await indexSold(shop.supply.feed, today);
    const request = buildTripRequest({
      kind,
      party: { adults, childrenBorn },
      bookingDay: today,
      departure: { from: monday, to: monday },
      return: { from: monday + 7, to: monday + 7 },
    });
    return index.search({ name: 'hotels', request, sort: 'price', page: 1, pageSize: 20, withFacets: false })
      .hotels;
  }
  return { shop, report, search };
}

const pricesOf = (offers: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['search']>>) =>
  offers.map(({ key, total }) => [key.hotelId, total / 100]);

it('sells the hotels priced in euros at prices calculated by hand, and refuses those in francs by name', async () => {
  const { shop, report, search } = await open('EUR');
  expect(report.at(-1)).toMatch(/^57 records taken with .* changes, 24 records refused\.$/);
  const refused = report.slice(0, -1);
  expect(refused.filter((line) => line.includes('currency'))).toEqual(
    [4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25].map(
      (line) => `plans.csv:${line}: currency 'CHF' is not EUR, the currency of the supply.`,
    ),
  );
  // Their nights have no plan.
  expect(refused.filter((line) => line.startsWith('nights.csv'))).toHaveLength(12);

  // SAVE: seven nights of 60 and twice the hotel's number, two adults and half an adult for the younger child; flights of 100 and 90, children
  // three quarters. Hotel 3 is sold by FLEX, 76 a night.
  const flights = 2 * 190 + 2 * 142.5;
  const family = await search('package', 2, five, eight);
  expect(pricesOf(family)).toEqual([
    [710_001, 7 * 62 * 2.5 + flights],
    [710_007, 7 * 74 * 2.5 + flights],
    [710_003, 7 * 76 * 2.5 + flights],
    [710_009, 7 * 78 * 2.5 + flights],
    [710_011, 7 * 82 * 2.5 + flights],
  ]);
  const [[, first] = []] = pricesOf(await search('package', 2, five));
  expect(first).toBe(7 * 62 * 2 + 2 * 190 + 142.5);

  const [cheapest] = family;
  if (cheapest === undefined) throw new Error('Nothing is sold');
  const asked = { key: cheapest.key, party: { adults: 2, childrenBorn: [eight, five] }, bookingDay: today };
  const verified = await shop.supply.live.verify(asked, { idempotencyKey: randomUUID(), timeoutMs: 20_000 });
  expect(verified).toMatchObject({ outcome: 'confirmed', offer: { total: 1_750_00 } });
  await shop.supply.close();
});

it('sells the hotels in francs where the shop charges francs, without the flights in euros', async () => {
  const { shop, report, search } = await open('CHF');
  expect(report).toContain("airlines.csv:2: currency 'EUR' is not CHF, the currency of the supply.");
  expect(pricesOf(await search('hotel-only', 2, five, eight))).toEqual(
    [2, 4, 6, 8, 10, 12].map((number) => [710_000 + number, 7 * (60 + 2 * number) * 2.5]),
  );
  expect(await search('package', 2)).toEqual([]);
  await shop.supply.close();
});

it('books a family, and cancels it at the fees of both tariffs calculated by hand', async () => {
  const { shop, search } = await open('EUR');
  const options = () => ({ idempotencyKey: randomUUID(), timeoutMs: 20_000 });
  const party = { adults: 2, childrenBorn: [five, eight] };
  const found = await search('package', 2, five, eight);
  async function book(hotelId: number): Promise<string> {
    const offer = found.find(({ key }) => key.hotelId === hotelId);
    if (offer === undefined) throw new Error(`Hotel ${hotelId} is not sold`);
    const request = { key: offer.key, party, bookingDay: today };
    const held = await shop.supply.live.hold(
      { ...request, ...noExtras, expectedTotal: offer.total },
      options(),
    );
    if (held.outcome !== 'confirmed') throw new Error(`Not held: ${JSON.stringify(held)}`);
    const travellers = buildTravellers(request);
    const booked = await shop.supply.live.confirm({ holdId: held.holdId, travellers }, options());
    if (booked.outcome !== 'confirmed') throw new Error(`Not booked: ${JSON.stringify(booked)}`);
    return booked.bookingNumber;
  }
  const [flexible, late, saving] = [await book(710_003), await book(710_003), await book(710_001)];
  const cancel = (bookingNumber: string) => shop.supply.live.cancel({ bookingNumber }, options());
  // FLEX of hotel 3: 7 × 76 × 2.5 for the stay, 665 for the flights; free up to a week before, then four fifths. SAVE: the whole price at any time.
  expect(await cancel(flexible)).toMatchObject({ fee: 0 });
  expect(await cancel(saving)).toMatchObject({ fee: 1_750_00 });
  shop.clock.advance((monday - 3 - today) * 86_400_000);
  expect(await cancel(late)).toMatchObject({ fee: 1_596_00 });
  await shop.supply.close();
});

it('a full delivery twice and a delta twice move nothing that they do not name', async () => {
  const { shop, search } = await open('EUR');
  const pricesOfWeek = async () => pricesOf(await search('package', 2, five, eight));
  const before = await pricesOfWeek();
  const files = await readSampleShop('stranger');
  for (const _ of ['once', 'again']) await shop.take(files, { isReviewed: true });
  expect(await pricesOfWeek()).toEqual(before);
  const nights = `hotel_id,room_code,plan_code,from,to,weekdays,rate,currency,state,min_stay,arrival
710007,DBL,SAVE,,,1234567,75.00,EUR,open,5,yes
`;
  for (const _ of ['once', 'again']) await shop.take([feedFile('nights.csv', nights)]);
  // A euro more for seven nights of two adults and half an adult.
  const after = before.map(([hotel = 0, price = 0]) => [hotel, hotel === 710_007 ? price + 17.5 : price]);
  expect(await pricesOfWeek()).toEqual(after);
  await shop.supply.close();
});
