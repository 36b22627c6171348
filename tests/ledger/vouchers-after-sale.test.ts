import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandsAsShipped } from '../../src/brands/load-brands.server.ts';
import { everyBrand } from '../../src/domain/staff/brand-scope.ts';
import { type SettableClock, settableClock } from '../../src/domain/time/clock.ts';
import { createBookingTaskList } from '../../src/features/booking/office/list-booking-tasks.server.ts';
import { createOfficeService } from '../../src/features/booking/office/office-service.server.ts';
import { SoldVoucherPart } from '../../src/features/booking/office/sale/sold-voucher-part.tsx';
import { voucherLedger } from '../../src/features/booking/store/voucher-ledger.server.ts';
import { createVoucherSales } from '../../src/features/vouchers/sale/voucher-sales.server.ts';
import { changeVoucher } from '../../src/features/vouchers/store/change-voucher.server.ts';
import { expireVouchers } from '../../src/features/vouchers/store/expire-vouchers.server.ts';
import { openVoucherFile } from '../../src/features/vouchers/store/find-vouchers.server.ts';
import { issueVoucher } from '../../src/features/vouchers/store/issue-voucher.server.ts';
import { loadTexts } from '../../src/texts/load-texts.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type BookingFixture, openBookingFixture, orderTrip, payWith } from '../factories/booking-fixture.ts';
import { buildVoucherOrder } from '../factories/booking-order.ts';
import { createStaffTestStores, signInStaff } from '../factories/office-deps.ts';
import { payPartly, voucherHoldsUnderTest } from '../factories/paying/booking-payments.ts';
import { testDigests } from '../factories/vouchers/voucher-fixture.ts';
import { reconcileLedger } from './reconcile-ledger.ts';

let database: TestDatabase;
let fixture: BookingFixture;
let clock: SettableClock;

beforeEach(async () => {
  database = await createTestDatabase();
  clock = settableClock('2026-03-02T06:00:00Z');
  fixture = await openBookingFixture(database.pool, {
    clock,
    vouchers: voucherHoldsUnderTest,
    sales: createVoucherSales(brandsAsShipped),
  });
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

/** A voucher of 100.00 that somebody has bought, and what can happen to it. */
async function sellVoucher({ isDelivered = true } = {}) {
  const { db, pool } = database;
  const order = buildVoucherOrder({ checkoutId: randomUUID(), payment: payWith('granted') });
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'booked' });
  const { id, booking_id } = await db
    .selectFrom('voucher')
    .select(['id', 'booking_id'])
    .executeTakeFirstOrThrow();
  if (isDelivered)
    await db
      .transaction()
      .execute((trx) => issueVoucher(trx, testDigests, { voucherId: id, prefix: 'ABM', at: clock.now() }));
  const read = async () => {
    const { rows } = await pool.query<{ now: string }>(
      `select concat_ws(' ', state, (select sum(amount) from voucher_movement where voucher_id = v.id)) as now from voucher v`,
    );
    return rows[0]?.now;
  };
  const report = (message: { id: string; event: 'chargeback' | 'chargeback-reversed'; amount?: number }) =>
    fixture.bookings.handleWebhook({ reference: `${booking_id}-1`, ...message }, 'default');
  return { id, bookingId: booking_id ?? '', read, report };
}

/** A trip of which the voucher pays 40.00. */
async function redeem(id: string): Promise<void> {
  const trip = payPartly(await orderTrip(fixture.supply), { vouchers: { [id]: 4_000 } });
  expect(await fixture.bookings.place(trip, 10_000)).toMatchObject({ state: 'booked' });
}

async function block(id: string): Promise<string> {
  const { staff } = createStaffTestStores(database.db, clock);
  await signInStaff(staff, clock, 'service', 'ada@staff.example');
  const { id: staffId } = await database.db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  expect(await change(id, staffId, { kind: 'block', reason: 'Code was shown on a picture' })).toBe('done');
  return staffId;
}

const change = (id: string, staffId: string, asked: Parameters<typeof changeVoucher>[3]) =>
  changeVoucher(
    {
      db: database.db,
      clock,
      digests: testDigests,
      ledger: voucherLedger,
      prefixOf: () => 'ABM',
      send: async () => true,
    },
    id,
    staffId,
    asked,
  );

async function expireAtTheEnd(): Promise<number> {
  clock.set('2030-01-01T12:00:00Z');
  return expireVouchers({ db: database.db, clock, ledger: voucherLedger });
}

async function sumAccounts(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ account: string; amount: string }>(
    `select account, sum(amount) as amount from ledger_entry group by account having sum(amount) <> 0`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
}

const reconcile = () => reconcileLedger(database.pool, 'vendor');

test('a voucher is good for what is left on it once the bank has returned its price', async () => {
  const { id, read, report } = await sellVoucher();
  await redeem(id);
  const before = await sumAccounts();
  await report({ id: 'one', event: 'chargeback' });
  await expect.poll(read).toBe('frozen 6000');
  await report({ id: 'two', event: 'chargeback-reversed' });
  await expect.poll(read).toBe('active 6000');
  expect(await sumAccounts()).toEqual(before);
  expect(await reconcile()).toEqual([]);
  await redeem(id);
  expect(await read()).toBe('active 2000');
});

