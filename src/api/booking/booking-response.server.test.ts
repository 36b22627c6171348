import { expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import { presentProgress } from './booking-response.server.ts';

const world = openExtrasService();
const checkout = await beginCheckout(createFakeCheckouts(world.clock), 'session of the test', world);
const present = (progress: BookingProgress | null) => presentProgress(progress, checkout, 'de-de');
/** The page of the booking, with the tracking parameters of the checkout. */
const page = (name: string) => `/de-de/booking/${checkout.id}/${name}?utm_source=mail`;

const booked: BookingProgress = {
  state: 'booked',
  facts: {
    bookingNumber: 'ABCD-2345',
    supplierNumber: 'S-1',
    invoiceNumber: '1',
    certificateNumber: '1',
    bookedAt: new Date('2026-11-22T10:00:00Z'),
    paidWith: '0010',
  },
  order: buildOrder(),
  documents: [],
  cancellation: null,
};

test.each<[string, BookingProgress | null, object]>([
  ['no booking', null, { success: false, finished: false, messages: [{ code: 'noBooking' }], next: null }],
  [
    'a booking in progress',
    { state: 'working', order: buildOrder() },
    { success: true, finished: false, next: null },
  ],
  ['a booked trip', booked, { success: true, finished: true, soft: false, next: page('success') }],
  [
    'a booking with an uncertain outcome',
    { state: 'soft-booked', order: buildOrder(), bookingNumber: 'ABCD-2345' },
    { success: false, finished: true, soft: true },
  ],
  [
    'a failed booking',
    { state: 'failed', failure: 'gone', newBase: null },
    { success: false, finished: true, soft: false, changes: [], next: page('fail') },
  ],
])('[CAPI-026] [FLOW-031] %s has an answer of its own', (_state, progress, answer) => {
  expect(present(progress)).toMatchObject(answer);
});

test('[CDATA-011] only a booked trip has the numbers of the booking', () => {
  expect(present(booked).cart.checkout.bookingData).toEqual({
    transactionKey: 'ABCD-2345',
    touroperatorTransactionKey: 'S-1',
  });
  expect(present({ state: 'working', order: buildOrder() }).cart.checkout.bookingData).toBeNull();
});

test('[TDS-001] an action leads to the payment page; only a redirect has an address of its own', () => {
  const redirect = { kind: 'redirect', url: 'https://wallet.test' } as const;
  const challenge = { kind: 'challenge', url: 'https://bank.test' } as const;
  expect(present({ state: 'action', action: redirect, order: buildOrder() })).toMatchObject({
    finished: false,
    action: redirect,
    redirect: 'https://wallet.test',
    next: page('payment'),
  });
  expect(present({ state: 'action', action: challenge, order: buildOrder() })).toMatchObject({
    action: challenge,
    redirect: null,
  });
});

test('[CDATA-067] a changed price has the old and the new total', () => {
  expect(present({ state: 'failed', failure: 'price-changed', newBase: 123_456 })).toMatchObject({
    messages: [{ code: 'priceChanged', reason: 'price-changed' }],
    changes: [{ type: 'price', oldTotal: checkout.baseTotal, newTotal: 123_456 }],
  });
});

test('[DISC-002] a cart shows what was ordered, the discount of the card included, until the order has failed', () => {
  const order = buildOrder({ price: { ...buildOrder().price, cardDiscount: 2_500 } });
  const action = { kind: 'challenge', url: 'https://bank.test' } as const;
  const shown = [
    present({ state: 'working', order }),
    present({ state: 'soft-booked', order, bookingNumber: 'ABCD-2345' }),
  ];
  const { amounts } = present({ state: 'action', action, order }).cart.checkout;
  for (const { cart } of [...shown, present({ ...booked, order })])
    expect(cart.checkout.amounts).toEqual(amounts);
  expect(amounts.totalAmount).toBe(totalOf(order.price));
  const failed = present({ state: 'failed', failure: 'refused', newBase: null });
  expect(failed.cart.checkout.amounts.totalAmount).toBe(checkout.baseTotal);
});
