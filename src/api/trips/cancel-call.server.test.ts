import { expect, test, vi } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../tests/factories/booking-record.ts';
import { buildTestApp, noBookings, noTrips } from '../../../tests/factories/test-app.ts';
import type { TripRight } from '../../features/booking/my-trips/trip-access.ts';

const checkoutId = 'checkout-of-a-test-123';

/** A shop whose only trip opens with this right; what was done to its booking. */
async function open(right: TripRight | null) {
  const done = vi.fn();
  const { app } = await buildTestApp({
    shop: {
      trips: {
        ...noTrips,
        access: {
          open: async () =>
            right && {
              booking: buildBooking({ order: buildOrder() }),
              right,
              ownsAddress: false,
              needsSignIn: false,
            },
        },
        bookings: {
          ...noTrips.bookings,
          place: async (order) => {
            done('place', order.kind);
            return null;
          },
        },
      },
      bookings: {
        ...noBookings,
        cancel: async (id, shown) => {
          done('cancel', id, shown);
          return 'cancelling';
        },
      },
    },
  });
  const post = (path: string, body: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/de-de/ajax/trip/${checkoutId}/${path}`,
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(body).toString(),
    });
  return { app, post, done };
}

const page = `/de-de/my-trips/${checkoutId}`;

test('[checkout X-092] who may only read a trip cannot cancel it, and is shown its page', async () => {
  const { app, post, done } = await open('read');
  const answer = await post('cancel', { fee: '1', refund: '2', return: `${page}/cancel?key=k` });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page}/cancel?key=k`]);
  expect(done).not.toHaveBeenCalled();
  await app.close();
});

test('[checkout X-092] who may act cancels a trip at the amounts that were shown', async () => {
  const { app, post, done } = await open('act');
  const answer = await post('cancel', { fee: '1', refund: '2', return: `${page}/cancel?key=k` });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page}?key=k`]);
  expect(done).toHaveBeenCalledExactlyOnceWith('cancel', checkoutId, { fee: 1, refund: 2 });
  await app.close();
});

test.each([
  ['cancel', { fee: '1', refund: '2' }],
  ['quote-change', { firstName: 'Ada', lastName: 'Lovelace' }],
  ['place-change', { draft: 'x' }],
  ['export-data', { return: page }],
])('[checkout X-092] the call %s does not find the trip of somebody else', async (path, body) => {
  const { app, post, done } = await open(null);
  expect((await post(path, body)).statusCode).toBe(404);
  expect(done).not.toHaveBeenCalled();
  await app.close();
});

test.each([
  ['quote-change', { firstName: 'Ada', lastName: 'Lovelace' }],
  ['place-change', { draft: 'x' }],
  ['export-data', { return: page }],
])('[checkout X-092] the call %s is refused to who may only read', async (path, body) => {
  const { app, post, done } = await open('read');
  expect((await post(path, body)).statusCode).toBe(403);
  expect(done).not.toHaveBeenCalled();
  await app.close();
});
