import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { createBookingTaskList, createOwedTaskList } from './list-booking-tasks.server.ts';

let database: TestDatabase;
const at = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function place(number: string, set: string, events: Readonly<Record<string, string>>): Promise<void> {
  const order = buildOrder({ checkoutId: `checkout-${number}` });
  const booking = await createBookingStore(database.db).begin(order, at, { holder: 'test', leaseMs: 0 });
  await database.pool.query(`update booking set booking_number = $2, ${set} where id = $1`, [
    booking?.id,
    number,
  ]);
  for (const [kind, moment] of Object.entries(events))
    await database.pool.query(
      `insert into booking_event (booking_id, at, kind, facts) values ($1, $2, $3, '{}')`,
      [booking?.id, moment, kind],
    );
}

test('bookings in manual review, refunds that came back and reports are tasks, and no other booking is', async () => {
  await place('AAAA-AAAA', `state = 'booked'`, {});
  await place(
    'BBBB-BBBB',
    `state = 'manual-review', reason = 'supplier-silent', resume_state = 'confirming'`,
    { 'manual-review': '2026-11-21T18:00:00Z' },
  );
  await place(
    'CCCC-CCCC',
    `state = 'manual-review', reason = 'refund-failed', resume_state = 'refunding', to_refund = 5, attention = '{refund-failed}'`,
    {
      cancelling: '2026-11-22T08:00:00Z',
      'refund-failed': '2026-11-25T08:00:00Z',
      'manual-review': '2026-11-25T08:00:00Z',
    },
  );
  await place('DDDD-DDDD', `state = 'booked', attention = '{dispute}'`, { dispute: '2026-11-23T08:00:00Z' });
  const tasks = await createBookingTaskList(database.db)(everyBrand);
  expect(
    tasks
      .map(({ number, toDo, since, dueAt, subject }) => [
        number,
        toDo,
        since.toISOString().slice(0, 16),
        dueAt?.toISOString().slice(0, 16),
        subject,
      ])
      .sort(),
  ).toEqual([
    ['BBBB-BBBB', 'office.task.supplier-silent', '2026-11-21T18:00', '2026-11-22T18:00', 'Ana Núñez'],
    ['CCCC-CCCC', 'office.task.refund-failed', '2026-11-25T08:00', '2026-12-06T08:00', 'Ana Núñez'],
    ['DDDD-DDDD', 'office.task.dispute', '2026-11-23T08:00', undefined, 'Ana Núñez'],
  ]);
});

test('a raise that is overdue is a task that is late since midnight, also of a trip that was paid at once, and what staff ask for is none', async () => {
  const { offerKey, trip, extras, insuranceMarket, travellers, price } = buildOrder();
  const amended = { offerKey, trip, extras, insuranceMarket, travellers, price: { ...price, raise: 8_000 } };
  const raised = `state = 'booked', amended = '${JSON.stringify(amended)}'`;
  for (const [number, requestedBy] of [
    ['EEEE-EEEE', null],
    ['FFFF-FFFF', 'Kim'],
  ] as const) {
    await place(number, raised, {});
    await database.pool.query(
      `insert into payment_request (id, booking_id, amount, purpose, requested_by, due_on, token_digest, created_at)
       select $1, id, 8000, 'request', $2, '2026-11-28', $1, $3 from booking where booking_number = $1`,
      [number, requestedBy, at],
    );
  }
  const listAt = async (now: string) =>
    (await createOwedTaskList(database.db, settableClock(now))(everyBrand)).map(({ number, toDo, dueAt }) => [
      number,
      toDo,
      dueAt?.toISOString(),
    ]);
  expect(await listAt('2026-11-28T12:00:00Z')).toEqual([]);
  expect(await listAt('2026-11-29T12:00:00Z')).toEqual([
    ['EEEE-EEEE', 'office.task.balanceOverdue', '2026-11-28T23:00:00.000Z'],
  ]);
});

test('cancelled trips that owe nothing, however many there are, leave a place to a balance that is overdue', async () => {
  const instalments = { deposit: 0, balance: 90_000, dueOn: '2026-12-05' };
  const order = JSON.stringify({ ...buildOrder(), instalments });
  for (const number of ['HHHH-HHHH', 'IIII-IIII'])
    await place(number, `state = 'cancelled', "order" = '${order}', agreed_fee = 0, supplier_fee = 0`, {});
  await place(
    'GGGG-GGGG',
    `state = 'booked', "order" = '${order}', placed_at = placed_at + interval '1 day'`,
    {},
  );
  await database.pool.query(
    `insert into payment_request (id, booking_id, amount, purpose, due_on, token_digest, created_at)
     select 'balance', id, 90000, 'balance', '2026-12-05', 'balance', $1 from booking where booking_number = 'GGGG-GGGG'`,
    [at],
  );
  // One of these places another test may have filled.
  const listTasks = createOwedTaskList(database.db, settableClock('2026-12-06T12:00:00Z'), 2);
  expect((await listTasks(everyBrand)).map(({ number }) => number)).toContain('GGGG-GGGG');
});
