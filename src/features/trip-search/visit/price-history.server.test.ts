import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOffer } from '../../../../tests/factories/fake-offer.ts';
import { openKysely } from '../../../database/open-kysely.server.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { openPriceHistory, type PriceHistory, type ShownPrice } from './price-history.server.ts';

let database: TestDatabase;
let history: PriceHistory;
const reported: unknown[] = [];
const report = (error: unknown) => reported.push(error);

beforeAll(async () => {
  database = await createTestDatabase();
  history = openPriceHistory(database.db, { writeIntervalMs: 60_000, report });
});
afterEach(async () => {
  await history.flush();
  await database.pool.query('delete from offered_price');
  reported.length = 0;
});
afterAll(async () => {
  await history.close();
  await database.drop();
});

const today = requireDay('2026-11-21');

const shown = (total: number, more: Partial<ShownPrice> = {}): ShownPrice => ({
  offer: buildOffer({ total }),
  party: { adults: 2, childrenBorn: [] },
  currency: 'EUR',
  day: today,
  ...more,
});

/** What the database knows of an offer on the day after it was shown, read by another process. */
async function readLater(price = shown(1)) {
  const other = openPriceHistory(database.db, { writeIntervalMs: 60_000, report });
  const prices = await other.list({ ...price, day: price.day + 1 });
  await other.close();
  return prices;
}

test('a price that was shown is listed with its day once it is written', async () => {
  history.record(shown(900));
  expect(await readLater()).toEqual([]);
  await history.flush();
  expect(await readLater()).toEqual([{ day: today, total: 900 }]);
});

test('prices of the day itself are not its past', async () => {
  history.record(shown(900));
  await history.flush();
  expect(await history.list(shown(1))).toEqual([]);
});

test('the past of an offer is read once a day', async () => {
  history.record(shown(900));
  await history.flush();
  const tomorrow = shown(1, { day: today + 1 });
  expect(await history.list(tomorrow)).toHaveLength(1);
  await database.pool.query('delete from offered_price');
  expect(await history.list(tomorrow)).toHaveLength(1);
  expect(await history.list(shown(1, { day: today + 2 }))).toEqual([]);
});

test('[OFFER-037] the lowest price of a day is stored, in one write and over several', async () => {
  for (const total of [900, 800, 850]) history.record(shown(total));
  await history.flush();
  history.record(shown(950));
  await history.flush();
  expect(await readLater()).toEqual([{ day: today, total: 800 }]);
  history.record(shown(700));
  await history.flush();
  expect(await readLater()).toEqual([{ day: today, total: 700 }]);
});

test('[OFFER-037] prices of 30 days ago stay, the first write of a day deletes older ones', async () => {
  for (const daysAgo of [31, 30]) history.record(shown(900 + daysAgo, { day: today - daysAgo }));
  await history.flush();
  history.record(shown(900, { day: today + 1 }));
  await history.flush();
  const { rows } = await database.pool.query('select day::text from offered_price order by day');
  expect(rows).toEqual([{ day: '2026-11-22' }]);
  history.record(shown(900, { day: today + 1 - 30 }));
  await history.flush();
  expect(await readLater(shown(1, { day: today }))).toEqual([{ day: today - 29, total: 900 }]);
});

test.each([
  ['another party', { party: { adults: 3, childrenBorn: [] } }],
  ['children of other birth dates', { party: { adults: 2, childrenBorn: [20_000] } }],
  ['another currency', { currency: 'CHF' }],
  ['other nights', { offer: buildOffer({ nights: 6 }) }],
  ['another plan', { offer: buildOffer({ planId: 5 }) }],
  ['another flight', { offer: buildOffer({ flightId: 99 }) }],
])('%s has a history of its own', async (_what, other) => {
  history.record(shown(900));
  await history.flush();
  expect(await readLater(shown(900, other))).toEqual([]);
});

test('the order of the children does not matter', async () => {
  history.record(shown(900, { party: { adults: 2, childrenBorn: [18_000, 19_000] } }));
  await history.flush();
  const same = { party: { adults: 2, childrenBorn: [19_000, 18_000] } };
  expect(await readLater(shown(900, same))).toHaveLength(1);
});

test('many prices of two processes are written at once', async () => {
  const other = openPriceHistory(database.db, { writeIntervalMs: 60_000, report });
  for (let plan = 1; plan <= 2000; plan += 1) {
    history.record(shown(1000, { offer: buildOffer({ planId: plan, total: 1000 }) }));
    other.record(shown(900, { offer: buildOffer({ planId: 2001 - plan, total: 900 }) }));
  }
  await Promise.all([history.flush(), other.close()]);
  const { rows } = await database.pool.query(
    'select count(*)::int as count, max(lowest_total)::int as highest from offered_price',
  );
  expect([rows, reported]).toEqual([[{ count: 2000, highest: 900 }], []]);
});

test('closing writes what was noted', async () => {
  const own = openPriceHistory(database.db, { writeIntervalMs: 60_000, report });
  own.record(shown(900));
  await own.close();
  expect(await readLater()).toHaveLength(1);
});

test('a price is written by itself after the interval', async () => {
  const own = openPriceHistory(database.db, { writeIntervalMs: 5, report });
  own.record(shown(900));
  await expect.poll(() => readLater(), { interval: 5 }).toHaveLength(1);
  await own.close();
});

test('an unavailable database is reported, and requests do not wait for it', async () => {
  const nowhere = new pg.Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });
  const own = openPriceHistory(openKysely(nowhere), { writeIntervalMs: 60_000, report });
  own.record(shown(900));
  expect(await own.list(shown(1))).toEqual([]);
  await own.close();
  expect(reported).toHaveLength(2);
  await nowhere.end();
});
