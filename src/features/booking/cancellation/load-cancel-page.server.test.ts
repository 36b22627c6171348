import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../../tests/factories/require-view.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { unknownVisitor } from '../../../site/visitor.ts';
import { matchPath } from '../../../url.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { createCancelPageLoader } from './load-cancel-page.server.ts';

const url = new URL('http://shop.test/de-de/my-trips/checkout-of-a-test-123/cancel');

function open(booking: BookingRecord | null, free: string | null = null) {
  const load = createCancelPageLoader({
    clock: { now: () => new Date('2026-11-28T10:00:00Z') },
    access: {
      open: async () => booking && { booking, right: 'read', ownsAddress: false, needsSignIn: true },
    },
    translate: async (_, trip) => ({
      ...trip,
      hotel: { ...trip.hotel, place: `translated ${trip.hotel.place}` },
    }),
    findFreeCancellation: async () => free,
  });
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('The page has a route');
  return load(buildVisit(), match, url, unknownVisitor);
}

test('a balance that was paid later goes back the way it was paid, so that the parts add up to the refund', async () => {
  const whole = buildOrder();
  const total = totalOf(whole.price);
  const instalments = { deposit: 40_000, balance: total - 40_000, dueOn: '2027-04-03' };
  const booking = buildBooking({
    state: 'booked',
    holdState: 'confirmed',
    paymentState: 'captured',
    order: buildOrder({ instalments }),
    paidLater: instalments.balance,
  });
  const { quote } = requireView(await open(booking), 'tripCancel').props;
  expect(quote).toMatchObject({ refund: total - (quote?.fee ?? Number.NaN), miles: 0, vouchers: 0 });
  expect(quote?.refund).toBeGreaterThan(instalments.deposit);
  expect(quote?.card).toBe(quote?.refund);
});

test('a trip that can be cancelled free of charge is cancelled on the page of its notice', async () => {
  const booking = buildBooking({ state: 'booked', holdState: 'confirmed', paymentState: 'captured' });
  const notice = 'n'.repeat(22);
  expect((await open(booking, notice))?.redirectTo).toBe(
    `/de-de/my-trips/checkout-of-a-test-123/notice/${notice}`,
  );
});

test('[checkout X-092] a trip of somebody else leads to the page that sends the link', async () => {
  expect((await open(null))?.redirectTo).toBe('/de-de/my-trips?find=closed');
});

test('[checkout X-092] a member who signed in long ago is led to sign in again, and back to the page', async () => {
  const { props } = requireView(await open(buildBooking({ order: buildOrder() })), 'tripCancel');
  const address = new URL(props.signInPath ?? '', url);
  expect(address.pathname).toBe('/de-de/login');
  expect(Object.fromEntries(address.searchParams)).toEqual({ intent: 'confirm', return: url.pathname });
});

test('the page names the place in the language of the visitor', async () => {
  const booking = buildBooking({ state: 'booked', holdState: 'confirmed', paymentState: 'captured' });
  const { place } = requireView(await open(booking), 'tripCancel').props;
  expect(place).toMatch(/^translated /);
});
