import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { createRateStore } from './rate-store.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const at = new Date('2026-11-27T16:00:00Z');
const friday = { day: '2026-11-27', base: 'EUR', rates: { CHF: '0.93420', JPY: '171.23' } } as const;
const monday = { day: '2026-11-30', base: 'EUR', rates: { CHF: '0.931' } } as const;

test('the newest day of a source is found to the last digit, in whatever order days were read', async () => {
  const store = createRateStore(database.db);
  expect(await store.findNewest('bank')).toBeNull();
  await store.keep('bank', monday, at);
  await store.keep('bank', friday, at);
  expect(await store.findNewest('bank')).toEqual(monday);
  expect(await store.findNewest('another bank')).toBeNull();
});

test('what was read of a day stays as it was', async () => {
  const store = createRateStore(database.db);
  await store.keep('first', friday, at);
  await store.keep('first', { ...friday, rates: { CHF: '2', GBP: '0.87' } }, at);
  expect(await store.findNewest('first')).toEqual({ ...friday, rates: { ...friday.rates, GBP: '0.87' } });
  await expect(database.pool.query('update exchange_rate set rate = 1')).rejects.toThrow('append-only');
});
