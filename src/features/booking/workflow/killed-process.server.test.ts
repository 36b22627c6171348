import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, openPool, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../../tests/factories/booking-fixture.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import type { LiveSupply } from '../../../ports/supply/supply-port.ts';
import { bookingPageFor } from '../model/booking-page-for.ts';

let database: TestDatabase;
let pool: Pool;
let doomed: BookingFixture;
let next: BookingFixture;
let revive = () => {};
/** Where the process dies: before its supplier has the confirm call, or when it is done and its answer under way. */
let place: 'before' | 'after' = 'before';
let reached: PromiseWithResolvers<void>;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url);
  reached = Promise.withResolvers<void>();
  doomed = await openBookingFixture(pool, { combine: neverAnswered });
  next = await openBookingFixture(database.pool, { port: doomed.payments, clock: doomed.clock });
});
afterEach(async () => {
  revive();
  await Promise.all([doomed.close(), next.close()]);
  await pool.end();
  await database.drop();
});

/** The process waits for an answer that never comes. */
function neverAnswered(own: LiveSupply): LiveSupply {
  return {
    ...own,
    confirm: async (...call) => {
      if (place === 'after') await own.confirm(...call);
      reached.resolve();
      return new Promise<never>(() => {});
    },
  };
}

/** What a process that was killed no longer does: it writes nothing, and extends no lease. */
function kill(): void {
  const { connect, query } = pool;
  const gone = () => Promise.reject(new Error('The process was killed'));
  Object.assign(pool, { connect: gone, query: gone });
  revive = () => void Object.assign(pool, { connect, query });
}

const countRows = async (from: string) =>
  Number((await database.pool.query(`select count(*) from ${from}`)).rows[0]?.count);

it.each(['before', 'after'] as const)(
  '[PAY-017] [POLL-004] killed between authorised and booked, %s the supplier has booked: in progress for the shopper, booked once by another process',
  async (where) => {
    place = where;
    const order = await orderTrip(doomed.supply);
    await doomed.bookings.place(order, 0);
    await reached.promise;
    kill();

    // The truth is the row: the money is held and not taken, and the supplier was asked.
    const left = await next.find(order.checkoutId);
    expect(left).toMatchObject({ state: 'confirming', paymentState: 'authorised', holdState: 'asked' });
    const [payment, ...others] = doomed.payments.list();
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ state: 'authorised', captured: 0 });

    // What the shopper reads, whichever process answers, and what a second click does.
    const read = await next.bookings.follow(order.checkoutId, 0);
    expect(read).toMatchObject({ state: 'working' });
    expect(bookingPageFor(read)).toBe('checkout_processing');
    expect(await next.bookings.place(order, 0)).toMatchObject({ state: 'working' });
    expect(await countRows('booking')).toBe(1);

    // Another process goes on with the same keys once the lease has expired.
    await expect
      .poll(() => next.bookings.follow(order.checkoutId, 500), { timeout: 15_000 })
      .toMatchObject({ state: 'booked' });
    expect(await next.bookings.place(order, 0)).toMatchObject({ state: 'booked' });
    expect(await countRows('booking')).toBe(1);
    expect(await countRows('supplier.hold where booking_number is not null')).toBe(1);
    expect(doomed.payments.list()).toMatchObject([
      { state: 'captured', captured: totalOf(order.price), refunded: 0 },
    ]);
  },
  60_000,
);
