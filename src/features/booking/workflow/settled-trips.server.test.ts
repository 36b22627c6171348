import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { bookingLimits } from '../../../defaults.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import type { BookingChange } from './booking-change.ts';
import { createSettledTrips } from './settled-trips.server.ts';

const at = new Date('2026-11-21T12:00:00Z');

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function book(
  holdId: string,
  { trip = 'booked', reason = 'supplier-silent', resume = 'confirming' } = {},
): Promise<void> {
  const order = buildOrder({ checkoutId: `checkout-${holdId}` });
  const booking = await createBookingStore(database.db).begin(order, at, { holder: 'test', leaseMs: 0 });
  await database.pool.query(
    `update booking set hold_id = $2, state = 'manual-review', reason = $3, resume_state = $4 where id = $1`,
    [booking?.id, holdId, reason, resume],
  );
  await database.pool.query(
    `insert into combined_trip (id, hold_key, digest, state, reason, booking_number, created_at) values ($1, $1, '', $2, 'gone', $1, $3)`,
    [holdId, trip, at],
  );
}

/** Goes on with what can. @returns what was changed, by the id of its hold */
async function resume(): Promise<ReadonlyMap<string | null, BookingChange>> {
  const changes = new Map<string | null, BookingChange>();
  const settled = createSettledTrips({
    db: database.db,
    store: createBookingStore(database.db),
    runner: {
      async change(booking, change) {
        changes.set(booking.holdId, change);
        return true;
      },
    },
    report: (error) => {
      throw error;
    },
  });
  await settled.resumeSettled();
  await settled.close();
  return changes;
}

test('a booking goes on where its suppliers have said what they have, and no other does', async () => {
  await book('confirmed');
  await book('given-back', { trip: 'released', resume: 'releasing' });
  await book('refused', { trip: 'refused' });
  await book('still-open', { trip: 'payment-open' });
  await book('with-staff', { trip: 'staff' });
  await book('payment-silent', { reason: 'payment-silent', resume: 'capturing' });
  const changes = await resume();
  expect([...changes.keys()].sort()).toEqual(['confirmed', 'given-back', 'refused']);
  expect(changes.get('confirmed')).toMatchObject({
    set: { state: 'confirming', reason: null, resumeState: null },
    events: [{ kind: 'supplier-settled' }, { kind: 'confirming' }],
  });
  expect(changes.get('given-back')).toMatchObject({ set: { state: 'releasing' } });
});

test('however many bookings wait for something else, those that can go on do', async () => {
  // The oldest of all, which an order by time, or none, finds first.
  await book('waits-for-staff', { reason: 'payment-silent', resume: 'capturing' });
  await database.pool.query(`update booking set placed_at = '2026-01-01' where hold_id = 'waits-for-staff'`);
  await database.pool.query(
    `insert into booking (id, checkout_id, attempt, state, reason, resume_state, "order", hold_id, placed_at, company_id, booking_number)
     select lpad(to_hex(n), 20, '0'), 'many' || n, 1, state, reason, resume_state, "order", hold_id, placed_at, company_id, 'MANY-' || lpad(n::text, 4, '0')
     from booking, generate_series(1, $1) n where hold_id = 'waits-for-staff'`,
    [bookingLimits.bookingsAtOnce],
  );
  await book('goes-on');
  expect([...(await resume()).keys()]).toContain('goes-on');
});
