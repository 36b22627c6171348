import type { Pool } from 'pg';
import { openKysely } from '../../src/database/open-kysely.server.ts';
import type { BookingOrder } from '../../src/domain/booking/booking-order.ts';
import { invoiceTotalOf } from '../../src/domain/money/package-price.ts';
import { voucherLedger } from '../../src/features/booking/store/voucher-ledger.server.ts';
import { createVoucherHolds } from '../../src/features/vouchers/store/voucher-holds.server.ts';
import { addVoucher, testDigests } from './voucher-fixture.ts';

/** The vouchers of `addPaidVoucher`. */
export const voucherHoldsUnderTest = createVoucherHolds(testDigests);

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
const pointsPerCent = 3;

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
    miles: miles === 0 ? null : { accountId, points: miles * pointsPerCent, amount: miles },
  };
}
