import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import {
  openPriceAlertFixture,
  type PriceAlertFixture,
} from '../../../tests/factories/mailings/price-alert-fixture.ts';
import { priceAlertPolicy, retention } from '../../defaults.ts';
import { erasePriceAlerts } from './erase-price-alerts.server.ts';

let database: TestDatabase;
let fixture: PriceAlertFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPriceAlertFixture(database);
  fixture.offers.set([buildOffer()]);
});
beforeEach(async () => {
  await database.pool.query('truncate price_alert, price_alert_request cascade');
  fixture.clock.set('2027-03-01T10:00:00Z');
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

function erase(limit = 100): Promise<number> {
  const now = fixture.clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return erasePriceAlerts(
    database.db,
    {
      now,
      requestedBefore: ago(retention.priceAlertsPendingMs),
      endedBefore: ago(retention.priceAlertsEndedMs),
    },
    limit,
  );
}

const countRows = async (...tables: readonly string[]) =>
  Promise.all(
    tables.map(async (table) => (await database.pool.query(`select 1 from ${table}`)).rowCount ?? 0),
  );
const all = ['price_alert', 'price_alert_price', 'price_alert_mail'] as const;

test('an alert that nobody confirms is gone after its period with all that belongs to it, and not a moment before', async () => {
  await fixture.ask(fixture.newAddress());
  await fixture.settle();
  fixture.clock.advance(retention.priceAlertsPendingMs);
  await erase();
  expect(await countRows(...all)).toEqual([1, 1, 1]);
  fixture.clock.advance(1);
  expect(await erase()).toBe(1);
  expect(await countRows(...all)).toEqual([0, 0, 0]);
});

test('an active alert stays however old it is, and goes a period after its end', async () => {
  const email = fixture.newAddress();
  await fixture.watch(email);
  await fixture.skipDays(40);
  await erase();
  expect(await countRows('price_alert')).toEqual([1]);
  const [alert] = (await fixture.alerts.list(fixture.keyOf(email), 'abendmeer')) ?? [];
  await fixture.alerts.end(fixture.keyOf(email), alert?.id ?? '');
  fixture.clock.advance(retention.priceAlertsEndedMs);
  await erase();
  expect(await countRows('price_alert')).toEqual([1]);
  fixture.clock.advance(1);
  await erase();
  expect(await countRows(...all)).toEqual([0, 0, 0]);
});

test('who asked how often is forgotten once it no longer counts', async () => {
  await fixture.ask(fixture.newAddress());
  fixture.clock.advance(priceAlertPolicy.requestWindowMs);
  await erase();
  expect(await countRows('price_alert_request')).toEqual([1]);
  fixture.clock.advance(1);
  await erase();
  expect(await countRows('price_alert_request')).toEqual([0]);
});

test('no more rows than asked for are deleted at once', async () => {
  for (const _ of [1, 2, 3]) await fixture.ask(fixture.newAddress());
  await fixture.settle();
  fixture.clock.advance(retention.priceAlertsPendingMs + 1);
  expect(await erase(2)).toBe(2);
  expect(await erase(2)).toBe(1);
  expect(await erase(2)).toBe(0);
});
