import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { pollTimeout } from '../../../tests/poll-timeout.ts';
import { admission } from '../../defaults.ts';
import { registerErrorAnswers } from '../http/error-answers.server.ts';
import { createAdmissionQueues, refuseCallsEarly, registerAdmission } from './admission.server.ts';
import { createAdmissionQueue } from './admission-queue.ts';

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
  refuseCallsEarly(app, queues);
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
  app.get('/checkout', { config: { purpose: 'checkout' } }, async () => 'checkout');
  app.get('/alive', { config: { purpose: 'operations' } }, async () => 'alive');
  const search = (method: 'GET' | 'HEAD' | 'POST' = 'GET') => app.inject({ method, url: '/search' });
  const untilBegun = (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count), pollTimeout);
  const read = () => queues.searches.read();
  const untilWaiting = (count: number) => vi.waitFor(() => expect(read().waiting).toBe(count), pollTimeout);
  return { app, begun, search, untilBegun, untilWaiting, read };
}

test('one request more than may wait is refused at once with 503 and Retry-After', async () => {
  const { app, begun, search, untilBegun, untilWaiting } = openApp();
  const [first, second] = [search(), search()];
  await untilBegun(1);
  await untilWaiting(1);
  const page = await app.inject({ url: '/search', headers: { accept: 'text/html' } });
  expect([page.statusCode, page.body]).toEqual([503, 'busy page']);
  const refused = await search();
  expect([refused.statusCode, refused.json()]).toEqual([
    503,
    { error: { code: 'busy', message: expect.any(String), requestId: expect.any(String) } },
  ]);
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

test('a call that is refused is refused before its body is read', async () => {
  const { app, begun, search, untilBegun, untilWaiting, read } = openApp();
  const [first, second] = [search(), search()];
  await untilBegun(1);
  await untilWaiting(1);
  // No parser would take this body: reading it had given 400.
  const headers = { 'content-type': 'application/json' };
  const refused = await app.inject({ method: 'POST', url: '/search', headers, payload: '{"broken' });
  expect([refused.statusCode, read().counts.full]).toEqual([503, 1]);
  begun[0]?.();
  await untilBegun(2);
  begun[1]?.();
  await Promise.all([first, second]);
});
