import { afterEach, expect, test } from 'vitest';
import { buildTestApp, fromThisSite, type TestApp } from '../../../tests/factories/test-app.ts';

const open: TestApp[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ app }) => app.close()));
});

async function openApp(settings: Record<string, string> = {}) {
  const built = await buildTestApp({ settings });
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
