import { expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import { isUnderWay } from './is-under-way.server.ts';

test.each<[string, boolean, BookingProgress | null]>([
  ['no booking', false, null],
  ['a booking in progress', true, { state: 'working', order: buildOrder() }],
  [
    'a booking that waits for the shopper',
    true,
    { state: 'action', action: { kind: 'redirect', url: 'x' }, order: buildOrder() },
  ],
  [
    'a booking with an uncertain outcome',
    true,
    { state: 'soft-booked', order: buildOrder(), bookingNumber: 'ABCD-2345' },
  ],
  ['a failed booking', false, { state: 'failed', failure: 'declined', newBase: null }],
])('with %s, a checkout is under way: %s', async (_case, expected, progress) => {
  expect(await isUnderWay({ follow: async () => progress }, 'checkout')).toBe(expected);
});

test('the progress is read without waiting', async () => {
  const waits: number[] = [];
  await isUnderWay(
    {
      async follow(_checkoutId, waitMs) {
        waits.push(waitMs);
        return null;
      },
    },
    'checkout',
  );
  expect(waits).toEqual([0]);
});
