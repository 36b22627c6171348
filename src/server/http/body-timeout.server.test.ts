import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registerBodyTimeout } from './body-timeout.server.ts';

const app = fastify();
registerBodyTimeout(app, 50, 200);
app.post('/refused', {
  config: { bodyTimeoutMs: 300_000 },
  onRequest: async () => {
    throw Object.assign(new Error('Not you'), { statusCode: 401 });
  },
  handler: async () => 'upload',
});
app.get('/again', async () => 'again');
app.post('/form', async () => 'form');
app.post('/photograph', { config: { bodyTimeoutMs: 300_000 } }, async () => 'photograph');

let port: number;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0 })).port);
});
afterAll(() => app.close());

/** Announces two bytes and sends the first. */
function beginSending(path: string, connection = 'close'): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: ${connection}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n1`,
  );
  return socket;
}

test('a body that does not arrive within the usual time is given up, and one that an endpoint waits for is taken', async () => {
  const unhurried = beginSending('/photograph');
  expect(await text(beginSending('/form'))).toMatch(/^HTTP\/1.1 408 /);
  // Begun before the other, and still open after it was given up.
  unhurried.write('2');
  expect(await text(unhurried)).toMatch(/^HTTP\/1.1 200 .*photograph$/s);
});

test('a refused upload gives back its connection, though its endpoint waits for minutes', async () => {
  expect(await text(beginSending('/refused', 'keep-alive'))).toMatch(/^HTTP\/1.1 401 /);
});

test('a refused request that ends in time keeps its connection', async () => {
  const socket = beginSending('/refused', 'keep-alive');
  await once(socket, 'data');
  socket.write('2');
  await setTimeout(300);
  socket.write('GET /again HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/again$/);
});

test('an injected request with an unread body does not time out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = await app.inject({ method: 'POST', url: '/form' });
    expect(answer.body).toBe('form');
    expect(() => vi.advanceTimersByTime(50)).not.toThrow();
  } finally {
    vi.useRealTimers();
  }
});

test('a body that is there in time is answered', async () => {
  const answer = await app.inject({ method: 'POST', url: '/form', payload: { a: 1 } });
  expect(answer.body).toBe('form');
});
