import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database.ts';
import { readBalance } from '../../../../tests/factories/vouchers/voucher-fixture.ts';
import { addVoucherBooking, buildVoucherSale } from '../../../../tests/factories/vouchers/voucher-sale.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import type { VoucherPurchase } from '../../../domain/vouchers/voucher-purchase.ts';
import { readVoucherRow, selectVouchers } from '../store/voucher-rows.server.ts';
import { createVoucherSales, findDeliveryTime } from './voucher-sales.server.ts';
import { withdrawVoucher } from './withdraw-voucher.server.ts';

const { db, drop } = await createTestDatabase();
afterAll(drop);

const soldAt = new Date('2026-11-28T12:00:00Z');
const sales = createVoucherSales(brandsAsShipped);

async function sell(purchase: Partial<VoucherPurchase> = {}) {
  const order = buildVoucherSale(purchase);
  const booking = await addVoucherBooking(db, order);
  const record = () =>
    db.transaction().execute((trx) => sales.record(trx, { id: booking.id, order }, soldAt));
  await record();
  const read = async () => {
    const { id, state } = await db
      .selectFrom('voucher')
      .select(['id', 'state'])
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow();
    const delivery = await db
      .selectFrom('voucher_delivery')
      .select(['due_at', 'end_reason'])
      .where('voucher_id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      id,
      state,
      dueAt: delivery.due_at,
      endReason: delivery.end_reason,
      balance: await readBalance(db, id),
    };
  };
  const cancel = () => db.transaction().execute((trx) => sales.cancel(trx, booking.id, soldAt));
  return { ...booking, order, record, read, cancel };
}

test('a sale is recorded once: from then on the voucher is owed, and due for its buyer', async () => {
  const sale = await sell({ amount: 150_00 });
  await sale.record();
  expect(await sale.read()).toMatchObject({
    state: 'ordered',
    balance: 150_00,
    dueAt: soldAt,
    endReason: null,
  });
});

test.each([
  [null, '2026-11-28T12:00:00.000Z'],
  ['2026-12-24', '2026-12-24T07:00:00.000Z'],
  ['2027-07-01', '2027-07-01T06:00:00.000Z'],
  ['2026-11-28', '2026-11-28T12:00:00.000Z'],
])('a voucher for the day %s is due at %s, eight o’clock in the shop', (day, due) => {
  expect(findDeliveryTime(day, soldAt).toISOString()).toBe(due);
});

test('who withdraws has a voucher of nothing, which is delivered no more', async () => {
  const sale = await sell();
  expect(await sale.cancel()).toBe(true);
  expect(await sale.cancel()).toBe(true);
  expect(await sale.read()).toMatchObject({ state: 'void', balance: 0, endReason: 'withdrawn' });
});

test.each([1, 100_00])('a voucher of which %s is redeemed stays as it is', async (redeemed) => {
  const sale = await sell();
  const { id } = await sale.read();
  await db
    .insertInto('voucher_movement')
    .values({ voucher_id: id, at: soldAt, kind: 'lock', amount: -redeemed, booking_id: sale.id })
    .execute();
  expect(await sale.cancel()).toBe(false);
  expect(await sale.read()).toMatchObject({ state: 'ordered', balance: 100_00 - redeemed, endReason: null });
});

test('nothing is redeemed of a voucher whose payment the bank has taken back', async () => {
  const sale = await sell();
  await db.transaction().execute((trx) => sales.freeze(trx, sale.id, soldAt));
  expect(await sale.read()).toMatchObject({ state: 'frozen', balance: 100_00 });
});

test.each([
  ['2026-12-12T22:59:00Z', 'accepted'],
  ['2026-12-12T23:00:00Z', 'late'],
])(
  'a withdrawal that arrives at %s, of a voucher sold on 28 November, is %s',
  async (receivedAt, outcome) => {
    const sale = await sell();
    const cancelled: string[] = [];
    const bookings = {
      withdraw: async (id: string) => {
        cancelled.push(id);
        return 'withdrawn' as const;
      },
    };
    const statement = { brand: 'abendmeer', orderNumber: sale.number, email: 'MIRA@example.org' };
    expect(await withdrawVoucher({ db, bookings }, { ...statement, receivedAt: new Date(receivedAt) })).toBe(
      outcome,
    );
    expect(cancelled).toEqual(outcome === 'accepted' ? [sale.order.checkoutId] : []);
  },
);

test('a number and an address that do not belong together are no contract', async () => {
  const { number } = await sell();
  const bookings = { withdraw: () => Promise.reject(new Error('Nothing is cancelled')) };
  const withdraw = (change: object) =>
    withdrawVoucher(
      { db, bookings },
      { brand: 'abendmeer', orderNumber: number, email: 'mira@example.org', receivedAt: soldAt, ...change },
    );
  expect(await withdraw({ email: 'jonas@example.org' })).toBe('unknown');
  expect(await withdraw({ brand: 'tagwind' })).toBe('unknown');
  expect(await withdraw({ orderNumber: 'AAAA-2222' })).toBe('unknown');
});

test('a voucher that was redeemed is not withdrawn from', async () => {
  const { number } = await sell();
  const statement = {
    brand: 'abendmeer',
    orderNumber: number,
    email: 'mira@example.org',
    receivedAt: soldAt,
  };
  expect(
    await withdrawVoucher({ db, bookings: { withdraw: async () => 'redeemed' as const } }, statement),
  ).toBe('redeemed');
});

test('a voucher is sold under the rule of its brand', async () => {
  const brand = brandsAsShipped.get('abendmeer');
  if (brand.vouchers === null) throw new Error('Abendmeer sells vouchers');
  const terms = { waitingDays: 3, minimum: 500_00, isCombinable: false };
  const vouchers = { ...brand.vouchers, terms };
  const strict = createVoucherSales({ get: () => ({ ...brand, vouchers }) });
  const order = buildVoucherSale();
  const { id } = await addVoucherBooking(db, order);
  await db.transaction().execute((trx) => strict.record(trx, { id, order }, soldAt));
  const row = await selectVouchers(db).where('booking_id', '=', id).executeTakeFirstOrThrow();
  expect(readVoucherRow(row)).toMatchObject({
    validFrom: requireDay('2026-12-01'),
    minimum: 500_00,
    isCombinable: false,
  });
});
