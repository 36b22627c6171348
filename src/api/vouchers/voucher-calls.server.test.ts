import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { createFakeBookings, type FakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { oneAccount } from '../../../tests/factories/paying/one-account.ts';
import { buildTestApp, fromThisSite, type TestApp } from '../../../tests/factories/test-app.ts';
import { buildVoucherValues } from '../../../tests/factories/vouchers/voucher-values.ts';
import { createFakePayment } from '../../demo/payment-provider/fake-payment.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import { createVoucherCheckoutStore } from '../../features/vouchers/sale/voucher-checkout-store.server.ts';
import type { VoucherAnswer } from '../../features/vouchers/sale/voucher-schemas.ts';
import { createVoucherStock } from '../../features/vouchers/sale/voucher-stock.server.ts';
import { toSentInfo, type VoucherValues } from '../../features/vouchers/sale/voucher-values.ts';
import type { PaymentAction } from '../../ports/payment/payment-port.ts';
import { signVisitorKey } from '../../server/visitor/visitor-cookies.server.ts';
import { buildPath, listServerPaths } from '../../url.ts';
import type { VoucherDeps } from './voucher-deps.ts';

const clock = settableClock('2026-11-28T12:00:00Z');
let database: TestDatabase;
let shop: TestApp;
let bookings: FakeBookings;
let visitor: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  bookings = createFakeBookings();
  visitor = randomBytes(16).toString('base64url');
  shop = await openShop(null);
});
afterEach(() => shop.app.close());
afterAll(() => database.drop());

function openShop(captcha: VoucherDeps['captcha']): Promise<TestApp> {
  const { db } = database;
  const vouchers: VoucherDeps = {
    checkouts: createVoucherCheckoutStore(db, clock),
    stock: createVoucherStock(db, clock),
    bookings,
    payments: oneAccount(createFakePayment({ clock })),
    clock,
    captcha,
  };
  return buildTestApp({ pool: database.pool, shop: { vouchers } });
}

async function call(path: string, data?: object, as = visitor) {
  const answer = await shop.app.inject({
    method: data === undefined ? 'GET' : 'POST',
    url: `/de-de/ajax/voucher/${path}`,
    ...(data !== undefined && { payload: { data } }),
    headers: { ...fromThisSite, cookie: `visitor=${signVisitorKey(shop.app, 'id', as)}` },
  });
  return { status: answer.statusCode, body: answer.json() as VoucherAnswer };
}

async function create(): Promise<string> {
  const { body } = await call('create', { voucher: { amount: 100_00 } });
  return body.cart?.checkout.id ?? '';
}

const sentForm = (change: VoucherValues = {}) => ({
  ...toSentInfo(buildVoucherValues(change)),
  returnUrl: 'https://elsewhere.example/',
  origin: 'https://elsewhere.example',
});
const account = { selectedPayment: 'BankAccount', holderName: 'Mira Muster', iban: 'DE02120300000000202051' };

/** A cart with its information. */
async function createComplete(): Promise<string> {
  const id = await create();
  expect((await call(`${id}/set-info`, sentForm())).body.success).toBe(true);
  return id;
}

const types = ({ body }: { readonly body: VoucherAnswer }) => body.messages.map(({ type }) => type);

test('[CAPI-019] [CAPI-024] [VOUCH-002] a cart is created, and loaded again by its id', async () => {
  const { body } = await call('create', { voucher: { amount: 100_00 } });
  expect(body).toMatchObject({
    success: true,
    cart: { checkout: { voucher: null, totalAmount: 100_00, currency: 'EUR' } },
    messages: [],
  });
  const id = body.cart?.checkout.id ?? '';
  expect(Buffer.from(id, 'base64url')).toHaveLength(16);
  expect((await call(`${id}/cart`)).body.cart).toEqual(body.cart);
});

test('[CAPI-020] a cart is nobody’s but the browser’s that has created it', async () => {
  const id = await create();
  expect((await call(`${id}/cart`, undefined, 'somebodyelse1234567890')).status).toBe(404);
  expect((await call(`${id}/set-info`, sentForm(), 'somebodyelse1234567890')).status).toBe(404);
});

test('[CAPI-021] [CAPI-023] [VOUCH-003] [VOUCH-031] the information is set with the values of the form', async () => {
  const id = await create();
  const { body } = await call(`${id}/set-info`, sentForm({ amount: '25000', recipientFirstName: 'Jonas' }));
  expect(body).toMatchObject({
    success: true,
    cart: {
      checkout: {
        voucher: { amount: 250_00, currency: 'EUR', recipient: { firstName: 'Jonas', lastName: '' } },
        totalAmount: 250_00,
      },
    },
  });
});

