import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, fromThisSite } from '../../../tests/factories/test-app.ts';

const turned: unknown[][] = [];
const supplySwitches = {
  list: () => ({ verify: { kind: 'repriced', perCent: 5 } }),
  turn: (...call: unknown[]) => void turned.push(['supply', ...call]),
  causes: ['hotel overbooked'],
  cause: async (bookingNumber: string) => bookingNumber === 'S1',
};
const paymentSwitches = {
  list: () => ({ webhooks: { kind: 'doubled' } }),
  turn: (...call: unknown[]) => void turned.push(['payment', ...call]),
};
const loyaltySwitches = {
  list: () => ({ redeem: { kind: 'answer-lost' } }),
  turn: (...call: unknown[]) => void turned.push(['loyalty', ...call]),
};
const { app } = await buildTestApp({ shop: { supplySwitches, paymentSwitches, loyaltySwitches } });
afterAll(() => app.close());
beforeEach(() => void turned.splice(0));

const turn = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/_supplier/switch',
    headers: { ...fromThisSite, 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

test('the page shows the fault of each call', async () => {
  const { body, statusCode } = await app.inject('/_supplier');
  expect(statusCode).toBe(200);
  expect(body.match(/selected/g)).toHaveLength(29);
  expect(body).toContain('<option value="5 per cent more expensive" selected>');
  expect(body).toContain('<option value="doubled" selected>');
});

test('sets and clears a fault of the supplier and refuses other values', async () => {
  await turn('of=supply&call=verify&fault=sold+out');
  await turn('of=supply&call=verify&fault=');
  expect(turned).toEqual([
    ['supply', 'verify', { kind: 'refused', reason: 'sold-out' }],
    ['supply', 'verify', undefined],
  ]);
  expect((await turn('of=supply&call=verify&fault=other')).statusCode).toBe(400);
  expect((await turn('of=supply&call=capture&fault=')).statusCode).toBe(400);
});

test('sets faults of the payment provider, each call with its own kinds', async () => {
  await turn('of=payment&call=capture&fault=answer+lost');
  await turn('of=payment&call=webhooks&fault=newest+first');
  await turn('of=payment&call=webhooks&fault=answer+lost');
  expect(turned).toEqual([
    ['payment', 'capture', { kind: 'lost-answer' }],
    ['payment', 'webhooks', { kind: 'reordered' }],
    ['payment', 'webhooks', undefined],
  ]);
  expect((await turn('of=payment&call=verify&fault=')).statusCode).toBe(400);
});

test('lets something happen to a booking of the supplier, and says where there is none', async () => {
  const cause = (bookingNumber: string, caused: string) =>
    app.inject({
      method: 'POST',
      url: '/_supplier/cause',
      headers: { ...fromThisSite, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ bookingNumber, cause: caused }).toString(),
    });
  expect((await cause('S1', 'hotel overbooked')).headers.location).toBe('/_supplier?caused=yes');
  expect((await cause('S2', 'hotel overbooked')).headers.location).toBe('/_supplier?caused=no');
  expect((await cause('S1', 'earthquake')).headers.location).toBe('/_supplier?caused=no');
  expect((await app.inject('/_supplier?caused=yes')).body).toContain('Announced.');
});

test('sets faults of the loyalty programme', async () => {
  await turn('of=loyalty&call=reserve&fault=server+error');
  await turn('of=loyalty&call=reserve&fault=');
  expect(turned).toEqual([
    ['loyalty', 'reserve', { kind: 'server-error' }],
    ['loyalty', 'reserve', undefined],
  ]);
  expect((await turn('of=loyalty&call=capture&fault=')).statusCode).toBe(400);
});

test('production has no such page', async () => {
  const shop = { supplySwitches, paymentSwitches };
  const production = await buildTestApp({ settings: { NODE_ENV: 'production' }, shop });
  expect((await production.app.inject('/_supplier')).statusCode).toBe(404);
  await production.app.close();
});
