import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/database.ts';
import { fromThisSite } from '../../tests/factories/test-app.ts';
import { fillContent } from '../demo/content/fill-content.server.ts';
import { type RouteName, routes } from '../routes.ts';
import { readEnv } from '../server/process/env.server.ts';
import { openLog } from '../server/process/open-log.server.ts';
import { listServerPaths } from '../url.ts';
import { buildApp } from './app.server.ts';

const database = await createTestDatabase();
await fillContent(database.pool);
const dataDir = mkdtempSync(join(tmpdir(), 'logged-'));
const lines: string[] = [];
const app = await buildApp({
  env: readEnv({ DATA_DIR: dataDir, WORLD_HOTELS: '20', PAYMENT_PORT: '0', DEMO_BOOKINGS: '0' }),
  pool: database.pool,
  log: openLog('trace', { write: (line) => void lines.push(line) }),
  cookieSecret: 'a secret for tests that nobody else has',
});

afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const planted: string[] = [];

/** A text that stands nowhere else, so that it is found where it is written. */
function plant(before = '', after = ''): string {
  const secret = `Quince${planted.length.toString(36)}x`;
  planted.push(secret);
  return `${before}${secret}${after}`;
}

/** What a browser or a stranger may send to any call: each value once, in each place that a value can have. */
function craftRequest(): Pick<InjectOptions, 'query' | 'headers' | 'payload'> {
  const person = {
    firstName: plant(),
    lastName: plant(),
    street: plant('', ' 7'),
    dateOfBirth: plant(),
    email: plant('ada.', '@example.com'),
    iban: plant('DE'),
  };
  const text = `refused for ${plant('', '@example.com')}`;
  return {
    query: {
      key: plant(),
      email: plant('', '@example.com'),
      query: `?key=${plant()}&page=2`,
      path: `/de-de/booking/success?token=${plant()}`,
    },
    headers: { ...fromThisSite, cookie: `session=${plant()}`, authorization: `Bearer ${plant()}` },
    payload: {
      ...person,
      msg: text,
      stack: `at https://shop.test/de-de?token=${plant()}`,
      level: 'INFO',
      context: { action: 'error', ...person },
      data: { customer: person, passengers: [person], details: JSON.stringify(person) },
    },
  };
}

const calls = (Object.keys(routes) as RouteName[]).flatMap((name) => {
  const route = routes[name];
  const methods = 'methods' in route ? route.methods : (['GET'] as const);
  return methods.flatMap((method) => listServerPaths(name).map((path) => ({ method, path })));
});

test('of two hundred secrets and more, sent to every call of the shop, none is in the log', async () => {
  for (const { method, path } of calls) {
    const url = path.replaceAll(/\*|:\w+(?:\([^)]*\))?\??/g, 'x').replace('/x/', '/de-de/');
    const { payload, ...request } = craftRequest();
    await app.inject({ ...request, url, method, ...(method === 'GET' ? {} : { payload }) });
  }
  expect(planted.length).toBeGreaterThan(200);
  expect(lines.length).toBeGreaterThan(calls.length);
  const written = lines.join('');
  expect(planted.filter((secret) => written.includes(secret))).toEqual([]);
});
