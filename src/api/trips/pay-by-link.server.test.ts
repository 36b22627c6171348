import { beforeEach, expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { createFakeBookings, type FakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { oneAccount } from '../../../tests/factories/paying/one-account.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { createFakePayment } from '../../demo/payment-provider/fake-payment.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { PaymentRequest } from '../../features/booking/model/payment-request.ts';
import { payByLink } from './pay-by-link.server.ts';

const clock = settableClock('2026-11-28T12:00:00Z');
const open: PaymentRequest = {
  id: 'R'.repeat(22),
  bookingId: 'tsrqponmlkjihgfedcba',
  amount: 50_000,
  purpose: 'balance',
  note: '',
  dueOn: 20_700,
  state: 'open',
  requestedBy: null,
};
let bookings: FakeBookings;
beforeEach(() => {
  bookings = createFakeBookings();
});

const pay = (amount: number, request = open) =>
  payByLink(
    { bookings, payments: oneAccount(createFakePayment({ clock })) },
    {
      payable: { request, order: buildOrder(), bookingNumber: 'ABCD-2345' },
      visit: buildVisit(),
      origin: 'https://shop.test',
      page: '/page',
      data: {
        amount,
        selectedPayment: 'BankAccount',
        payment: { holderName: 'Mira Muster', iban: 'DE02120300000000202051' },
      },
      source: { session: 'visitor of the test', address: null },
    },
  );

test('[CONST-027] the amount of the link is paid, and a repeated call returns that payment', async () => {
  expect(await pay(50_000)).toMatchObject({ success: true, next: '/page' });
  expect(await pay(50_000)).toMatchObject({ success: true, next: '/page' });
  expect(bookings.orders).toMatchObject([{ kind: 'payment', checkoutId: open.id, price: { base: 50_000 } }]);
});

test('a balance that a change of the trip has changed is not paid at its former amount', async () => {
  expect(await pay(49_999)).toMatchObject({ messages: [{ code: 'amountChanged' }], next: '/page' });
  expect(bookings.orders).toEqual([]);
});

test.each(['paid', 'withdrawn'] as const)('a link that is %s takes no money', async (state) => {
  expect(await pay(50_000, { ...open, state })).toMatchObject({ messages: [{ code: `link-${state}` }] });
  expect(bookings.orders).toEqual([]);
});
