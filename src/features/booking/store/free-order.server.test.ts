import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../../tests/factories/booking-fixture.ts';
import {
  addOwedVoucher,
  payPartly,
  voucherHoldsUnderTest as vouchers,
} from '../../../../tests/factories/paying/booking-payments.ts';
import { readBalance } from '../../../../tests/factories/vouchers/voucher-fixture.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { createBookingStore } from './booking-store.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool, { vouchers });
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

/** A voucher pays for all of it, and has 1.00 left. */
async function orderForFree() {
  const order = await orderTrip(fixture.supply);
  const { base } = order.price;
  const id = await addOwedVoucher(database.pool, base + 100);
  return { id, base, order: payPartly(order, { vouchers: { [id]: base } }) };
}

async function readLedger() {
  const { rows } = await database.pool.query<{ entry: string }>(
    `select concat_ws(' ', kind, account, amount) as entry from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
     where booking_id is not null order by t.at, kind, account`,
  );
  return rows.map(({ entry }) => entry);
}

const balance = (id: string) => readBalance(database.db, id);

it('an order that a voucher pays altogether is booked without the payment provider; we pay the supplier', async () => {
  const { order, id, base } = await orderForFree();
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({
    state: 'booked',
    facts: { invoiceNumber: expect.stringMatching(/^ABE-R/) },
  });
  await expect.poll(() => fixture.sent.map((mail) => mail.split(' ')[0])).toEqual(['confirmation']);
  expect(fixture.payments.list()).toEqual([]);
  expect(await readLedger()).toEqual([
    `sale shopper ${base}`,
    `sale supplier ${-base}`,
    `voucher-redemption shopper ${-base}`,
    `voucher-redemption voucher ${base}`,
  ]);
  expect(await balance(id)).toBe(100);
  expect(await reconcileLedger(database.pool)).toEqual([]);
});

it('an order that a voucher pays altogether fails without a void when the hotel declines, and frees the voucher', async () => {
  fixture.faults.confirm = { kind: 'refused', reason: 'hotel-declined' };
  const { order, id, base } = await orderForFree();
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'failed', failure: 'declined' });
  expect(await readLedger()).toEqual([]);
  expect(await balance(id)).toBe(base + 100);
  expect(await reconcileLedger(database.pool)).toEqual([]);
});

it('an order that a voucher pays altogether is cancelled without the provider, and the voucher has it back', async () => {
  const { order, id, base } = await orderForFree();
  await fixture.bookings.place(order, 10_000);
  const store = createBookingStore(database.db);
  const state = async () => (await store.findLatest(order.checkoutId))?.state;
  await expect.poll(state).toBe('booked');
  const staff = createOfficeService({ db: database.db, clock: fixture.clock, vouchers });
  const booked = await store.findLatest(order.checkoutId);
  expect(await staff.cancel(booked?.id ?? '', { by: 'Ada', note: '' })).toBe('done');
  await expect.poll(state).toBe('cancelled');
  expect(fixture.payments.list()).toEqual([]);
  const fee = (await store.findLatest(order.checkoutId))?.supplierFee ?? Number.NaN;
  expect(await balance(id)).toBe(base + 100 - fee);
  expect(await reconcileLedger(database.pool)).toEqual([]);
});
