import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, openPool, type TestDatabase } from '../../../tests/database.ts';
import {
  buildTestApp,
  fromThisSite,
  sessionCookie,
  type TestApp,
} from '../../../tests/factories/test-app.ts';
import { requestsPerMinute, sessionRequestsPerMinute } from '../../defaults.ts';

const open: TestApp[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ app }) => app.close()));
});

async function openApp(settings: Record<string, string> = {}, pool?: Pool) {
  const built = await buildTestApp(pool === undefined ? { settings } : { settings, pool });
  open.push(built);
  return built.app;
}

const visitor = '203.0.113.9';

function reportFrom(app: Awaited<ReturnType<typeof openApp>>, remoteAddress: string, headers = {}) {
  return app.inject({
    method: 'POST',
    url: '/event_logger/log',
    remoteAddress,
    headers: { ...fromThisSite, ...headers },
    payload: { stack: '', msg: '', level: 'INFO' },
  });
}

test('an address may report 30 events a minute, one more gets a Retry-After', async () => {
  const app = await openApp();
  for (let count = 0; count < 30; count += 1) expect((await reportFrom(app, visitor)).statusCode).toBe(204);
  const answer = await reportFrom(app, visitor);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(answer.json().error).toMatchObject({
    code: 'too-many-requests',
    requestId: answer.headers['x-request-id'],
  });
});

test('both addresses of a call share one limit, other visitors and other calls do not', async () => {
  const app = await openApp();
  for (let count = 0; count < 30; count += 1) await reportFrom(app, visitor);
  const other = await app.inject({
    method: 'POST',
    url: '/de-de/event_logger/log',
    remoteAddress: visitor,
    headers: fromThisSite,
    payload: { stack: '', msg: '', level: 'INFO' },
  });
  expect(other.statusCode).toBe(429);
  expect((await reportFrom(app, '203.0.113.10')).statusCode).toBe(204);
  expect((await app.inject({ url: '/de-de', remoteAddress: visitor })).statusCode).toBe(200);
});

test('a visitor who requests too many pages sees an error page', async () => {
  const app = await openApp();
  for (let count = 0; count < 1200; count += 1) await app.inject({ url: '/', remoteAddress: visitor });
  const answer = await app.inject({ url: '/de-de', remoteAddress: visitor });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(answer.headers).toHaveProperty('retry-after');
});

/** Looks up a card of a checkout, as an attacker would try cards; 404 where it was not refused before its handler. */
function tryCard(app: Awaited<ReturnType<typeof openApp>>, remoteAddress: string, cookie: string) {
  return app.inject({
    method: 'POST',
    url: '/de-de/ajax/booking/AAAAAAAAAAAAAAAAAAAAAA/do-verify-bin-number',
    remoteAddress,
    headers: { ...fromThisSite, cookie },
    payload: { binValue: '411111' },
  });
}

async function countUntilRefused(request: (count: number) => Promise<{ statusCode: number }>, most: number) {
  for (let count = 0; count < most; count += 1) if ((await request(count)).statusCode === 429) return count;
  return most;
}

const session = (app: Awaited<ReturnType<typeof openApp>>, number: number) =>
  sessionCookie(app, String(number).padStart(22, 'A'));

test('a session that has used up its share of paying does not keep others of its address from paying', async () => {
  const app = await openApp();
  const one = await countUntilRefused(() => tryCard(app, visitor, session(app, 1)), 100);
  expect(one).toBe(sessionRequestsPerMinute.paying);
  expect((await tryCard(app, visitor, session(app, 2))).statusCode).toBe(404);
  // Nor from anywhere else: the share is the session's.
  expect((await tryCard(app, '203.0.113.10', session(app, 1))).statusCode).toBe(429);
});

test('what is refused for a session does not count for its address', async () => {
  const app = await openApp();
  for (let count = 0; count < 2 * requestsPerMinute.paying; count += 1)
    await tryCard(app, visitor, session(app, 1));
  expect((await tryCard(app, visitor, session(app, 2))).statusCode).toBe(404);
});

test.each<[string, (app: Awaited<ReturnType<typeof openApp>>, count: number) => string]>([
  ['a new session with each request', session],
  ['a made-up session with each request', (_app, count) => `session=${'A'.repeat(18)}${1000 + count}`],
  ['a session of another secret', (_app, count) => `session=${'A'.repeat(18)}${1000 + count}.c2lnbmVk`],
  ['no cookie', () => ''],
])('an address pays no more often than its limit with %s', async (_what, cookieOf) => {
  const app = await openApp();
  const limit = requestsPerMinute.paying;
  expect(await countUntilRefused((count) => tryCard(app, visitor, cookieOf(app, count)), limit + 1)).toBe(
    limit,
  );
});

