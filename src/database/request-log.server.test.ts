import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { createRequestLog, type RequestSource } from './request-log.server.ts';

const hour = 3_600_000;
const tables = ['newsletter_request', 'price_alert_request'] as const;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query(`truncate ${tables.join()}`);
});
afterAll(() => database.drop());

const at = new Date('2026-12-01T12:00:00Z');
const ask = (address: string, network: string | null, time = at): RequestSource => ({
  address: Buffer.from(address),
  network: network === null ? null : Buffer.from(network),
  at: time,
});
const open = (table: (typeof tables)[number]) =>
  createRequestLog(table, { requestsPerNetwork: 2, networkWindowMs: hour });

test.each(tables)(
  '%s: a network is exhausted by its requests of the last hour, for whatever address',
  async (table) => {
    const log = open(table);
    const isExhausted = (source: RequestSource) => log.isNetworkExhausted(database.db, source);
    await log.record(database.db, ask('a', 'n', new Date(at.getTime() - hour)), null);
    await log.record(database.db, ask('a', 'n'), null);
    expect(await isExhausted(ask('a', 'n'))).toBe(false);
    await log.record(database.db, ask('b', 'n'), at);
    expect(await isExhausted(ask('c', 'n'))).toBe(true);
    expect(await isExhausted(ask('a', 'other'))).toBe(false);
    expect(await isExhausted(ask('a', null))).toBe(false);
  },
);

test.each(tables)(
  '%s: mails to an address are counted within their time, requests without one are not',
  async (table) => {
    const log = open(table);
    const count = (source: RequestSource) => log.countMails(database.db, source, hour);
    expect(await count(ask('a', null))).toEqual({ count: 0, latest: null });
    await log.record(database.db, ask('a', 'n'), new Date(at.getTime() + 600_000));
    await log.record(database.db, ask('a', null), at);
    await log.record(database.db, ask('a', 'n'), null);
    await log.record(database.db, ask('b', 'n'), at);
    await log.record(database.db, ask('a', 'n'), new Date(at.getTime() - hour));
    expect(await count(ask('a', 'n'))).toEqual({ count: 2, latest: new Date(at.getTime() + 600_000) });
  },
);

test.each(tables)('%s: of requests that come together each counts those before it', async (table) => {
  const log = open(table);
  const request = (source: RequestSource) =>
    database.db.transaction().execute(async (trx) => {
      await log.lock(trx, source);
      if (await log.isNetworkExhausted(trx, source)) return false;
      await log.record(trx, source, null);
      return true;
    });
  const sources = Array.from({ length: 12 }, (_, place) => ask(`a${place % 3}`, 'n'));
  const accepted = await Promise.all(sources.map(request));
  expect(accepted.filter(Boolean)).toHaveLength(2);
});
