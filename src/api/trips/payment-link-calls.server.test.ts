import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOrder, buildPaymentOrder } from '../../../tests/factories/booking-order.ts';
import { createFakeBookings, type FakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { oneAccount } from '../../../tests/factories/paying/one-account.ts';
import { buildTestApp, fromThisSite, type TestApp } from '../../../tests/factories/test-app.ts';
import { createFakePayment } from '../../demo/payment-provider/fake-payment.ts';
import { isListed } from '../../domain/booking/payment-details.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { LaterPaymentAnswer } from '../../features/booking/later-payment/later-payment-schemas.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import type { PaymentRequest } from '../../features/booking/model/payment-request.ts';
import type { Payable } from '../../features/booking/payment-link/find-payable.server.ts';
import { createPaymentLinkLoader } from '../../features/booking/payment-link/load-payment-link.server.ts';

const clock = settableClock('2026-11-28T12:00:00Z');
const token = 'T'.repeat(22);
const request: PaymentRequest = {
  id: 'R'.repeat(22),
  bookingId: 'tsrqponmlkjihgfedcba',
  amount: 50_000,
  purpose: 'balance',
  note: '',
  dueOn: 20_700,
  state: 'open',
  requestedBy: null,
};
const account = { holderName: 'Mira Muster', iban: 'DE02120300000000202051' };
const page = `/de-de/pay/${token}`;

let shop: TestApp;
let bookings: FakeBookings;
let payable: Payable;

beforeEach(async () => {
  bookings = createFakeBookings();
  payable = { request, order: buildOrder(), bookingNumber: 'ABCD-2345' };
  const findPayable = async (given: string, brand: string) =>
    given === token && brand === 'abendmeer' ? payable : null;
  const payments = createFakePayment({ clock });
  shop = await buildTestApp({
    shop: {
      bookings,
      payments: oneAccount(payments),
      findPayable,
      loaders: {
        payment_link: createPaymentLinkLoader({
          findPayable,
          bookings,
          listMethods: () => payments.methods.filter(isListed),
          clock,
        }),
      },
    },
  });
});
afterEach(() => shop.app.close());

async function call(path: string, data?: object, as = token) {
  const answer = await shop.app.inject({
    method: data === undefined ? 'GET' : 'POST',
    url: `/de-de/ajax/payment-link/${as}${path}`,
    ...(data !== undefined && { payload: { data } }),
    headers: fromThisSite,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() as LaterPaymentAnswer };
}

const pay = (selectedPayment: string | null, payment: object = {}) =>
  call('/pay', { amount: request.amount, selectedPayment, payment });
const codes = ({ body }: { readonly body: LaterPaymentAnswer }) => body.messages.map(({ code }) => code);
const order = buildPaymentOrder({ checkoutId: request.id });
const booked: BookingProgress = {
  state: 'booked',
  facts: {
    bookingNumber: 'WXYZ-6789',
    supplierNumber: null,
    invoiceNumber: 'ABE-R2026-0000001',
    certificateNumber: null,
    bookedAt: clock.now(),
    paidWith: null,
  },
  order,
  documents: [],
  cancellation: null,
};

test('a link is paid for the amount of its request, for the people and the trip that were ordered', async () => {
  bookings.setProgress(null);
  const { status, headers, body } = await pay('BankAccount', account);
  expect([status, headers['cache-control'], body.next]).toEqual([200, 'no-store', page]);
  expect(bookings.orders).toMatchObject([
    {
      kind: 'payment',
      checkoutId: request.id,
      tripBookingId: request.bookingId,
      purpose: 'balance',
      price: { base: 50_000 },
      contact: { email: payable.order.contact.email },
      payment: { method: 'BankAccount', ...account },
    },
  ]);
});

test('a link that is none, and the link of another brand, open nothing', async () => {
  const other = 'A'.repeat(22);
  expect((await call('', undefined, other)).status).toBe(404);
  expect((await call('/pay', { amount: request.amount, selectedPayment: 'PayPal' }, other)).status).toBe(404);
  expect((await call('/get-payment', {}, other)).status).toBe(404);
  expect((await call('/finalize-payment', { threeDsResult: 'Cancelled' }, other)).status).toBe(404);
  expect(bookings.orders).toEqual([]);
});

test('a payment without a method, or with an account that is none, is refused at its field', async () => {
  expect(codes(await pay(null))).toEqual(['noPaymentSelected']);
  const { body } = await pay('BankAccount', { ...account, iban: 'DE00' });
  expect(Object.keys(body.errors)).toEqual(['bank.iban']);
  expect(bookings.orders).toEqual([]);
});

test.each(['paid', 'withdrawn'] as const)(
  'a request that is %s takes no payment, and its page says so',
  async (state) => {
    payable = { ...payable, request: { ...request, state } };
    const answer = await pay('PayPal');
    expect([codes(answer), answer.body.next]).toEqual([[`link-${state}`], page]);
    expect(bookings.orders).toEqual([]);
    const { body } = await shop.app.inject({ url: page, headers: { 'accept-language': 'en' } });
    expect(body).toContain(
      state === 'paid' ? 'Thank you, this is paid' : 'Nothing is to be paid here any more',
    );
  },
);

test('who comes second sees the payment of the first', async () => {
  bookings.setProgress(booked);
  expect((await pay('PayPal')).body).toMatchObject({ finished: true, next: page });
  expect(bookings.orders).toEqual([]);
});

test('a challenge leads to the page, which shows it, and is continued or given up there', async () => {
  const action = { kind: 'redirect', url: 'https://bank.test/' } as const;
  bookings.setProgress({ state: 'action', action, order });
  expect((await call('')).body).toMatchObject({
    hasAction: true,
    redirect: 'https://bank.test/',
    next: page,
  });
  await call('/finalize-payment', { threeDsResult: 'Finished', details: '{}' });
  await call('/finalize-payment', { threeDsResult: 'Cancelled' });
  expect(bookings.ends).toEqual(['{}', 'closed']);
});

test('the page is for nobody’s cache and no search engine, and names nobody', async () => {
  const { statusCode, headers, body } = await shop.app.inject({ url: page });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(body).toContain('noindex');
  const [traveller] = payable.order.travellers;
  for (const secret of [traveller?.lastName, payable.order.contact.email, payable.order.billing.street])
    expect(body).not.toContain(secret);
});

test('a bank’s page that sends the shopper back by POST leads to the same page', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'redirectResult=x',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page}?returned=1&redirectResult=x`]);
});
