import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/database.ts';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import { everyBrand } from '../../../../domain/staff/brand-scope.ts';
import { createBookingStore } from '../../store/booking-store.server.ts';
import { createSupplierTaskList } from './supplier-task-list.server.ts';

let database: TestDatabase;
const at = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function book(number: string, hasSecondRoom: boolean | null, state = 'booked'): Promise<void> {
  const order = buildOrder({ checkoutId: `checkout-${number}` });
  const booking = await createBookingStore(database.db).begin(order, at, { holder: 'test', leaseMs: 0 });
  await database.pool.query(
    `update booking set booking_number = $2, state = 'booked', hold_id = $2 where id = $1`,
    [booking?.id, number],
  );
  await database.pool.query(
    `insert into combined_trip (id, hold_key, digest, state, booking_number, created_at, rooms_counted_at, has_second_room)
     values ($1, $1, '', $4, $1, $2, $2, $3)`,
    [number, at, hasSecondRoom, state],
  );
}

test('a room too many, and a trip that its suppliers leave open, are tasks, and no other is', async () => {
  await book('AAAA-AAAA', null);
  await book('BBBB-BBBB', false);
  await book('CCCC-CCCC', true);
  await book('DDDD-DDDD', null, 'staff');
  await book('EEEE-EEEE', null, 'payment-open');
  const tasks = await createSupplierTaskList(database.db)(everyBrand);
  expect(tasks.toSorted((one, other) => one.number.localeCompare(other.number))).toMatchObject([
    { number: 'CCCC-CCCC', toDo: 'office.task.secondRoom', subject: 'Ana Núñez', since: at, dueAt: null },
    { number: 'DDDD-DDDD', toDo: 'office.task.openAtSupplier' },
    { number: 'EEEE-EEEE', toDo: 'office.task.openAtSupplier' },
  ]);
  expect(await createSupplierTaskList(database.db)(['tagwind'])).toEqual([]);
});