test('paying, choosing and browsing have limits of their own', async () => {
  const app = await openApp();
  const close = () =>
    app.inject({
      method: 'POST',
      url: '/de-de/ajax/cookie-notice-close',
      remoteAddress: visitor,
      headers: fromThisSite,
    });
  expect(await countUntilRefused(close, 1000)).toBe(requestsPerMinute.choices);
  expect((await tryCard(app, visitor, '')).statusCode).toBe(404);
  expect((await app.inject({ url: '/de-de', remoteAddress: visitor })).statusCode).toBe(200);
});

test('the description of the calls has a limit', async () => {
  const app = await openApp();
  const read = () => app.inject({ url: '/openapi.json', remoteAddress: visitor });
  expect(await countUntilRefused(read, 1000)).toBe(requestsPerMinute.description);
});

test('webhooks that nobody has signed are refused before they are read, beyond the limit', async () => {
  const app = await openApp();
  const send = () =>
    app.inject({ method: 'POST', url: '/webhooks/payment', remoteAddress: visitor, payload: {} });
  expect(await countUntilRefused(send, 10_000)).toBe(requestsPerMinute.webhooks);
});

test('the probes have no limit', async () => {
  const app = await openApp();
  for (let count = 0; count < 1300; count += 1) await app.inject({ url: '/healthz', remoteAddress: visitor });
  expect((await app.inject({ url: '/healthz', remoteAddress: visitor })).statusCode).toBe(200);
});

test('this machine itself has no limit', async () => {
  const app = await openApp();
  for (let count = 0; count < 31; count += 1)
    expect((await reportFrom(app, '127.0.0.1')).statusCode).toBe(204);
});

test('behind one trusted proxy the address it names counts, and what a client claims before it does not', async () => {
  const app = await openApp({ TRUST_PROXY: '1' });
  for (let count = 0; count < 30; count += 1) {
    await reportFrom(app, '10.0.0.1', { 'x-forwarded-for': `198.51.100.${count}, ${visitor}` });
  }
  expect((await reportFrom(app, '10.0.0.1', { 'x-forwarded-for': visitor })).statusCode).toBe(429);
  expect((await reportFrom(app, '10.0.0.1', { 'x-forwarded-for': '198.51.100.1' })).statusCode).toBe(204);
});

test('without a trusted proxy a client cannot claim another address', async () => {
  const app = await openApp();
  for (let count = 0; count < 30; count += 1) {
    await reportFrom(app, visitor, { 'x-forwarded-for': `198.51.100.${count}` });
  }
  expect((await reportFrom(app, visitor, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(429);
});

describe('over two processes with one database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(() => database.db.deleteFrom('request_count').execute());
  afterAll(() => database.drop());

  const pools: Pool[] = [];
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.end()));
  });

  /** Each as a process has it, with connections and counts of its own. */
  async function openTwo() {
    const apps: Awaited<ReturnType<typeof openApp>>[] = [];
    for (let at = 0; at < 2; at += 1) {
      const pool = openPool(database.url);
      pools.push(pool);
      apps.push(await openApp({}, pool));
    }
    return (count: number) => apps[count % 2] as (typeof apps)[number];
  }

  test('a session pays no more often than in one', async () => {
    const appOf = await openTwo();
    const pay = (count: number) => tryCard(appOf(count), visitor, session(appOf(count), 1));
    expect(await countUntilRefused(pay, 100)).toBe(sessionRequestsPerMinute.paying);
    expect((await pay(1)).headers['retry-after']).toMatch(/^[1-9]\d?$/);
    expect((await tryCard(appOf(1), visitor, session(appOf(1), 2))).statusCode).toBe(404);
  });

  test('an IPv6 network of 64 bits pays no more often than in one', async () => {
    const appOf = await openTwo();
    const pay = (count: number) => tryCard(appOf(count), `2001:db8:1:2::${count}`, '');
    expect([(await pay(0)).statusCode, (await pay(1)).statusCode]).toEqual([404, 404]);
    const { count } = await database.db.selectFrom('request_count').select('count').executeTakeFirstOrThrow();
    expect(count).toBe(2);
    await database.db.updateTable('request_count').set({ count: requestsPerMinute.paying }).execute();
    expect([(await pay(2)).statusCode, (await pay(3)).statusCode]).toEqual([429, 429]);
    expect((await tryCard(appOf(0), '2001:db8:1:3::1', '')).statusCode).toBe(404);
  });

  test('what guards nothing counts in each', async () => {
    const appOf = await openTwo();
    const reported = (count: number) => reportFrom(appOf(count), visitor);
    expect(await countUntilRefused(reported, 1_000)).toBe(2 * requestsPerMinute.events);
  });
});
