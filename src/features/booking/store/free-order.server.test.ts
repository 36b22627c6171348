import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { type BookingDesk, openBookingDesk, orderTrip } from '../../../../tests/factories/booking-desk.ts';
import { createStaffDesk } from '../office/staff-desk.server.ts';
import { createBookingStore } from './booking-store.server.ts';
import { checkBooks } from './check-books.server.ts';

let database: TestDatabase;
let desk: BookingDesk;

beforeEach(async () => {
  database = await createTestDatabase();
  desk = await openBookingDesk(database.pool);
});
afterEach(async () => {
  await desk.close();
  await database.drop();
});

/** A voucher pays for all of it. */
async function orderForFree() {
  const order = await orderTrip(desk.supply);
  return { ...order, price: { ...order.price, coupon: order.price.base } };
}

async function readLedger() {
  const { rows } = await database.pool.query<{ entry: string }>(
    `select concat_ws(' ', kind, account, amount) as entry
     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id order by t.at, kind, account`,
  );
  return rows.map(({ entry }) => entry);
}

it('that costs nothing is booked without a word to the payment provider; what the supplier gets is ours', async () => {
  const order = await orderForFree();
  expect(await desk.bookings.place(order, 10_000)).toMatchObject({
    state: 'booked',
    facts: { invoiceNumber: expect.stringMatching(/^ABE-R/) },
  });
  await expect.poll(() => desk.sent.map((mail) => mail.split(' ')[0])).toEqual(['confirmation']);
  expect(desk.payments.list()).toEqual([]);
  const { base } = order.price;
  expect(await readLedger()).toEqual([`sale margin ${base}`, `sale supplier ${-base}`]);
  expect(await checkBooks(database.pool)).toEqual([]);
});

it('that costs nothing fails without anything to give up where the hotel says no', async () => {
  desk.faults.confirm = { kind: 'refused', reason: 'hotel-declined' };
  const order = await orderForFree();
  expect(await desk.bookings.place(order, 10_000)).toMatchObject({ state: 'failed', failure: 'declined' });
  expect(await readLedger()).toEqual([]);
});

it('that cost nothing is cancelled without a refund', async () => {
  const order = await orderForFree();
  await desk.bookings.place(order, 10_000);
  const store = createBookingStore(database.db);
  const state = async () => (await store.findLatest(order.checkoutId))?.state;
  await expect.poll(state).toBe('booked');
  const staff = createStaffDesk({ db: database.db, clock: desk.clock });
  const { id } = (await store.findLatest(order.checkoutId)) ?? { id: '' };
  expect(await staff.cancel(id, { by: 'Ada', note: '' })).toBe('done');
  await expect.poll(state).toBe('cancelled');
  expect(desk.payments.list()).toEqual([]);
  expect(await checkBooks(database.pool)).toEqual([]);
});