test('[ERR-022] what is wrong with the form is answered by field, and nothing is stored', async () => {
  const id = await create();
  const answer = await call(`${id}/set-info`, sentForm({ birthDate: '01/05/2020', city: 'x'.repeat(31) }));
  expect(answer.body).toMatchObject({
    success: false,
    messages: [{ type: 'unknownIssue' }],
    errors: { birthDate: 'adultError', city: 'cityLengthInvalid' },
  });
  expect((await call(`${id}/cart`)).body.cart?.checkout.voucher).toBeNull();
});

test('[CAPI-022] [VOUCH-004] [VOUCH-028] [VOUCH-030] a voucher is booked by the workflow of orders, at its face value', async () => {
  const id = await createComplete();
  await call(`${id}/book`, { payment: account });
  expect(bookings.orders).toMatchObject([
    {
      kind: 'voucher',
      checkoutId: id,
      price: { base: 100_00, cardDiscount: 0, coupon: 0, miles: 0 },
      contact: { email: 'mira@example.org', phone: '+4930123456' },
      billing: {
        street: 'Musterweg 12',
        zip: '10115',
        city: 'Berlin',
        country: 'DE',
        birthDate: '01/05/1990',
      },
      payment: { method: 'BankAccount', iban: 'DE02120300000000202051' },
    },
  ]);
});

test('[VOUCH-033] [VOUCH-034] the shop returns buyers to its own origin, whatever was sent', async () => {
  const id = await createComplete();
  await call(`${id}/book`, { ...sentForm(), payment: account });
  expect(bookings.orders[0]?.origin).toBe('http://localhost');
});

test('[VOUCH-032] the card is the token of the provider’s fields', async () => {
  const id = await createComplete();
  const card = { selectedPayment: 'CreditCard', token: 'token-of-the-fields', holderName: 'Mira Muster' };
  await call(`${id}/book`, { payment: card });
  expect(bookings.orders[0]?.payment).toMatchObject({ method: 'CreditCard', token: 'token-of-the-fields' });
});

test.each([
  ['[ROUTE-055]', 'do_voucher_booking_create', '/de-de/ajax/voucher/create'],
  ['[ROUTE-056]', 'get_voucher_booking_cart', '/de-de/ajax/voucher/ABCDEFGHIJKLMNOPQRSTUV/cart'],
  ['[ROUTE-057]', 'do_voucher_booking_info_set', '/de-de/ajax/voucher/ABCDEFGHIJKLMNOPQRSTUV/set-info'],
  ['[ROUTE-058]', 'do_voucher_booking_book', '/de-de/ajax/voucher/ABCDEFGHIJKLMNOPQRSTUV/book'],
] as const)('%s %s is the call %s', (_id, route, path) => {
  expect(buildPath(route, { _locale: 'de-de', checkoutId: 'ABCDEFGHIJKLMNOPQRSTUV' })).toBe(path);
  const method = route === 'get_voucher_booking_cart' ? 'GET' : 'POST';
  expect(listServerPaths(route).every((served) => shop.app.hasRoute({ method, url: served }))).toBe(true);
});

describe('nothing is ordered', () => {
  test('[ERR-019] without information: technicalError', async () => {
    expect(types(await call(`${await create()}/book`, { payment: account }))).toEqual(['technicalError']);
    expect(bookings.orders).toEqual([]);
  });

  test('without a payment method', async () => {
    expect(types(await call(`${await createComplete()}/book`, {}))).toEqual(['noPaymentSelected']);
    expect(bookings.orders).toEqual([]);
  });

  test('with an account that does not exist, and its fields are named', async () => {
    const { body } = await call(`${await createComplete()}/book`, { payment: { ...account, iban: 'DE00' } });
    expect(body.errors).toEqual({ 'bank.iban': 'ibanInvalid' });
    expect(bookings.orders).toEqual([]);
  });

  test('[ERR-020] a second time: voucherAlreadyBookedError', async () => {
    const id = await createComplete();
    bookings.setProgress({ state: 'soft-booked', order: buildOrder(), bookingNumber: 'ABCD-2345' });
    expect(types(await call(`${id}/book`, { payment: account }))).toEqual(['voucherAlreadyBookedError']);
    expect(types(await call(`${id}/set-info`, sentForm()))).toEqual(['voucherAlreadyBookedError']);
    expect(bookings.orders).toEqual([]);
  });
});

