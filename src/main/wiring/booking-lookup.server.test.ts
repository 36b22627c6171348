import { expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import { createBookingLookup } from './booking-lookup.server.ts';

const openWith = (progress: BookingProgress | null) => createBookingLookup({ follow: async () => progress });

test('a checkout with a booking in progress has the page of the booking', async () => {
  expect(await openWith({ state: 'working', order: buildOrder() }).findPage('checkout')).toBe(
    'checkout_processing',
  );
});

test('a checkout without a booking, or with a failed one, is open', async () => {
  expect(await openWith(null).findPage('checkout')).toBeNull();
  const failed = { state: 'failed', failure: 'declined', newBase: null } as const;
  expect(await openWith(failed).findPage('checkout')).toBeNull();
});
