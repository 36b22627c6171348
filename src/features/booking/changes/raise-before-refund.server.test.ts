import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../../tests/factories/booking-fixture.ts';
import { findOtherOffer, orderChange } from '../../../../tests/factories/change-order.ts';
import type { ChangeOrder } from '../../../domain/booking/booking-order.ts';
import { listPaymentRequests } from '../instalments/payment-requests.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { openBalance } from '../model/open-balance.ts';
import { quoteChange } from '../model/quote-change.ts';
import { owedNow } from '../model/settlement.ts';
import { buildPriceRaise } from '../notices/raise-price.server.ts';

const refundWaitMs = 60_000;

let database: TestDatabase;
let fixture: BookingFixture;

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool, { timings: { refundWaitMs } });
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

async function placeChange(change: ChangeOrder): Promise<void> {
  await fixture.bookings.place(change, 10_000);
  await expect.poll(async () => (await fixture.find(change.checkoutId)).state).toBe('booked');
}

/** Fewer nights of a trip that is paid, at a fee of 25.00. @returns what goes back once the refund has waited, minor units */
async function shorten(trip: BookingRecord): Promise<number> {
  const { order, after, base } = await findOtherOffer(fixture.supply, trip, { nights: 3 });
  const quote = quoteChange(order.price, { base, extras: [], floorPrice: null }, 2_500, openBalance(trip));
  await placeChange(orderChange(trip, { change: 'dates', after, quote, payment: { method: 'None' } }));
  return quote.refund;
}

it('a raise that comes before a cheaper change is refunded is asked for once the refund is made', async () => {
  const trip = await fixture.book(await orderTrip(fixture.supply));
  const refund = await shorten(trip);
  expect(refund).toBeGreaterThan(1_500);
  await placeChange(buildPriceRaise(await fixture.find(trip.checkoutId), 'raise-of-a-test', 1_500));
  expect(await listPaymentRequests(database.db, trip.id)).toEqual([]);
  fixture.clock.advance(refundWaitMs);
  await expect
    .poll(() => listPaymentRequests(database.db, trip.id), { timeout: 10_000 })
    .toMatchObject([{ state: 'open', purpose: 'request', amount: 1_500 }]);
  expect(fixture.payments.list().map(({ refunded }) => refunded)).toEqual([refund]);
  expect(owedNow(await fixture.find(trip.checkoutId))).toBe(1_500);
});
