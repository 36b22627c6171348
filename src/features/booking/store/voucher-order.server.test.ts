import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  payWith,
} from '../../../../tests/factories/booking-fixture.ts';
import { buildVoucherOrder } from '../../../../tests/factories/booking-order.ts';
import { voucherSalesUnderTest as sales } from '../../../../tests/factories/paying/booking-payments.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { createBookingStore } from './booking-store.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool, { sales });
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

const orderVoucher = (outcome: Parameters<typeof payWith>[0]) =>
  buildVoucherOrder({ checkoutId: randomUUID(), payment: payWith(outcome) });

const find = (checkoutId: string) => createBookingStore(database.db).findLatest(checkoutId);
const stateOf = async (checkoutId: string) => (await find(checkoutId))?.state;

async function buy() {
  const order = orderVoucher('granted');
  await fixture.bookings.place(order, 10_000);
  await expect.poll(() => stateOf(order.checkoutId)).toBe('booked');
  return order;
}

async function readVouchers() {
  const { rows } = await database.pool.query<{ voucher: string }>(
    `select concat_ws(' ', v.state, sum(m.amount)) as voucher
     from voucher v join voucher_movement m on m.voucher_id = v.id group by v.id, v.state`,
  );
  return rows.map(({ voucher }) => voucher);
}

async function readLedger() {
  const { rows } = await database.pool.query<{ entry: string }>(
    `select concat_ws(' ', kind, account, amount) as entry
     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id order by t.at, kind desc, account`,
  );
  return rows.map(({ entry }) => entry);
}

it('the order of a gift voucher is paid and booked without a supplier; what was paid is owed', async () => {
  const order = orderVoucher('granted');
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({
    state: 'booked',
    facts: { supplierNumber: null, invoiceNumber: expect.stringMatching(/^ABE-R/) },
  });
  await expect.poll(() => stateOf(order.checkoutId)).toBe('booked');
  expect(await readVouchers()).toEqual(['ordered 10000']);
  expect(await readLedger()).toEqual([
    'sale shopper 10000',
    'sale voucher -10000',
    'capture provider 10000',
    'capture shopper -10000',
  ]);
  const { rows } = await database.pool.query(
    `select kind from booking_event where kind !~ '^mail' order by id`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['placed', 'capturing', 'writing', 'booked']);
  await expect.poll(() => fixture.sent.length).toBe(1);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a challenge comes between the order of a voucher and its payment', async () => {
  const order = orderVoucher('challenge');
  const progress = await fixture.bookings.place(order, 10_000);
  expect(progress).toMatchObject({ state: 'action', order: { kind: 'voucher' } });
  expect(await readVouchers()).toEqual([]);
  expect(await fixture.bookings.abandonChallenge(order.checkoutId, 10_000)).toMatchObject({
    state: 'failed',
    failure: 'challenge-cancelled',
  });
  expect(await readVouchers()).toEqual([]);
  expect(await readLedger()).toEqual([]);
});

it('a refused card sells no voucher', async () => {
  const order = orderVoucher('refused');
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'failed', failure: 'refused' });
  expect(await readVouchers()).toEqual([]);
  expect(await readLedger()).toEqual([]);
});

it('a withdrawal ends an unredeemed voucher and gives its price back', async () => {
  const { checkoutId } = await buy();
  expect(await fixture.bookings.withdraw(checkoutId)).toBe('withdrawn');
  await expect.poll(() => stateOf(checkoutId)).toBe('cancelled');
  expect(await readVouchers()).toEqual(['void 0']);
  expect(fixture.payments.list()).toMatchObject([{ refunded: 10_000 }]);
  expect(await fixture.bookings.withdraw(checkoutId)).toBe('not-possible');
  await expect.poll(() => fixture.sent.map((mail) => mail.split(' ')[0])).toContain('cancelled');
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a voucher of which something is redeemed is cancelled neither by its buyer nor by staff', async () => {
  const { checkoutId } = await buy();
  await database.pool.query(
    `insert into voucher_movement (voucher_id, at, kind, amount) select id, now(), 'correction', -1 from voucher`,
  );
  expect(await fixture.bookings.withdraw(checkoutId)).toBe('redeemed');
  const staff = createOfficeService({ db: database.db, clock: fixture.clock, sales });
  const { id = '' } = (await find(checkoutId)) ?? {};
  expect(await staff.cancel(id, { by: 'Ada', note: '' })).toBe('voucher-redeemed');
  expect(await stateOf(checkoutId)).toBe('booked');
  expect(fixture.payments.list()).toMatchObject([{ refunded: 0 }]);
});

it('a chargeback of a sold voucher freezes what is left on it', async () => {
  const { checkoutId } = await buy();
  const { id } = (await find(checkoutId)) ?? { id: '' };
  await fixture.bookings.handleWebhook({ id: 'c', reference: `${id}-1`, event: 'chargeback' }, 'default');
  await expect.poll(readVouchers).toEqual(['frozen 10000']);
  expect(await find(checkoutId)).toMatchObject({ paymentState: 'charged-back', attention: ['chargeback'] });
});

it('a withdrawal is not possible for a trip, or where nothing was ordered', async () => {
  const trip = await orderTrip(fixture.supply, {}, { checkoutId: randomUUID(), payment: payWith('granted') });
  const { checkoutId } = trip;
  await fixture.bookings.place(trip, 10_000);
  await expect.poll(() => stateOf(checkoutId)).toBe('booked');
  expect(await fixture.bookings.withdraw(checkoutId)).toBe('not-possible');
  expect(await stateOf(checkoutId)).toBe('booked');
  expect(await fixture.bookings.withdraw('nobody')).toBe('not-possible');
});
