import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';
import { liveSupplyPolicy } from '../../defaults.ts';

const taken: unknown[] = [];
let isDown = false;
const { app } = await buildTestApp({
  shop: {
    takeFlightWebhook: async (message) => {
      if (isDown) throw new Error('The database is away');
      taken.push(message);
      return message.headers['x-signature-of-vendor'] === 'right';
    },
  },
});
const { app: without } = await buildTestApp({ shop: { takeFlightWebhook: null } });
afterAll(() => Promise.all([app.close(), without.close()]));

const send = (signature: string, { to = app, payload = '{ "id": "wev_1" }' } = {}) =>
  to.inject({
    method: 'POST',
    url: '/webhooks/flights',
    headers: { 'content-type': 'application/json', 'x-signature-of-vendor': signature },
    payload,
  });

beforeEach(() => {
  taken.length = 0;
});

test('a signed message is passed on with its headers, as it was sent, and acknowledged', async () => {
  expect((await send('right')).statusCode).toBe(204);
  expect(taken).toMatchObject([{ headers: { 'x-signature-of-vendor': 'right' }, body: '{ "id": "wev_1" }' }]);
});

test('a forged message is refused', async () => {
  expect((await send('wrong')).statusCode).toBe(400);
});

test('a message that cannot be stored is answered with an error, so that it is sent again', async () => {
  isDown = true;
  expect((await send('right')).statusCode).toBe(500);
  isDown = false;
});

test('a message of the largest size is taken, one byte more is not', async () => {
  const payload = 'x'.repeat(liveSupplyPolicy.maxWebhookBytes);
  expect((await send('right', { payload })).statusCode).toBe(204);
  expect((await send('right', { payload: `${payload}x` })).statusCode).toBe(413);
  expect(taken).toHaveLength(1);
});

test('a shop without such a supplier has no address for messages', async () => {
  expect((await send('right', { to: without })).statusCode).toBe(404);
});
