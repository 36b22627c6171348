import fastify from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { buildOperatorApp } from './build-operator-app.server.ts';

const token = 'token-for-the-metrics-of-this-test';

function build(operatorHost: string, metricsToken: string | null, shop = fastify()) {
  const outbox = { list: async () => [], findAttachment: async () => null };
  const metrics = { contentType: 'text/plain', metrics: async () => 'bookings 7' };
  const env = { operatorHost, metricsToken };
  const databaseAnswers = async () => true;
  return buildOperatorApp({ env, log: pino({ level: 'silent' }), databaseAnswers, shop, outbox, metrics });
}

test.each(['localhost:3002', '127.0.0.1:3002', '[::1]:3002'])(
  'the operator reads figures and mails on the own machine at %s',
  async (host) => {
    const app = build('localhost', null);
    expect((await app.inject({ url: '/metrics', headers: { host } })).body).toBe('bookings 7');
    expect((await app.inject({ url: '/_outbox', headers: { host } })).body).toContain('No mail yet.');
  },
);

test.each(['evil.example', '192.168.1.20:3002', 'laptop.local'])(
  'a web page that has led its own name %s to this machine reads nothing',
  async (host) => {
    const app = build('localhost', null);
    for (const url of ['/metrics', '/_outbox', '/'])
      expect((await app.inject({ url, headers: { host } })).statusCode).toBe(421);
  },
);

test('on a port that others reach the figures need their token, and there are no mails', async () => {
  const app = build('0.0.0.0', token);
  const headers = { host: '10.0.0.7:3002', authorization: `Bearer ${token}` };
  expect((await app.inject({ url: '/metrics', headers })).body).toBe('bookings 7');
  expect((await app.inject({ url: '/metrics', headers: { host: headers.host } })).statusCode).toBe(404);
  expect((await app.inject({ url: '/_outbox', headers })).statusCode).toBe(404);
});

test.each([
  ['localhost', null],
  ['0.0.0.0', token],
])('probes of a port at %s answer by address, without a token', async (operatorHost, metricsToken) => {
  const shop = fastify();
  onTestFinished(() => shop.close());
  const app = build(operatorHost, metricsToken, shop);
  const ask = async (url: string) =>
    (await app.inject({ url, headers: { host: '10.0.0.7:3002' } })).statusCode;
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 503]);
  await shop.listen({ host: '127.0.0.1', port: 0 });
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 200]);
  await shop.close();
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 503]);
});
