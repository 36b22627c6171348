import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { pollTimeout } from '../../../tests/poll-timeout.ts';
import { admission } from '../../defaults.ts';
import { registerErrorAnswers } from '../http/error-answers.server.ts';
import { createAdmissionQueues, registerAdmission } from './admission.server.ts';
import { createAdmissionQueue } from './admission-queue.ts';
import { refuseEarly } from './refuse-early.server.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

/** A server that handles one search at a time, while another waits; the test says when an answer is ready. */
function openApp(handler?: RouteHandlerMethod) {
  const app = fastify();
  apps.push(app);
  const queues = {
    ...createAdmissionQueues(),
    searches: createAdmissionQueue({ atOnce: 1, waiting: 1, waitMs: 60_000 }),
  };
  registerAdmission(app, queues);
  refuseEarly(app, queues, { 'x-content-type-options': 'nosniff' });
  registerErrorAnswers(app, { renderFailure: async () => '', renderBusy: async () => 'busy page' });
  const begun: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => begun.push(resolve));
  const slow: RouteHandlerMethod = async () => {
    await wait();
    return 'found';
  };
  app.route({
    method: ['GET', 'POST'],
    url: '/search',
    config: { purpose: 'searches' },
    handler: handler ?? slow,
  });
  app.get('/:_locale(^[a-z]{2}-[a-z]{2}$)/search', { config: { purpose: 'searches' } }, slow);
  app.get('/checkout', { config: { purpose: 'checkout' } }, async () => 'checkout');
  app.get('/alive', { config: { purpose: 'operations' } }, async () => 'alive');
  const search = (method: 'GET' | 'HEAD' | 'POST' = 'GET') => app.inject({ method, url: '/search' });
  const untilBegun = (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count), pollTimeout);
  const read = () => queues.searches.read();
  const untilWaiting = (count: number) => vi.waitFor(() => expect(read().waiting).toBe(count), pollTimeout);
  return { app, begun, search, untilBegun, untilWaiting, read };
}

test('one request more than may wait is refused at once with 503 and Retry-After', async () => {
  const { begun, search, untilBegun, untilWaiting } = openApp();
  const [first, second] = [search(), search()];
  await untilBegun(1);
  await untilWaiting(1);
  const refused = await search();
  expect([refused.statusCode, refused.body]).toEqual([503, 'busy page']);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(admission.retryAfterSeconds);
  expect(seconds).toBeLessThanOrEqual(admission.retryAfterSeconds + admission.retrySpreadSeconds);
  expect(begun).toHaveLength(1);
  begun[0]?.();
  expect((await first).body).toBe('found');
  await untilBegun(2);
  begun[1]?.();
  expect((await second).body).toBe('found');
});

test('other classes and the probes are answered while searches wait', async () => {
  const { app, begun, search, untilBegun } = openApp();
  const first = search();
  await untilBegun(1);
  const waiting = search();
  expect((await app.inject('/checkout')).body).toBe('checkout');
  expect((await app.inject('/alive')).body).toBe('alive');
  begun[0]?.();
  await untilBegun(2);
  begun[1]?.();
  await Promise.all([first, waiting]);
});

test.each([
  ['an answer', async () => 'found'],
  ['an answer that is sent', (_request, reply) => reply.send('found')],
  ['a redirect', async (_request, reply) => reply.redirect('/elsewhere')],
  [
    'an error',
    async () => {
      throw new Error('no');
    },
  ],
  [
    'an error at once',
    () => {
      throw new Error('no');
    },
  ],
] satisfies [string, RouteHandlerMethod][])('%s gives the slot back', async (_what, handler) => {
  const { search, read } = openApp(handler);
  for (const method of ['GET', 'HEAD', 'POST', 'GET'] as const) await search(method);
  expect(read()).toMatchObject({ running: 0, waiting: 0, counts: { admitted: 4, full: 0 } });
});

test('a caller that goes while it waits is never handled', async () => {
  const { app, begun, search, untilBegun, untilWaiting, read } = openApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const first = search();
  await untilBegun(1);
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /search HTTP/1.1\r\nHost: shop.test\r\n\r\n');
  await untilWaiting(1);
  socket.destroy();
  await untilWaiting(0);
  begun[0]?.();
  await first;
  expect(read()).toMatchObject({ running: 0, counts: { admitted: 1, gone: 1 } });
  expect(begun).toHaveLength(1);
});

test('a caller that goes while it is handled frees the slot only when the work has ended', async () => {
  const { app, begun, untilBegun, read } = openApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const connections: Socket[] = [];
  app.server.on('connection', (connection) => connections.push(connection));
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /search HTTP/1.1\r\nHost: shop.test\r\n\r\n');
  await untilBegun(1);
  const [connection] = connections;
  socket.destroy();
  await vi.waitFor(() => expect(connection?.destroyed).toBe(true), pollTimeout);
  expect(read().running).toBe(1);
  begun[0]?.();
  await vi.waitFor(() => expect(read().running).toBe(0), pollTimeout);
});

test('a body that arrives slowly holds no slot', async () => {
  const { app, begun, search, untilBegun, read } = openApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const arrived = once(app.server, 'request');
  socket.write(
    'POST /search HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 10\r\nContent-Type: text/plain\r\n\r\nhalf',
  );
  await arrived;
  expect(read().running).toBe(0);
  const other = search();
  await untilBegun(1);
  begun[0]?.();
  expect((await other).body).toBe('found');
  socket.destroy();
});

test('a call of a full class is refused before the framework sees it, but for people', async () => {
  const { app, begun, search, untilBegun, untilWaiting, read } = openApp();
  const seen = vi.fn();
  app.addHook('onRequest', async () => seen());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const [first, second] = [search(), search()];
  await untilBegun(1);
  await untilWaiting(1);
  seen.mockClear();
  for (const path of ['/search', '/search?page=2', '/de-de/search']) {
    const refused = await fetch(origin + path, { headers: { accept: 'application/json' } });
    const { error } = (await refused.json()) as { error: object };
    expect([refused.status, error]).toEqual([
      503,
      { code: 'busy', message: expect.any(String), requestId: refused.headers.get('x-request-id') },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(admission.retryAfterSeconds);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect([seen.mock.calls.length, read().counts.full]).toEqual([0, 3]);
  const page = await fetch(`${origin}/search`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([503, 'busy page']);
  const posted = await fetch(`${origin}/search`, { method: 'POST' });
  expect(posted.status).toBe(503);
  expect((await fetch(`${origin}/checkout`)).status).toBe(200);
  begun[0]?.();
  await untilBegun(2);
  begun[1]?.();
  await Promise.all([first, second]);
  expect((await fetch(`${origin}/alive`)).status).toBe(200);
});