test('what was redeemed of a voucher is claimed from its buyer while the bank has its price', async () => {
  const { db } = database;
  const sales = createVoucherSales(brandsAsShipped);
  const { id, bookingId, read, report } = await sellVoucher();
  await redeem(id);
  const { booking_number: number } = await db
    .selectFrom('booking')
    .select('booking_number')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const openSale = () => createOfficeService({ db, clock, sales }).open(number);
  const listToDos = async () => (await createBookingTaskList(db, sales)(everyBrand)).map(({ toDo }) => toDo);
  expect(await openSale()).toMatchObject({ soldVoucher: { id, balance: 6_000, redeemed: 4_000 } });
  expect(await openVoucherFile(db, id)).toMatchObject({ redeemed: 4_000, claim: 0 });
  await report({ id: 'one', event: 'chargeback' });
  await expect.poll(read).toBe('frozen 6000');
  expect(await listToDos()).toEqual(['office.task.chargeback-redeemed']);
  expect(await openVoucherFile(db, id)).toMatchObject({
    redeemed: 4_000,
    claim: 4_000,
    voucher: { bookingNumber: number },
  });
  const file = await openSale();
  if (file === null) throw new Error('The sale is not there');
  const texts = await loadTexts('en');
  const page = renderToStaticMarkup(createElement(SoldVoucherPart, { texts, file }));
  expect(page).toContain(`href="/_office/voucher/${id}"`);
  expect(page).toContain('To claim from the buyer');
  expect(page).toMatch(/<dd>40\.00\s€<\/dd>/);
  await report({ id: 'two', event: 'chargeback-reversed' });
  await expect.poll(read).toBe('active 6000');
  expect(await openVoucherFile(db, id)).toMatchObject({ redeemed: 4_000, claim: 0 });
});

test('a voucher stays frozen while the bank keeps a part of its price', async () => {
  const { read, report } = await sellVoucher();
  await report({ id: 'one', event: 'chargeback', amount: 10_000 });
  await expect.poll(read).toBe('frozen 10000');
  await report({ id: 'two', event: 'chargeback-reversed', amount: 9_999 });
  await expect.poll(async () => (await sumAccounts()).shopper).toBe(1);
  expect(await read()).toBe('frozen 10000');
});

test('a voucher that was to be delivered while it was frozen is delivered afterwards', async () => {
  const { id, read, report } = await sellVoucher({ isDelivered: false });
  await report({ id: 'one', event: 'chargeback' });
  await expect.poll(read).toBe('frozen 10000');
  const delivery = database.db.updateTable('voucher_delivery');
  await delivery.set({ ended_at: clock.now(), end_reason: 'unavailable' }).execute();
  clock.advance(3_600_000);
  await report({ id: 'two', event: 'chargeback-reversed' });
  await expect.poll(read).toBe('ordered 10000');
  expect(
    await database.db
      .selectFrom('voucher_delivery')
      .select(['voucher_id', 'due_at', 'ended_at'])
      .executeTakeFirst(),
  ).toEqual({ voucher_id: id, due_at: clock.now(), ended_at: null });
});

test('what staff have blocked stays blocked when the bank returns its price', async () => {
  const { id, read, report } = await sellVoucher();
  await block(id);
  await report({ id: 'one', event: 'chargeback' });
  await expect.poll(read).toBe('frozen 10000');
  await report({ id: 'two', event: 'chargeback-reversed' });
  await expect.poll(read).toBe('blocked 10000');
});

test('what is left on a voucher is income after its last day, and the books agree', async () => {
  const { id, read } = await sellVoucher();
  await redeem(id);
  const before = await sumAccounts();
  expect(await expireAtTheEnd()).toBe(1);
  expect(await read()).toBe('expired 0');
  const { voucher, ...others } = before;
  expect(voucher).toBe(-6_000);
  expect(await sumAccounts()).toEqual({ ...others, breakage: -6_000 });
  expect(await reconcile()).toEqual([]);
});

test('a blocked voucher expires, too; extended, it is blocked still', async () => {
  const { id, read } = await sellVoucher();
  const staffId = await block(id);
  expect(await expireAtTheEnd()).toBe(1);
  expect(await read()).toBe('expired 0');
  expect(await sumAccounts()).toMatchObject({ breakage: -10_000 });
  expect(await reconcile()).toEqual([]);
  expect(await change(id, staffId, { kind: 'extend', until: '2030-06-30', reason: 'Was ill' })).toBe('done');
  expect(await read()).toBe('blocked 0');
});

test.each([true, false])(
  'a frozen voucher expires, too, and its buyer still owes the price (delivered: %s)',
  async (isDelivered) => {
    const { read, report } = await sellVoucher({ isDelivered });
    await report({ id: 'one', event: 'chargeback' });
    await expect.poll(read).toBe('frozen 10000');
    expect(await expireAtTheEnd()).toBe(1);
    expect(await read()).toBe('expired 0');
    expect(await sumAccounts()).toEqual({ shopper: 10_000, breakage: -10_000 });
    expect(await reconcile()).toEqual([]);
    await report({ id: 'two', event: 'chargeback-reversed' });
    await expect.poll(sumAccounts).toEqual({ provider: 10_000, breakage: -10_000 });
    expect(await read()).toBe('expired 0');
  },
);

test('a frozen voucher that has expired is frozen still when staff extend it', async () => {
  const { id, read, report } = await sellVoucher();
  const staffId = await block(id);
  await report({ id: 'one', event: 'chargeback' });
  await expect.poll(read).toBe('frozen 10000');
  await expireAtTheEnd();
  expect(await change(id, staffId, { kind: 'extend', until: '2030-06-30', reason: 'Was ill' })).toBe('done');
  expect(await read()).toBe('frozen 0');
});