describe('what follows from a booking', () => {
  const challenge: PaymentAction = { kind: 'challenge', url: 'https://bank.test/challenge' };
  const wallet: PaymentAction = { kind: 'redirect', url: 'https://wallet.test/pay' };
  const follow = async (progress: BookingProgress) => {
    const id = await createComplete();
    bookings.setProgress(progress);
    return { id, ...(await call(`${id}/cart`)) };
  };
  const order = buildOrder();

  test('[VOUCH-005] a finished payment leads to the success page', async () => {
    const facts = {
      bookingNumber: 'ABCD-2345',
      supplierNumber: '',
      invoiceNumber: 'R-1',
      certificateNumber: null,
      bookedAt: new Date('2026-11-28T12:00:00Z'),
      paidWith: null,
    };
    const { id, body } = await follow({ state: 'booked', facts, order, documents: [], cancellation: null });
    expect(body).toMatchObject({ success: true, finished: true, next: `/de-de/voucher/${id}/success` });
    expect(body.cart?.checkout.bookingData).toEqual({ transactionKey: 'ABCD-2345' });
  });

  test('[VOUCH-006] an authorised payment whose end is not known yet leads to the success page', async () => {
    const { id, body } = await follow({ state: 'soft-booked', order, bookingNumber: 'ABCD-2345' });
    expect(body).toMatchObject({ success: true, finished: true, next: `/de-de/voucher/${id}/success` });
  });

  test('[ROUTE-032] a challenge is on the page of the form, with the cart in its query', async () => {
    const { id, body } = await follow({ state: 'action', action: challenge, order });
    expect(body).toMatchObject({ success: true, action: challenge, next: `/de-de/voucher?checkoutId=${id}` });
  });

  test('a wallet is another site', async () => {
    const { body } = await follow({ state: 'action', action: wallet, order });
    expect(body).toMatchObject({ success: true, redirect: wallet.url });
  });

  test.each([
    ['technical', 'technicalError'],
    ['challenge-cancelled', 'threeDsChallengeCancelled'],
    ['refused', 'noPaymentSelectedError'],
  ] as const)(
    '[VOUCH-007] [checkout X-058] a booking that has failed as %s gives %s',
    async (failure, type) => {
      const answer = await follow({ state: 'failed', failure, newBase: null });
      expect(types(answer)).toEqual([type]);
      expect(answer.body).toMatchObject({ success: false, finished: true, next: null });
    },
  );
});

test('closing the challenge gives the payment up, its end continues it', async () => {
  const id = await createComplete();
  bookings.setProgress({ state: 'working', order: buildOrder() });
  await call(`${id}/finalize-payment`, { threeDsResult: 'Cancelled' });
  await call(`${id}/finalize-payment`, { threeDsResult: 'Finished', details: '{"a":1}' });
  expect(bookings.ends).toEqual(['closed', '{"a":1}']);
});

test('[VOUCH-043] [VOUCH-044] [ERR-021] a brand without vouchers for sale leads to the home page', async () => {
  const { db } = database;
  const amounts = [50_00, 100_00, 150_00, 250_00, 500_00, 1_000_00];
  const stock = amounts.map((amount) => ({ brand: 'abendmeer', amount, left_count: 0 }));
  await db.insertInto('voucher_stock').values(stock).execute();
  try {
    const { body } = await call('create', {});
    expect(body).toMatchObject({
      success: false,
      cart: null,
      messages: [{ type: 'NO_VOUCHERS_AVAILABLE' }],
      next: '/de-de',
    });
  } finally {
    await db.deleteFrom('voucher_stock').execute();
  }
});

test('[VALID-089] [VOUCH-025] the captcha is asked for once, where one is configured', async () => {
  await shop.app.close();
  const asked: (string | null)[] = [];
  shop = await openShop({
    verify: async (token) => {
      asked.push(token);
      return token === 'passed' ? 'passed' : 'failed';
    },
  });
  const id = await create();
  const refused = await call(`${id}/set-info`, sentForm());
  expect(refused.body.errors).toEqual({ recaptcha: 'required' });
  expect((await call(`${id}/set-info`, { ...sentForm(), recaptcha: 'passed' })).body.success).toBe(true);
  expect((await call(`${id}/set-info`, { ...sentForm(), recaptcha: 'passed' })).body.success).toBe(true);
  expect(asked).toEqual([null, 'passed']);
});

test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
  '[CAPI-021] an unknown call answers 404 for %s',
  async (method) => {
    const id = await create();
    for (const url of [`/de-de/ajax/voucher/${id}/unknown`, '/de-de/ajax/voucher/unknown']) {
      const answer = await shop.app.inject({ method, url, headers: fromThisSite });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
  },
);

test('[VOUCH-032] card fields are opened for the cart, and return to its page', async () => {
  const { body } = await call(`${await create()}/get-payment`, {});
  expect(body).toMatchObject({ success: true, cardFields: { kind: 'secure-fields' } });
});

test('a bank’s page that posts is answered with the page, and what it has posted is in its query', async () => {
  const id = await create();
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/de-de/voucher?checkoutId=${id}`,
    payload: 'datatransTrxId=7',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/de-de/voucher?returned=1&datatransTrxId=7&checkoutId=${id}`,
  ]);
});
