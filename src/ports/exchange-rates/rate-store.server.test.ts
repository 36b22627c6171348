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

test('the days of a source are found to the last digit, the newest first, in whatever order they were read', async () => {
  const store = createRateStore(database.db);
  expect(await store.listNewest('bank')).toEqual([]);
  await store.keep('bank', monday, at);
  await store.keep('bank', friday, new Date(at.getTime() + 1));
  expect(await store.listNewest('bank')).toEqual([monday, friday]);
  expect(await store.listNewest('another bank')).toEqual([]);
});

test('a source that corrects a day counts from then on, with its own base, and both readings stay', async () => {
  const store = createRateStore(database.db);
  await store.keep('first', friday, at);
  await store.keep('first', friday, new Date('2026-11-27T17:00:00Z'));
  const corrected = { day: friday.day, base: 'CHF', rates: { EUR: '1.0704', GBP: '0.91' } } as const;
  await store.keep('first', corrected, new Date('2026-11-27T18:00:00Z'));
  expect(await store.listNewest('first')).toEqual([corrected]);
  const { rows } = await database.pool.query(
    `select base, currency from exchange_rate where source = 'first' order by 1, 2`,
  );
  expect(rows.map(({ base, currency }) => base + currency)).toEqual(['CHFEUR', 'CHFGBP', 'EURCHF', 'EURJPY']);
  await expect(database.pool.query('update exchange_rate set rate = 1')).rejects.toThrow('append-only');
});

test('what a source says again is kept once, also of an older day', async () => {
  const store = createRateStore(database.db);
  const readings = [monday, friday, monday, friday];
  for (const [hour, reading] of readings.entries())
    await store.keep('back', reading, new Date(at.getTime() + hour * 3_600_000));
  const { rows } = await database.pool.query(
    `select distinct read_at from exchange_rate where source = 'back'`,
  );
  expect(rows).toHaveLength(2);
});
