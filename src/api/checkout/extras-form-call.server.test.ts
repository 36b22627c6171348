import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeBookings } from '../../../tests/factories/fake-bookings.ts';
import {
  buildTestApp,
  fromThisSite,
  sessionCookie,
  type TestApp,
} from '../../../tests/factories/test-app.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import { type CheckoutStore, createCheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { buildPath } from '../../url.ts';

const session = 'SSSSSSSSSSSSSSSSSSSSSS';
let database: TestDatabase;
let shop: TestApp;
let checkouts: CheckoutStore;
let checkout: Checkout;
let progress: BookingProgress | null = null;
const world = openExtrasService();
const { supply, clock, service } = world;

beforeAll(async () => {
  database = await createTestDatabase();
  checkouts = createCheckoutStore(database.db, clock);
  const bookings = { ...createFakeBookings(), follow: async () => progress };
  shop = await buildTestApp({ pool: database.pool, shop: { checkouts, extrasService: service, bookings } });
});
beforeEach(async () => {
  checkout = await beginCheckout(checkouts, session, world);
});
afterEach(() => {
  progress = null;
  delete supply.faults.extras;
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

/** Posts the form like a browser; returns the address of the redirect. */
async function send(fields: Record<string, string>, as: string = session): Promise<unknown> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: buildPath('do_ancillaries_choose', { _locale: 'de-de', checkoutId: checkout.id }),
    payload: new URLSearchParams(fields).toString(),
    headers: {
      ...fromThisSite,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: sessionCookie(shop.app, as),
    },
  });
  expect(answer.statusCode).toBe(303);
  return answer.headers.location;
}

const stored = async () => (await checkouts.find(checkout.id, session)) as Checkout;
const chosen = async () => (await stored()).extras.map(({ id, travellers }) => [id, ...travellers]);
const step = (query = '') => `/de-de/booking/${checkout.id}/ancillaries${query}`;
const next = () => `/de-de/booking/${checkout.id}/info?utm_source=mail`;

test('[EXTRA-016] [FLOW-030] [FLOW-031] saves the whole choice and redirects to the next step with the tracking parameters', async () => {
  const fields = { market: 'de', transfer: 'bus', rental_car: '', insurance: 'cover de' };
  const luggage = { 'luggage.outbound.0': '20kg outbound', 'luggage.outbound.2': '20kg outbound' };
  expect(await send({ ...fields, ...luggage, 'seat.outbound.1': '1A outbound' })).toBe(next());
  expect(await chosen()).toEqual([['bus'], ['cover de'], ['20kg outbound', 0, 2], ['1A outbound', 1]]);
  expect(await send({ market: 'de', transfer: '' })).toBe(next());
  expect(await chosen()).toEqual([]);
});

test('[EXTRA-023] saves only the car of a transfer and a car, and redirects back with a notice', async () => {
  expect(await send({ transfer: 'bus', rental_car: 'car' })).toBe(step('?notice=transfer-removed'));
  expect(await chosen()).toEqual([['car']]);
});

test('[CAPI-036] another country of residence is saved; an insurance has to be chosen again', async () => {
  expect(await send({ market: 'at', insurance: '', transfer: 'bus' })).toBe(next());
  expect(await stored()).toMatchObject({ insuranceMarket: 'at' });
  expect(await send({ market: 'de', insurance: 'cover at', transfer: 'bus' })).toBe(
    step('?notice=other-insurances'),
  );
  expect(await stored()).toMatchObject({ insuranceMarket: 'de' });
  expect(await chosen()).toEqual([['bus']]);
  expect(await send({ market: 'us', transfer: '' })).toBe(next());
  expect(await stored()).toMatchObject({ insuranceMarket: 'de' });
});

test('a refused choice keeps the previous one and redirects back with the reason', async () => {
  await send({ rental_car: 'car' });
  expect(await send({ transfer: 'never offered' })).toBe(step('?notice=extra-gone'));
  expect(await send({ 'luggage.outbound.3': '20kg outbound' })).toBe(step('?notice=extra-gone'));
  const seats = { 'seat.outbound.0': '1A outbound', 'seat.outbound.1': '1A outbound' };
  expect(await send(seats)).toBe(step('?notice=same-seat'));
  clock.set(new Date(clock.now().getTime() + 3 * 60_000));
  supply.faults.extras = { kind: 'unknown' };
  expect(await send({ transfer: 'bus' })).toBe(step('?notice=no-answer'));
  expect(await chosen()).toEqual([['car']]);
});

test('another session, and one that has ordered meanwhile, is redirected to the page, which explains', async () => {
  expect(await send({ transfer: 'bus' }, 'AAAAAAAAAAAAAAAAAAAAAA')).toBe(step());
  progress = { state: 'working', order: buildOrder() };
  expect(await send({ transfer: 'bus' })).toBe(step());
  expect(await chosen()).toEqual([]);
});

test('a form post from another site is refused', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: buildPath('do_ancillaries_choose', { _locale: 'de-de', checkoutId: checkout.id }),
    payload: 'transfer=bus',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      cookie: sessionCookie(shop.app, session),
    },
  });
  expect(answer.statusCode).toBe(403);
  expect(await chosen()).toEqual([]);
});
