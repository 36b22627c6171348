import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { type BookingFixture, openBookingFixture } from '../../../tests/factories/booking-fixture.ts';
import { beginCheckout } from '../../../tests/factories/extras-fixture.ts';
import { createFakeCheckouts, type FakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { oneAccount } from '../../../tests/factories/paying/one-account.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildBillingAddress, buildInfoPayload } from '../../../tests/factories/travellers.ts';
import { createFakeCodes } from '../../../tests/factories/vouchers/fake-codes.ts';
import {
  endAction,
  openFieldsNow,
  openProviderUnderTest,
  type ProviderUnderTest,
  typeCard,
} from '../../demo/payment-provider/provider-under-test.server.ts';
import { setInfo } from '../../features/checkout/travellers/set-info.server.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import { placeOrder } from './place-order.server.ts';

/** Cards of the shop's ranges: with 7 % discount, at full price, full price after a challenge, and not accepted. */
const discounted = '4111111111111111';
const fullPrice = '5555555555554444';
const challenged = '4000000000003220';
const forbidden = '6011000000000004';

const visit = buildVisit();
let database: TestDatabase;
let provider: ProviderUnderTest;
let fixture: BookingFixture;
let checkouts: FakeCheckouts;
/** Runs between the order and its authorisation, while the trip is being held. */
let beforeAuthorisation = async () => {};

beforeAll(async () => {
  database = await createTestDatabase();
  provider = await openProviderUnderTest(database.pool);
  const port: PaymentPort = {
    ...provider.port,
    async authorise(request, options) {
      await beforeAuthorisation();
      return provider.port.authorise(request, options);
    },
  };
  fixture = await openBookingFixture(database.pool, { port, clock: provider.clock });
  checkouts = createFakeCheckouts(provider.clock);
});
afterAll(async () => {
  await fixture.close();
  await provider.close();
  await database.drop();
});

async function type(fields: string, number: string): Promise<void> {
  const cvv = number.startsWith('3') ? '1234' : '123';
  const answer = await typeCard(provider.url(), fields, { number, cvv });
  expect(await answer.json()).toMatchObject({ ok: true });
}

/** Orders with one card and retypes another into the same fields; each order from a session of its own. */
async function orderAndSwap(session: string, first: string, second: string | null) {
  const begun = await beginCheckout(checkouts, session, fixture);
  const info = await setInfo(checkouts, begun, buildInfoPayload(begun), visit);
  if (!info.ok) throw new Error(JSON.stringify(info.errors));
  const fields = await openFieldsNow(provider.port);
  await type(fields, first);
  beforeAuthorisation = async () => {
    if (second !== null) await type(fields, second);
  };
  await placeOrder(
    {
      checkouts,
      codes: createFakeCodes(),
      bookings: fixture.bookings,
      payments: oneAccount(provider.port),
      clock: provider.clock,
    },
    {
      checkout: info.checkout,
      visit,
      origin: 'http://shop.test',
      source: { session, address: null },
      caller: null,
      data: {
        customer: buildBillingAddress(),
        selectedPayment: 'CreditCard',
        payment: { token: fields, holderName: 'Anna Berg' },
        totalAmount: begun.baseTotal,
      },
    },
  );
  const progress = await fixture.bookings.follow(begun.id, 10_000);
  return { progress, checkoutId: begun.id, total: begun.baseTotal };
}

/** Money that the provider took for a checkout, minor units, and the state of its payments. */
async function chargesOf(checkoutId: string) {
  const { rows } = await database.pool.query<{ captured: string; state: string; hold: string }>(
    `select p.captured, p.state, b.hold_state as hold from booking b
     join payment_provider.payment p on p.reference = b.id || '-' || b.attempt where b.checkout_id = $1`,
    [checkoutId],
  );
  return rows;
}

const nothingTaken = [{ captured: '0', state: 'cancelled', hold: 'released' }];

test.each([
  ['the card with a discount by one without', discounted, fullPrice, 'card-changed'],
  ['the card with a discount by one that is not accepted', discounted, forbidden, 'card-not-allowed'],
  ['a card by one that is not accepted', fullPrice, forbidden, 'card-not-allowed'],
  ['a card by one with a discount', fullPrice, discounted, 'card-changed'],
  ['one card at full price by another', challenged, fullPrice, 'card-changed'],
  ['a challenged card by one that is not accepted', challenged, forbidden, 'card-not-allowed'],
])(
  '[DISC-003] [VALID-056] retyping %s after the order charges nothing',
  async (what, first, second, failure) => {
    const { progress, checkoutId } = await orderAndSwap(what, first, second);
    expect(progress).toMatchObject({ state: 'failed', failure });
    expect(await chargesOf(checkoutId)).toEqual(nothingTaken);
  },
);

test('[DISC-003] a card that is swapped for one with a challenge is voided once the bank has agreed', async () => {
  const { progress, checkoutId } = await orderAndSwap('challenge', discounted, challenged);
  if (progress?.state !== 'action') throw new Error(`No challenge: ${progress?.state}`);
  await endAction(provider, { outcome: 'action', paymentId: '', action: progress.action }, 'passed');
  expect(await fixture.bookings.proceed(checkoutId, '{}', 10_000)).toMatchObject({
    state: 'failed',
    failure: 'card-changed',
  });
  expect(await chargesOf(checkoutId)).toEqual(nothingTaken);
});

test('[DISC-003] the card that was judged is charged, with its discount', async () => {
  const { progress, checkoutId, total } = await orderAndSwap('honest', discounted, null);
  expect(progress).toMatchObject({ state: 'booked' });
  const captured = String(total - Math.floor((total * 7 + 50) / 100));
  expect(await chargesOf(checkoutId)).toEqual([{ captured, state: 'captured', hold: 'confirmed' }]);
});

test('a card that could not be read before is judged by its authorisation', async () => {
  provider.faults.readCard = { kind: 'unknown' };
  const { progress, checkoutId } = await orderAndSwap('unread', forbidden, null);
  delete provider.faults.readCard;
  expect(progress).toMatchObject({ state: 'failed', failure: 'card-not-allowed' });
  expect(await chargesOf(checkoutId)).toEqual(nothingTaken);
});
