import { afterAll, expect, test } from 'vitest';
import { buildTestApp, fromThisSite } from '../../../tests/factories/test-app.ts';

const turned: unknown[][] = [];
const supplySwitches = {
  list: () => ({ verify: { kind: 'repriced', perCent: 5 } }),
  turn: (...call: unknown[]) => void turned.push(call),
};
const { app } = await buildTestApp({ shop: { supplySwitches } });
afterAll(() => app.close());

const turn = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/_supplier/switch',
    headers: { ...fromThisSite, 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

test('the page shows how each call goes wrong', async () => {
  const { body, statusCode } = await app.inject('/_supplier');
  expect(statusCode).toBe(200);
  expect(body.match(/selected/g)).toHaveLength(6);
  expect(body).toContain('<option value="5 per cent dearer" selected>');
});

test('a switch is turned and turned back, and nothing else is taken', async () => {
  await turn('call=verify&fault=sold+out');
  await turn('call=verify&fault=');
  expect(turned).toEqual([
    ['verify', { kind: 'refused', reason: 'sold-out' }],
    ['verify', undefined],
  ]);
  expect((await turn('call=verify&fault=other')).statusCode).toBe(400);
  expect((await turn('call=sing&fault=')).statusCode).toBe(400);
});

test('production has no such page', async () => {
  const production = await buildTestApp({ settings: { NODE_ENV: 'production' }, shop: { supplySwitches } });
  expect((await production.app.inject('/_supplier')).statusCode).toBe(404);
  await production.app.close();
});
