import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { oneAccount } from '../../../tests/factories/paying/one-account.ts';
import {
  buildTestApp,
  fromThisSite,
  sessionCookie,
  type TestApp,
} from '../../../tests/factories/test-app.ts';
import { buildBillingAddress, buildInfoPayload } from '../../../tests/factories/travellers.ts';
import { brand as abendmeer } from '../../brands/abendmeer/brand.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { openDatatransUnderTest } from '../../ports/payment/datatrans/datatrans-under-test.server.ts';
import { RejectedRequestError } from '../../ports/payment/payment-port.ts';
import type { RouteName } from '../../routes.ts';
import { buildPath } from '../../url.ts';
import { chargedByCheckout } from './charged-by-checkout.server.ts';
import { type Checkout, priceCheckout } from './checkout.ts';
import { type CheckoutStore, createCheckoutStore } from './checkout-store.server.ts';
import { changeCardAmount } from './payment/card/change-card-amount.server.ts';

/** Card fields at a provider that takes no change which changes nothing. */
const session = 'SSSSSSSSSSSSSSSSSSSSSS';
const world = openExtrasService();
let database: TestDatabase;
let provider: Awaited<ReturnType<typeof openDatatransUnderTest>>;
let checkouts: CheckoutStore;
let shop: TestApp;
let checkout: Checkout;

beforeAll(async () => {
  database = await createTestDatabase();
  provider = await openDatatransUnderTest(database.db);
  checkouts = createCheckoutStore(database.db, world.clock);
});
beforeEach(async () => {
  const payments = oneAccount(provider.port);
  shop = await buildTestApp({
    pool: database.pool,
    shop: { checkouts, bookings: createFakeBookings(), payments },
  });
  checkout = await beginCheckout(checkouts, session, world);
  await send('do_info_set', { data: buildInfoPayload(checkout) });
});
afterEach(() => {
  provider.double.behave();
  return shop.app.close();
});
afterAll(async () => {
  await provider.close();
  await database.drop();
});

async function send(route: RouteName, payload: object = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    // Routes of a checkout take these; for any other name `buildPath` throws.
    url: buildPath(route, { _locale: 'de-de', checkoutId: checkout.id } as never),
    payload,
    headers: { ...fromThisSite, host: 'shop.test', cookie: sessionCookie(shop.app, session) },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const customer = buildBillingAddress();
const total = () => totalOf(priceCheckout(checkout, 'default'));

test('[CAPI-016] the billing call goes on when the card fields have the amount already, any number of times', async () => {
  const { key, transactionId } = (await send('get_payment')).body.cardFields;
  for (let times = 0; times < 3; times += 1) {
    const { status, body } = await send('do_payment_set', { data: { customer, cardFields: key } });
    expect([status, body.success]).toEqual([200, true]);
  }
  provider.double.enterCard(transactionId, 'frictionless');
  expect(provider.double.status(transactionId).detail.authorize).toEqual({ amount: total() });
});

test('[CAPI-016] card fields that were opened for another amount get the current one', async () => {
  const { key, transactionId } = (await send('get_payment')).body.cardFields;
  const money = { token: transactionId, amount: total() + 1, currency: 'EUR' } as const;
  await provider.port.changeCardAmount(money, { timeoutMs: 5_000 });
  expect((await send('do_payment_set', { data: { customer, cardFields: key } })).status).toBe(200);
  provider.double.enterCard(transactionId, 'frictionless');
  expect(provider.double.status(transactionId).detail.authorize).toEqual({ amount: total() });
});

test('card fields get the amount of the deposit that the shopper has chosen', async () => {
  const { deposit } = checkout.trip.terms;
  expect(deposit).toBeNull();
  const terms = { ...checkout.trip.terms, deposit: { percent: 20, balanceDaysBefore: 0 } };
  const offered = { ...checkout, trip: { ...checkout.trip, terms } };
  const departure = requireDay(checkout.trip.checkIn);
  expect(chargedByCheckout(offered, abendmeer, departure - 90, true)).toBe(Math.round(total() / 5));
  expect(chargedByCheckout(offered, abendmeer, departure - 90)).toBe(total());
  expect(chargedByCheckout(offered, abendmeer, departure, true)).toBe(total());
});

test('[CAPI-016] the billing call goes on where the provider rejects the change, and the fault is reported', async () => {
  const { key } = (await send('get_payment')).body.cardFields;
  const reject = () =>
    provider.double.misbehave({ call: 'secureFieldsUpdate', kind: 'refused', code: 'INVALID_SETUP' });
  reject();
  expect((await send('do_payment_set', { data: { customer, cardFields: key } })).status).toBe(200);
  reject();
  const reported: unknown[] = [];
  await changeCardAmount(
    { payments: provider.port, signer: shop.app },
    { prefix: 'card-fields', checkoutId: checkout.id },
    { key, amount: total(), currency: 'EUR' },
    (error) => void reported.push(error),
  );
  expect(reported).toEqual([expect.any(RejectedRequestError)]);
});
