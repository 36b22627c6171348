import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeBookings, type FakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { oneAccount } from '../../../tests/factories/paying/one-account.ts';
import {
  buildTestApp,
  fromThisSite,
  sessionCookie,
  type TestApp,
} from '../../../tests/factories/test-app.ts';
import { buildBillingAddress, buildInfoPayload } from '../../../tests/factories/travellers.ts';
import { createFakePayment, type FakePayment } from '../../demo/payment-provider/fake-payment.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import { type Checkout, priceCheckout } from '../../features/checkout/checkout.ts';
import { type CheckoutStore, createCheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import type { RouteName } from '../../routes.ts';
import { buildPath } from '../../url.ts';

const session = 'SSSSSSSSSSSSSSSSSSSSSS';
const world = openExtrasService();
let database: TestDatabase;
let shop: TestApp;
let checkouts: CheckoutStore;
let payments: FakePayment;
let bookings: FakeBookings;
let checkout: Checkout;
/** First digits the provider knows the card by. */
let firstDigits: string | null;

beforeAll(async () => {
  database = await createTestDatabase();
  checkouts = createCheckoutStore(database.db, world.clock);
});
beforeEach(async () => {
  firstDigits = '400000';
  payments = {
    ...createFakePayment({ clock: world.clock }),
    readCard: async () => ({ outcome: 'confirmed', firstDigits }),
  };
  bookings = createFakeBookings();
  shop = await buildTestApp({
    pool: database.pool,
    shop: { checkouts, bookings, payments: oneAccount(payments) },
  });
  checkout = await beginCheckout(checkouts, session, world);
  await send('do_info_set', { data: buildInfoPayload(checkout) });
});
afterEach(() => shop.app.close());
afterAll(() => database.drop());

async function send(route: RouteName, payload: object = {}, as = session) {
  const answer = await shop.app.inject({
    method: 'POST',
    // Routes of a checkout take these; for any other name `buildPath` throws.
    url: buildPath(route, { _locale: 'de-de', checkoutId: checkout.id } as never),
    payload,
    headers: {
      ...fromThisSite,
      host: 'shop.test',
      cookie: sessionCookie(shop.app, as),
    },
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

const customer = buildBillingAddress({ title: 'Dr' });
const card = { token: 'test-granted', holderName: 'Anna Berg' };
const set = (data: object) => send('do_payment_set', { data });
const orderWith = (selectedPayment: string | null, payment: object, totalAmount = checkout.baseTotal) =>
  set({ customer, selectedPayment, payment, totalAmount });

describe('the billing address', () => {
  test('[PAY-008] [BILL-001] [BILL-008] is saved before any method is handled', async () => {
    const { status, body, headers } = await set({ customer });
    expect([status, headers['cache-control'], body.success, body.next]).toEqual([
      200,
      'no-store',
      true,
      null,
    ]);
    expect((await checkouts.find(checkout.id, session))?.billing).toEqual(customer);
    expect(bookings.orders).toEqual([]);
  });

  test('[BILL-003] [VALID-001] that is invalid is reported field by field and not saved', async () => {
    const { body } = await set({ customer: { ...customer, zip: '1011', street: '' } });
    expect(body).toMatchObject({
      success: false,
      messages: [{ code: 'unknownIssue' }],
      errors: [{ id: 'unknownIssue', data: { zip: 'zipInvalid', street: 'required' } }],
    });
    expect((await checkouts.find(checkout.id, session))?.billing).toBeNull();
  });

  test('[checkout X-071] of a traveller under 18 is refused and not saved', async () => {
    const { body } = await set({ customer: { ...customer, firstName: 'gina' } });
    expect(body).toMatchObject({
      success: false,
      errors: [{ id: 'unknownIssue', data: { lastName: 'billedAgeError' } }],
    });
    expect((await checkouts.find(checkout.id, session))?.billing).toBeNull();
    expect((await set({ customer: { ...customer, firstName: 'Ben' } })).body.success).toBe(true);
  });

  test('[checkout X-071] that is stored is checked again when the order is placed', async () => {
    await set({ customer: { ...customer, firstName: 'Grete', birthDate: '01/01/1990' } });
    const payload = buildInfoPayload(checkout);
    const passengers = payload.passengerInfo.passengers.map((person) =>
      person.firstName === 'Gina' ? { ...person, firstName: 'Grete' } : person,
    );
    await send('do_info_set', { data: { ...payload, passengerInfo: { passengers } } });
    const { body } = await set({
      selectedPayment: 'PayPal',
      payment: {},
      totalAmount: checkout.baseTotal,
    });
    expect(body.errors).toEqual([{ id: 'unknownIssue', data: { lastName: 'billedAgeError' } }]);
    expect(bookings.orders).toEqual([]);
  });
});

describe('ordering', () => {
  test('[CAPI-016] [CAPI-017] [CDATA-042] [PAY-017] stores the data of the server and returns the card’s token', async () => {
    const { body } = await orderWith('CreditCard', card);
    expect(body).toMatchObject({
      success: true,
      finished: false,
      cart: {
        checkout: { payment: { securityCreditcards: [{ cardType: 'Visa', securityToken: 'test-granted' }] } },
      },
    });
    expect(bookings.orders).toMatchObject([
      {
        checkoutId: checkout.id,
        brand: 'abendmeer',
        locale: 'de-de',
        market: 'de',
        origin: 'http://shop.test',
        billing: customer,
        payment: { method: 'CreditCard', ...card },
        price: { base: checkout.baseTotal, memberDiscount: 0, extras: [], cardDiscount: 0 },
      },
    ]);
  });

  test('[CARD-016] stores the address that the card fields redirected to with the payment', async () => {
    const redirect = 'https://pay.test/3D/1';
    await orderWith('CreditCard', { ...card, redirect });
    expect(bookings.orders).toMatchObject([{ payment: { method: 'CreditCard', ...card, redirect } }]);
  });

  test('[PAY-010] PayPal sends an empty payment', async () => {
    await orderWith('PayPal', {});
    expect(bookings.orders[0]?.payment).toEqual({ method: 'PayPal' });
  });

  test('[PAY-015] [PAY-016] a direct debit is checked, and set as BankAccount', async () => {
    const holderName = 'Anna Berg';
    const wrong = await orderWith('BankAccount', { holderName, iban: 'DE00' });
    expect(wrong.body.errors).toEqual([{ id: 'unknownIssue', data: { iban: 'ibanInvalid' } }]);
    const { body } = await orderWith('BankAccount', { holderName, iban: 'DE89 3704 0044 0532 0130 00' });
    expect(body.cart.checkout.payment.selectedPayment).toBe('BankAccount');
    expect(bookings.orders).toMatchObject([{ payment: { iban: 'DE89370400440532013000' } }]);
  });

  test('[VALID-071] without a method asks for one', async () => {
    const { body } = await orderWith(null, {});
    expect(body).toMatchObject({ success: false, messages: [{ code: 'noPaymentSelected' }] });
  });

  test('[TDS-001] redirects to the payment page when the bank requires a challenge', async () => {
    bookings.setProgress(null);
    const action = { kind: 'challenge', url: 'https://bank.test/1' } as const;
    bookings.place = async () => ({ state: 'action', action, order: buildOrder() });
    const { body } = await orderWith('CreditCard', card);
    expect(body).toMatchObject({
      action,
      redirect: null,
      next: `/de-de/booking/${checkout.id}/payment?utm_source=mail`,
    });
  });

  test('[PAY-011] [PAY-019] [CDATA-005] [CDATA-041] [CDATA-044] [CDATA-045] [CDATA-046] [CDATA-047] returns the url of a wallet, and a token that identifies PayPal', async () => {
    bookings.place = async () => ({
      state: 'action',
      action: { kind: 'redirect', url: 'https://wallet.test/1' },
      order: buildOrder(),
    });
    const { body } = await orderWith('PayPal', {});
    expect(body.redirect).toBe('https://wallet.test/1');
    expect(body.cart.checkout.payment).toEqual({
      selectedPayment: 'PayPal',
      selectedMethod: 'PayPal',
      token: '1',
      securityCreditcards: [],
      paymentFee: { amount: 0 },
      holderName: null,
      origin: 'http://shop.test',
      threeDsResult: null,
    });
  });

  test.each([
    ['challenge-cancelled', 'threeDsChallengeCancelled'],
    ['challenge-refused', 'threeDsChallengeRefused'],
    ['refused', 'noPaymentSelectedError'],
  ] as const)('[ERR-016] [ERR-017] [ERR-018] the failure %s is reported as %s', async (failure, code) => {
    bookings.place = async () => ({ state: 'failed', failure, newBase: null });
    const { body } = await orderWith('CreditCard', card);
    expect(body).toMatchObject({ success: false, finished: true, messages: [{ code, reason: failure }] });
  });

  test('[PAY-018] twice returns the started booking without changing it', async () => {
    await orderWith('CreditCard', card);
    const again = await set({ customer: { ...customer, city: 'Bonn' }, selectedPayment: 'PayPal' });
    expect(again.body).toMatchObject({ success: true, finished: false });
    expect(bookings.orders).toHaveLength(1);
    expect((await checkouts.find(checkout.id, session))?.billing?.city).toBe('Berlin');
  });

  test('many orders with refused cards are counted in the metrics', async () => {
    bookings.setProgress(null);
    bookings.place = async () => ({ state: 'failed', failure: 'card-invalid', newBase: null });
    const [first] = await Promise.all([1, 2, 3].map(() => orderWith('CreditCard', card)));
    const { body: figures } = await shop.app.operator.inject('/metrics');
    expect(figures).toContain(
      `http_calls_refused_total{route="do_payment_set",code="${first?.body.messages[0].code}"} 3`,
    );
  });

  test('[FLOW-002] before the travellers are entered is refused', async () => {
    checkout = await beginCheckout(checkouts, session, world);
    const { body } = await orderWith('PayPal', {});
    expect(body).toMatchObject({ success: false, messages: [{ code: 'incomplete' }] });
    expect(bookings.orders).toEqual([]);
  });

  test.each([-1, 1])('[CAPI-016] at a total %i cent off the one calculated is refused', async (off) => {
    const { body } = await orderWith('PayPal', {}, checkout.baseTotal + off);
    expect(body).toMatchObject({
      success: false,
      messages: [{ code: 'priceChanged' }],
      changes: [{ oldTotal: checkout.baseTotal + off, newTotal: checkout.baseTotal }],
    });
    expect(bookings.orders).toEqual([]);
  });

  test('[FLOW-017] [FLOW-018] [FLOW-019] [FLOW-040] the calls of the booking scope find no checkout of another visitor, and the attempt is logged', async () => {
    const recurring = { paymentMethod: '{}', holderName: 'Anna Berg', origin: 'http://shop.test' };
    for (const [route, payload] of [
      ['do_payment_set', { data: { customer } }],
      ['do_recurring_payment', { data: recurring }],
      ['do_verify_bin_number', { binValue: '411111' }],
    ] as const)
      expect((await send(route, payload, 'TTTTTTTTTTTTTTTTTTTTTT')).status).toBe(404);
    expect(JSON.stringify(shop.log)).toContain('not the caller');
  });
});

describe('the card discount', () => {
  const discountOf = (base: number) => Math.floor((base * 7 + 50) / 100);

  test('[DISC-001] [DISC-003] is decided by the card data of the provider, not by the browser', async () => {
    firstDigits = '411111';
    await orderWith('CreditCard', card);
    const { price } = bookings.orders[0] ?? {};
    expect(price?.cardDiscount).toBe(discountOf(checkout.baseTotal));
    expect(price && totalOf(price)).toBe(checkout.baseTotal - discountOf(checkout.baseTotal));
  });

  test('[DISC-002] is accepted when the shopper saw the lower total before the order', async () => {
    firstDigits = '411111';
    const seen = checkout.baseTotal - discountOf(checkout.baseTotal);
    expect((await orderWith('CreditCard', card, seen)).body.success).toBe(true);
  });

  test('[DISC-001] is not granted for another card, even when the browser sends the lower total', async () => {
    const claimed = checkout.baseTotal - discountOf(checkout.baseTotal);
    const { body } = await orderWith('CreditCard', card, claimed);
    expect(body.messages).toEqual([{ code: 'priceChanged' }]);
    expect(bookings.orders).toEqual([]);
  });

  test('[VALID-056] [VALID-062] a card outside the ranges is refused', async () => {
    firstDigits = '601100';
    const { body } = await orderWith('CreditCard', card);
    expect(body).toMatchObject({ success: false, messages: [{ code: 'paymentCardNumberBinInvalid' }] });
    expect(bookings.orders).toEqual([]);
  });

  test('[PAY-022] [CAPI-018] is looked up by the first six digits', async () => {
    const { body } = await send('do_verify_bin_number', { binValue: '411111', cardHolder: 'Anna Berg' });
    const discount = discountOf(checkout.baseTotal);
    expect(body).toEqual({
      success: true,
      strategy: 'discount',
      cardType: 'Visa',
      discount,
      messages: [],
      totalAmount: checkout.baseTotal - discount,
    });
  });

  test.each([
    ['222300', 'allow', true],
    ['400000', 'default', true],
    ['601100', 'disallowed', false],
  ])(
    '[DISC-002] [DISC-004] %s has the strategy %s and gives no discount',
    async (binValue, strategy, success) => {
      const { body } = await send('do_verify_bin_number', { binValue });
      expect(body).toMatchObject({ strategy, success, discount: 0, totalAmount: checkout.baseTotal });
    },
  );

  test.each(['41111', '4111111', 'abcdef'])('[CONST-021] %s are no first six digits', async (binValue) => {
    expect((await send('do_verify_bin_number', { binValue })).status).toBe(400);
  });
});

describe('setting a payment up', () => {
  test('[CAPI-029] [PAY-001] [PAY-002] [PAY-003] [PAY-004] [PAY-005] lists the payment methods and opens card fields', async () => {
    const { body } = await send('get_payment');
    expect(body.methods).toEqual(['CreditCard', 'BankAccount', 'DebitCard', 'PayPal']);
    expect(body.cardFields).toMatchObject({ kind: 'secure-fields' });
  });

  test('[CARD-018] without the provider there are no card fields', async () => {
    const unreachable = { ...payments, openCardFields: async () => ({ outcome: 'unknown' as const }) };
    await shop.app.close();
    shop = await buildTestApp({
      pool: database.pool,
      shop: { checkouts, bookings, payments: oneAccount(unreachable) },
    });
    expect((await send('get_payment')).body).toMatchObject({ success: false, cardFields: null });
  });

  test('[CAPI-030] without an account there is no saved card', async () => {
    expect((await send('get_payment_alias')).body).toEqual({ success: true, aliases: [] });
  });
});

describe('a recurring payment', () => {
  const data = { paymentMethod: 'test-challenge', holderName: 'Anna Berg', origin: 'http://elsewhere.test' };

  test('[PAY-012] [PAY-020] [PAY-021] [CAPI-014] [CAPI-015] answers threeDS2 with the action', async () => {
    await set({ customer });
    checkout = (await checkouts.find(checkout.id, session)) ?? checkout;
    const action = { kind: 'component', data: { a: 1 }, isSilent: true } as const;
    bookings.place = async (order) => {
      expect(order).toMatchObject({ origin: 'http://shop.test', payment: { token: 'test-challenge' } });
      return { state: 'action', action, order: buildOrder() };
    };
    const { body } = await send('do_recurring_payment', {
      data: { ...data, totalAmount: checkout.baseTotal },
    });
    expect(body).toMatchObject({ success: true, threeDs: 'threeDS2', action });
  });

  test('[PAY-021] without an action is no threeDS2', async () => {
    await set({ customer });
    const { body } = await send('do_recurring_payment', {
      data: { ...data, totalAmount: checkout.baseTotal },
    });
    expect(body).toMatchObject({ success: true, threeDs: null });
  });
});

test('[CAPI-016] the bank is asked about the current total: the billing address brings the card fields up to date', async () => {
  const amounts: unknown[] = [];
  payments.changeCardAmount = async (request) => {
    amounts.push(request);
    return { outcome: 'confirmed' };
  };
  const { cardFields } = (await send('get_payment')).body;
  await send('do_payment_set', { data: { customer, cardFields: cardFields.key } });
  expect(amounts).toEqual([
    { token: cardFields.transactionId, amount: totalOf(priceCheckout(checkout, 'default')), currency: 'EUR' },
  ]);
  await send('do_payment_set', { data: { customer, cardFields: 'made up' } });
  await send('do_payment_set', { data: { customer } });
  expect(amounts).toHaveLength(1);
});
