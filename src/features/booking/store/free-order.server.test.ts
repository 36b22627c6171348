import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../../tests/factories/booking-fixture.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { createBookingStore } from './booking-store.server.ts';
import { reconcileLedger } from './reconcile-ledger.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

/** A voucher pays for all of it. */
async function orderForFree() {
  const order = await orderTrip(fixture.supply);
  return { ...order, price: { ...order.price, coupon: order.price.base } };
}

async function readLedger() {
  const { rows } = await database.pool.query<{ entry: string }>(
    `select concat_ws(' ', kind, account, amount) as entry
     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id order by t.at, kind, account`,
  );
  return rows.map(({ entry }) => entry);
}

it('an order with a total of zero is booked without the payment provider; we pay the supplier', async () => {
  const order = await orderForFree();
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({
    state: 'booked',
    facts: { invoiceNumber: expect.stringMatching(/^ABE-R/) },
  });
  await expect.poll(() => fixture.sent.map((mail) => mail.split(' ')[0])).toEqual(['confirmation']);
  expect(fixture.payments.list()).toEqual([]);
  const { base } = order.price;
  expect(await readLedger()).toEqual([`sale margin ${base}`, `sale supplier ${-base}`]);
  expect(await reconcileLedger(database.pool)).toEqual([]);
});

it('an order with a total of zero fails without a void when the hotel declines', async () => {
  fixture.faults.confirm = { kind: 'refused', reason: 'hotel-declined' };
  const order = await orderForFree();
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'failed', failure: 'declined' });
  expect(await readLedger()).toEqual([]);
});

it('an order with a total of zero is cancelled without a refund', async () => {
  const order = await orderForFree();
  await fixture.bookings.place(order, 10_000);
  const store = createBookingStore(database.db);
  const state = async () => (await store.findLatest(order.checkoutId))?.state;
  await expect.poll(state).toBe('booked');
  const staff = createOfficeService({ db: database.db, clock: fixture.clock });
  const { id } = (await store.findLatest(order.checkoutId)) ?? { id: '' };
  expect(await staff.cancel(id, { by: 'Ada', note: '' })).toBe('done');
  await expect.poll(state).toBe('cancelled');
  expect(fixture.payments.list()).toEqual([]);
  expect(await reconcileLedger(database.pool)).toEqual([]);
});
