import { beforeEach, expect, test } from 'vitest';
import { beginCheckout, openExtrasService } from '../../../../tests/factories/extras-fixture.ts';
import { createFakeCheckouts, type FakeCheckouts } from '../../../../tests/factories/fake-checkouts.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import type { Checkout } from '../checkout.ts';
import { chooseByForm } from './choose-by-form.server.ts';

let world: ReturnType<typeof openExtrasService>;
let checkouts: FakeCheckouts;

beforeEach(async () => {
  world = openExtrasService();
  checkouts = createFakeCheckouts(world.clock);
  await beginCheckout(checkouts, 'session of the test', world);
});

const stored = () => checkouts.list()[0] as Checkout;
const chosen = () => stored().extras.map(({ id, travellers }) => [id, ...travellers]);
const send = (fields: Record<string, string>) =>
  chooseByForm({ service: world.service, checkouts }, buildVisit(), stored(), fields);

test('[EXTRA-016] a form replaces the whole choice before', async () => {
  const luggage = { 'luggage.outbound.0': '20kg outbound', 'luggage.outbound.2': '20kg outbound' };
  expect(await send({ market: 'de', transfer: 'bus', rental_car: '', ...luggage })).toBeNull();
  expect(chosen()).toEqual([['bus'], ['20kg outbound', 0, 2]]);
  expect(await send({ market: 'de', transfer: '' })).toBeNull();
  expect(chosen()).toEqual([]);
});

test('[EXTRA-023] of a transfer and a rental car the form takes the car and says so', async () => {
  expect(await send({ transfer: 'bus', rental_car: 'car' })).toBe('transfer-removed');
  expect(chosen()).toEqual([['car']]);
});

test('[CAPI-036] another country of residence is stored and drops the insurance chosen with it', async () => {
  expect(await send({ market: 'at', insurance: 'cover de', transfer: 'bus' })).toBe('other-insurances');
  expect([stored().insuranceMarket, chosen()]).toEqual(['at', [['bus']]]);
});

test('a country that is no market of the brand is ignored', async () => {
  expect(await send({ market: 'us', transfer: 'bus' })).toBeNull();
  expect([stored().insuranceMarket, chosen()]).toEqual([null, [['bus']]]);
});

test('an extra that is not offered leaves the choice before and gives the reason', async () => {
  await send({ rental_car: 'car' });
  expect(await send({ transfer: 'never offered' })).toBe('extra-gone');
  expect(chosen()).toEqual([['car']]);
});

test('a supplier that does not answer leaves the choice before and gives the reason', async () => {
  world.supply.faults.extras = { kind: 'unknown' };
  expect(await send({ transfer: 'bus' })).toBe('no-answer');
  expect(chosen()).toEqual([]);
});
