import { beforeEach, describe, expect, test } from 'vitest';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeBookings, type FakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { createFakeCheckouts, type FakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildInfoPayload } from '../../../tests/factories/travellers.ts';
import { createFakePayment, type FakePayment } from '../../demo/payment-provider/fake-payment.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import type { CheckedPayment } from '../../features/checkout/payment/methods/payment-schemas.ts';
import { setInfo } from '../../features/checkout/travellers/set-info.server.ts';
import { type OrderDeps, placeOrder } from './place-order.server.ts';

const session = 'session of the test';
const origin = 'http://shop.test';
const visit = buildVisit();
const world = openExtrasService();
let checkouts: FakeCheckouts;
let bookings: FakeBookings;
let payments: FakePayment;
/** With its travellers, before the billing address. */
let checkout: Checkout;

const customer = {
  gender: 'FEMALE',
  title: 'Dr',
  firstName: 'Anna',
  lastName: 'Berg',
  street: 'Lindenweg 12',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
};
const card = { token: 'test-granted', holderName: 'Anna Berg' };

beforeEach(async () => {
  checkouts = createFakeCheckouts(world.clock);
  bookings = createFakeBookings();
  payments = createFakePayment({ clock: world.clock });
  const begun = await beginCheckout(checkouts, session, world);
  const set = await setInfo(checkouts, begun, buildInfoPayload(begun), visit.brand.flags);
  if (!set.ok) throw new Error(JSON.stringify(set.errors));
  checkout = set.checkout;
});

const place = (data: Partial<CheckedPayment>, shop: Partial<OrderDeps> = {}, of = checkout) =>
  placeOrder(
    { checkouts, bookings, payments, ...shop },
    { checkout: of, visit, origin, data: { payment: {}, ...data } },
  );

/** An order that nothing is wrong with. */
const valid = () => ({
  customer,
  selectedPayment: 'CreditCard' as const,
  payment: card,
  totalAmount: checkout.baseTotal,
});

/** The provider knows the card by these digits. */
const withCard = (firstDigits: string | null): Partial<OrderDeps> => ({
  payments: { ...payments, readCard: async () => ({ outcome: 'confirmed', firstDigits }) },
});

test('[CAPI-016] an order holds the billing address, the payment and the price that the server calculates', async () => {
  const result = await place(valid());
  expect(result).toMatchObject({ success: true, finished: false, messages: [], changes: [], errors: [] });
  expect(bookings.orders).toMatchObject([
    {
      checkoutId: checkout.id,
      brand: 'abendmeer',
      locale: 'de-de',
      language: 'en',
      market: 'de',
      origin,
      billing: customer,
      travellers: checkout.travellers,
      contact: checkout.contact,
      payment: { method: 'CreditCard', ...card },
      price: { base: checkout.baseTotal, extras: [], discounts: [] },
    },
  ]);
});

test('[PAY-008] without a method the billing address is stored and nothing is ordered', async () => {
  const result = await place({ customer });
  expect(result).toMatchObject({ success: true, finished: false, messages: [] });
  expect(checkouts.list()[0]?.billing).toEqual(customer);
  expect(bookings.orders).toEqual([]);
});

test('an order without a billing address uses the one that is stored', async () => {
  await place({ customer });
  const [stored] = checkouts.list();
  await place({ ...valid(), customer: undefined }, {}, stored);
  expect(bookings.orders).toMatchObject([{ billing: customer }]);
});

describe('a refused order books nothing and says why', () => {
  test.each<[string, string, Partial<CheckedPayment>]>([
    ['[VALID-071] no method', 'noPaymentSelected', { selectedPayment: null }],
    ['an invalid bank account', 'unknownIssue', { selectedPayment: 'BankAccount' }],
    ['an invalid billing address', 'unknownIssue', { customer: { ...customer, zip: '1' } }],
    ['[CAPI-016] no total', 'priceChanged', { totalAmount: undefined }],
  ])('%s', async (_case, code, change) => {
    expect(await place({ ...valid(), ...change })).toMatchObject({ success: false, messages: [{ code }] });
    expect(bookings.orders).toEqual([]);
  });

  test('a method that the provider does not support', async () => {
    const cardsOnly = { payments: { ...payments, methods: ['CreditCard' as const] } };
    const result = await place({ ...valid(), selectedPayment: 'PayPal' }, cardsOnly);
    expect(result).toMatchObject({ success: false, messages: [{ code: 'noPaymentSelected' }] });
    expect(bookings.orders).toEqual([]);
  });

  test('[VALID-056] a card out of the ranges of the brand', async () => {
    const result = await place(valid(), withCard('601100'));
    expect(result).toMatchObject({
      success: false,
      messages: [{ code: 'paymentCardNumberBinInvalid' }],
    });
    expect(bookings.orders).toEqual([]);
  });

  test('[FLOW-002] missing travellers', async () => {
    const begun = await beginCheckout(checkouts, session, world);
    const result = await place({ ...valid(), totalAmount: begun.baseTotal }, {}, begun);
    expect(result).toMatchObject({ success: false, messages: [{ code: 'incomplete' }] });
    expect(bookings.orders).toEqual([]);
  });

  test('a missing billing address', async () => {
    const result = await place({ ...valid(), customer: undefined });
    expect(result).toMatchObject({ success: false, messages: [{ code: 'incomplete' }] });
  });

  test.each([-1, 1])('[CAPI-016] [CDATA-067] a total %i cent off, with both totals', async (off) => {
    const seen = checkout.baseTotal + off;
    expect(await place({ ...valid(), totalAmount: seen })).toMatchObject({
      success: false,
      messages: [{ code: 'priceChanged' }],
      changes: [{ type: 'price', oldTotal: seen, newTotal: checkout.baseTotal }],
    });
    expect(bookings.orders).toEqual([]);
  });
});

