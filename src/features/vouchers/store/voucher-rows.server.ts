import { type Selectable, sql } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import type { VoucherRecord } from '../model/voucher-record.ts';

interface VoucherTables {
  voucher: NarrowedColumns<'voucher', { market: MarketCode; currency: CurrencyCode }>;
  voucher_event: NarrowedColumns<'voucher_event', { facts: Readonly<Record<string, unknown>> }>;
}

export const openVoucherTables = (db: Db) => narrowColumns<VoucherTables>(db);

/** Vouchers with what is left on each. */
export function selectVouchers(db: Db) {
  return openVoucherTables(db)
    .selectFrom('voucher')
    .selectAll('voucher')
    .select((eb) => [
      eb.cast<string | null>('voucher.valid_from', 'text').as('first_day'),
      eb.cast<string>('voucher.expires_on', 'text').as('last_day'),
      balanceOf.as('balance'),
    ]);
}

/** What is left on the voucher of a query's row, decimal text. */
export const balanceOf = sql<string>`(select coalesce(sum(amount), 0) from voucher_movement where voucher_id = voucher.id)`;

type VoucherRow = Selectable<VoucherTables['voucher']> & {
  readonly first_day: string | null;
  readonly last_day: string;
  readonly balance: string;
};

export function readVoucherRow(row: VoucherRow): VoucherRecord {
  return {
    id: row.id,
    companyId: row.company_id,
    brand: row.brand,
    market: row.market,
    currency: row.currency,
    hint: row.hint,
    faceAmount: Number(row.face_amount),
    balance: Number(row.balance),
    state: row.state,
    validFrom: row.first_day === null ? null : requireDay(row.first_day),
    expiresOn: requireDay(row.last_day),
    bookingId: row.booking_id,
    createdAt: row.created_at,
    minimum: Number(row.minimum),
    isCombinable: row.combinable,
  };
}
