import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../src/main/build-app.server.ts';
import { readEnv } from '../../src/main/settings/env.server.ts';
import { openLog } from '../../src/server/process/open-log.server.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { cookieSecret } from '../factories/test-app.ts';
import { isAsShown, judge } from './judge.ts';
import { profiles } from './profiles.ts';
import { runWarentest } from './run-warentest.ts';
import type { MarketMood } from './trip.ts';

/** `npm run warentest` sends all ten, thirty times each. */
const chosen = profiles.filter(({ name }) => ['couple with a week off', 'by car to a hotel'].includes(name));
const trips = 3;

const dataDir = mkdtempSync(join(tmpdir(), 'warentest-'));
let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { DATA_DIR: dataDir, WORLD_HOTELS: '100', PAYMENT_PORT: '0', DEMO_BOOKINGS: '0' };
  const env = readEnv({ BRAND: 'abendmeer', ...settings });
  app = await buildApp({ env, pool: database.pool, log: openLog('silent'), cookieSecret });
  await app.listen({ host: '127.0.0.1', port: 0 });
}, 180_000);
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

function travel(mood: MarketMood, seed: number) {
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return runWarentest({ origin, pool: database.pool, mood, profiles: chosen, trips, seed });
}

test('in a quiet market each trip is booked at the price that was shown first', async () => {
  const reports = await travel('quiet', 1);
  expect(reports.filter(({ end }) => end !== 'booked')).toEqual([]);
  // The shop's own supplier may move the price of one trip in between, which has to be announced.
  expect(reports.filter((report) => !isAsShown(report)).length).toBeLessThan(2);
  expect(reports.filter((report) => !isAsShown(report) && report.changes.length === 0)).toEqual([]);
  expect(judge(reports, 'quiet').find(({ what }) => what.endsWith('bookable'))).toMatchObject({
    of: 6,
    passes: true,
  });
}, 180_000);

test('[CREATE-009] [OFFER-031] in a hostile market each change is announced, and what is still sold is booked', async () => {
  const reports = await travel('hostile', 3);
  expect(reports.flatMap(({ disturbances }) => disturbances).length).toBeGreaterThan(3);
  const changes = reports.flatMap((report) => report.changes);
  const isBefore = ({ at }: (typeof changes)[number]) => at === 'list' || at === 'hotel';
  expect(changes.filter(isBefore).length).toBeGreaterThan(0);
  expect(changes.filter((change) => !isBefore(change)).length).toBeGreaterThan(0);
  expect(judge(reports, 'hostile').filter(({ passes }) => !passes)).toEqual([]);
}, 180_000);