test('[BILL-003] an invalid billing address is reported by field and not stored', async () => {
  const { errors } = await place({ ...valid(), customer: { ...customer, zip: '1011', street: '' } });
  expect(errors).toEqual([{ id: 'unknownIssue', data: { zip: 'zipInvalid', street: 'required' } }]);
  expect(checkouts.list()[0]?.billing).toBeNull();
});

describe('a repeated order', () => {
  test.each<BookingProgress>([
    { state: 'working' },
    { state: 'action', action: { kind: 'challenge', url: 'https://bank.test/1' } },
  ])('[PAY-018] while its booking is $state returns that booking and stores nothing', async (progress) => {
    bookings.setProgress(progress);
    const result = await place({ ...valid(), customer: { ...customer, city: 'Bonn' } });
    expect(result).toMatchObject({ success: true, finished: false, messages: [] });
    expect(bookings.orders).toEqual([]);
    expect(checkouts.list()[0]?.billing).toBeNull();
  });

  test('after its booking failed starts another one', async () => {
    bookings.setProgress({ state: 'failed', failure: 'declined', newBase: null });
    await place(valid());
    expect(bookings.orders).toHaveLength(1);
  });
});

describe('the card discount', () => {
  const discountOf = (base: number) => Math.floor((base * 7 + 50) / 100);

  test('[DISC-003] is 7 per cent of the base price for a card of the discounted range', async () => {
    await place(valid(), withCard('411111'));
    expect(bookings.orders[0]?.price.discounts).toEqual([discountOf(checkout.baseTotal)]);
  });

  test('[DISC-002] may be part of the total that the shopper saw', async () => {
    const seen = checkout.baseTotal - discountOf(checkout.baseTotal);
    expect((await place({ ...valid(), totalAmount: seen }, withCard('411111'))).success).toBe(true);
    expect(bookings.orders).toHaveLength(1);
  });

  test('[DISC-001] is not granted because a browser claims its total', async () => {
    const claimed = checkout.baseTotal - discountOf(checkout.baseTotal);
    const result = await place({ ...valid(), totalAmount: claimed }, withCard('400000'));
    expect(result).toMatchObject({ success: false, messages: [{ code: 'priceChanged' }] });
  });

  test('is not granted, and the order goes on, while the provider does not answer about the card', async () => {
    payments.faults.readCard = { kind: 'unknown' };
    await place(valid());
    expect(bookings.orders[0]?.price.discounts).toEqual([]);
  });
});

test('[CDATA-043] the answer holds the card’s token and its brand', async () => {
  const { cart } = await place(valid(), withCard('222300'));
  expect(cart.checkout.payment?.securityCreditcards).toEqual([
    { cardType: 'MasterCard', securityToken: 'test-granted' },
  ]);
});

test('[PAY-011] [CDATA-047] the answer holds the address of a wallet and its payment’s token', async () => {
  const action = { kind: 'redirect', url: 'https://wallet.test/pay?token=EC-1' } as const;
  bookings.place = async () => ({ state: 'action', action });
  const { redirect, cart } = await place({ ...valid(), selectedPayment: 'PayPal', payment: {} });
  expect(redirect).toBe('https://wallet.test/pay?token=EC-1');
  expect(cart.checkout.payment).toMatchObject({ selectedPayment: 'PayPal', token: 'EC-1' });
});

test('a price that changes while the trip is booked is reported with the new one', async () => {
  bookings.place = async () => ({ state: 'failed', failure: 'price-changed', newBase: 123_456 });
  expect(await place(valid())).toMatchObject({
    success: false,
    finished: true,
    changes: [{ type: 'price', oldTotal: checkout.baseTotal, newTotal: 123_456 }],
  });
});
