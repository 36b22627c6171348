import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../../tests/factories/booking-fixture.ts';
import { bookingTimings } from '../../../defaults.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { insertDueRefund } from '../store/insert-due-refund.server.ts';
import { createDueRefunds } from './due-refunds.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;

beforeEach(async () => {
  database = await createTestDatabase();
  // Its own process looks for nothing: the test says when somebody does.
  fixture = await openBookingFixture(database.pool, { timings: { pollIntervalMs: 3_600_000 } });
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

it('a refund that another process has made since it was listed is not made again', async () => {
  const store = createBookingStore(database.db);
  const order = await orderTrip(fixture.supply);
  await fixture.bookings.place(order, 10_000);
  await expect.poll(async () => (await store.findLatest(order.checkoutId))?.state).toBe('booked');
  const bookingId = (await store.findLatest(order.checkoutId))?.id ?? '';
  await database.db
    .transaction()
    .execute((trx) =>
      insertDueRefund(trx, { bookingId, amount: 1_000, reason: 'goodwill' }, fixture.clock.now()),
    );
  const begun: string[] = [];
  const open = (beforeReading: () => Promise<unknown>) =>
    createDueRefunds({
      db: database.db,
      clock: fixture.clock,
      store: {
        async find(id) {
          await beforeReading();
          return store.find(id);
        },
      },
      runner: {
        async change({ id }) {
          begun.push(id);
          return true;
        },
      },
      timings: { ...bookingTimings, pollIntervalMs: 3_600_000 },
      report: (error) => {
        throw error;
      },
    });
  const slow = open(() => database.pool.query(`update due_refund set state = 'refunded'`));
  await slow.beginDue();
  await slow.close();
  expect(begun).toEqual([]);
  await database.pool.query(`update due_refund set state = 'due'`);
  const other = open(async () => {});
  await other.beginDue();
  await other.close();
  expect(begun).toContain(bookingId);
});
