import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/database.ts';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import { createBookingStore } from '../../store/booking-store.server.ts';
import { createSecondRoomTaskList } from './list-second-rooms.server.ts';

let database: TestDatabase;
const at = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function book(number: string, hasSecondRoom: boolean | null): Promise<void> {
  const order = buildOrder({ checkoutId: `checkout-${number}` });
  const booking = await createBookingStore(database.db).begin(order, at, { holder: 'test', leaseMs: 0 });
  await database.pool.query(
    `update booking set booking_number = $2, state = 'booked', hold_id = $2 where id = $1`,
    [booking?.id, number],
  );
  await database.pool.query(
    `insert into combined_trip (id, hold_key, digest, state, booking_number, created_at, rooms_counted_at, has_second_room)
     values ($1, $1, '', 'booked', $1, $2, $2, $3)`,
    [number, at, hasSecondRoom],
  );
}

test('a booking with a room too many at its supplier is a task, and no other is', async () => {
  await book('AAAA-AAAA', null);
  await book('BBBB-BBBB', false);
  await book('CCCC-CCCC', true);
  expect(await createSecondRoomTaskList(database.db)()).toMatchObject([
    { number: 'CCCC-CCCC', toDo: 'office.task.secondRoom', subject: 'Ana Núñez', since: at, dueAt: null },
  ]);
});
