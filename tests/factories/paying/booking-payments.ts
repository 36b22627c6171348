import { sql } from 'kysely';
import type { Pool } from 'pg';
import { openKysely } from '../../../src/database/open-kysely.server.ts';
import type { BookingOrder } from '../../../src/domain/booking/booking-order.ts';
import { invoiceTotalOf } from '../../../src/domain/money/package-price.ts';
import type { VoucherSales } from '../../../src/features/booking/model/voucher-sales.server.ts';
import { voucherLedger } from '../../../src/features/booking/store/voucher-ledger.server.ts';
import { lastDayOfVoucher } from '../../../src/features/vouchers/model/last-day-of-voucher.ts';
import { insertVoucher } from '../../../src/features/vouchers/store/issue-voucher.server.ts';
import { createVoucherHolds } from '../../../src/features/vouchers/store/voucher-holds.server.ts';
import { type BookingFixture, openBookingFixture } from '../booking-fixture.ts';
import { addVoucher, testDigests } from '../vouchers/voucher-fixture.ts';
import { addMember, createFakeLoyalty, openLoyaltyTables } from './fake-loyalty.ts';

/** Holds of the vouchers of `addOwedVoucher`. */
export const voucherHoldsUnderTest = createVoucherHolds(testDigests);

/** Bookings that vouchers and miles pay a part of: Ada has 100,000 points in a programme of the tests. */
export async function openPartPaymentFixture(pool: Pool): Promise<BookingFixture> {
  await openLoyaltyTables(pool);
  await addMember(pool, 'ada', 100_000);
  const accounts = { findToken: async (id: string) => id };
  const loyalty = { port: createFakeLoyalty(pool), accounts };
  return openBookingFixture(pool, { vouchers: voucherHoldsUnderTest, loyalty });
}

/** A voucher that can be redeemed and is owed in the ledger. @param amount minor units @returns its id */
export async function addOwedVoucher(pool: Pool, amount: number): Promise<string> {
  const db = openKysely(pool);
  const at = new Date('2026-03-01T12:00:00Z');
  const { id } = await addVoucher(db, { amount, at });
  await db
    .transaction()
    .execute((trx) => voucherLedger.correct(trx, { voucherId: id, currency: 'EUR', amount, at }));
  return id;
}

/** Points for one minor unit in tests. */
export const pointsPerCent = 3;

/** The order, a part of which vouchers and miles pay. Amounts are minor units. */
export function payPartly(
  order: BookingOrder,
  {
    vouchers = {},
    miles = 0,
    accountId = '',
  }: { vouchers?: Readonly<Record<string, number>>; miles?: number; accountId?: string },
): BookingOrder {
  const paid = Object.entries(vouchers).map(([voucherId, amount]) => ({ voucherId, hint: 'TEST', amount }));
  const coupon = paid.reduce((sum, { amount }) => sum + amount, 0);
  if (coupon + miles > invoiceTotalOf(order.price)) throw new Error('That is more than the order costs');
  return {
    ...order,
    price: { ...order.price, coupon, miles },
    vouchers: paid,
    miles:
      miles === 0
        ? null
        : { accountId, programme: 'Weitmeilen', points: miles * pointsPerCent, amount: miles },
  };
}

/** The least that the sale of vouchers has to do, on the vouchers' own tables. */
export const voucherSalesUnderTest: VoucherSales = {
  find: async () => new Map(),
  async record(trx, { id, order }, at) {
    const { companyId, brand, market, currency, voucher } = order;
    const { amount } = voucher;
    const terms = { waitingDays: 0, minimum: 0, isCombinable: true };
    await insertVoucher(trx, {
      companyId,
      brand,
      market,
      currency,
      amount,
      bookingId: id,
      at,
      validYears: 3,
      terms,
    });
  },
  async cancel(trx, bookingId, at) {
    const { rows } = await sql<{ id: string; amount: string; is_whole: boolean }>`
      select v.id, v.face_amount as amount, v.face_amount = (
        select sum(m.amount) from voucher_movement m where m.voucher_id = v.id
      ) as is_whole from voucher v where v.booking_id = ${bookingId} for update`.execute(trx);
    const [voucher] = rows;
    if (voucher === undefined || !voucher.is_whole) return false;
    await sql`update voucher set state = 'void' where id = ${voucher.id}`.execute(trx);
    await sql`insert into voucher_movement (voucher_id, at, kind, amount, booking_id)
      values (${voucher.id}, ${at}, 'refund', ${-Number(voucher.amount)}, ${bookingId})`.execute(trx);
    return true;
  },
  lastDayInPlace: (_brand, given) => lastDayOfVoucher(given, 3),
  giveInPlace: (trx, { bookingId, ...voucher }, at) =>
    insertVoucher(trx, {
      ...voucher,
      bookingId: null,
      owedBy: bookingId,
      at,
      validYears: 3,
      terms: { waitingDays: 0, minimum: 0, isCombinable: true },
    }),
  async freeze(trx, bookingId) {
    await sql`update voucher set state = 'frozen' where booking_id = ${bookingId}`.execute(trx);
  },
  async thaw(trx, bookingId) {
    await sql`update voucher set state = case when code_digest is null then 'ordered' else 'active' end
      where booking_id = ${bookingId} and state = 'frozen'`.execute(trx);
  },
};
