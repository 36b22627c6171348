import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { SoldVoucher } from '../../../domain/vouchers/sold-voucher.ts';
import { balanceOf, openVoucherTables } from './voucher-rows.server.ts';

/** What orders have paid with the voucher of a query's row, less what came back, decimal text. */
export const redeemedOf = sql<string>`(select coalesce(-sum(amount), 0) from voucher_movement
  where voucher_id = voucher.id and kind in ('lock', 'unlock', 'return'))`;

/** The vouchers that bookings have sold, by the booking's id. */
export async function readSoldVouchers(
  db: Db,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, SoldVoucher>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await openVoucherTables(db)
    .selectFrom('voucher')
    .select([
      'id',
      'hint',
      'state',
      sql<string>`booking_id`.as('sale'),
      redeemedOf.as('redeemed'),
      balanceOf.as('balance'),
    ])
    .where('booking_id', 'in', [...bookingIds])
    .execute();
  return new Map(
    rows.map(({ sale, balance, redeemed, ...voucher }) => [
      sale,
      { ...voucher, balance: Number(balance), redeemed: Number(redeemed) },
    ]),
  );
}
