import { sql } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { voucherPolicy } from '../../../defaults.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { VoucherPurchase } from '../../../domain/vouchers/voucher-purchase.ts';
import { lastDayOfWithdrawal } from './withdraw-voucher.server.ts';

/** A gift voucher that a member has bought. Days are `YYYY-MM-DD`. */
interface BoughtVoucher {
  readonly bookingNumber: string;
  /** Face value, minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly boughtOn: string;
  /** For whom it is; '' for nobody in particular. */
  readonly recipient: string;
  readonly isReturned: boolean;
  /** The last day to withdraw from the purchase; null once the right has ended. */
  readonly withdrawUntil: string | null;
}

interface SaleTables {
  booking: NarrowedColumns<'booking', { order: { readonly voucher: VoucherPurchase } }>;
  voucher: NarrowedColumns<'voucher', { currency: CurrencyCode }>;
}

/** Lists the gift vouchers that a member has bought from a brand, the latest first; of very many the earliest are left out. */
export async function listBoughtVouchers(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { memberId, brand }: { readonly memberId: string; readonly brand: string },
): Promise<readonly BoughtVoucher[]> {
  const rows = await narrowColumns<SaleTables>(db)
    .selectFrom('voucher')
    .innerJoin('booking', 'booking.id', 'voucher.booking_id')
    .select(['booking.booking_number', 'booking.order', 'voucher.face_amount', 'voucher.currency'])
    .select(['voucher.created_at', 'voucher.state'])
    .select(
      sql<boolean>`voucher.state = 'active' and voucher.face_amount <>
        (select sum(amount) from voucher_movement where voucher_id = voucher.id)`.as('is_redeemed'),
    )
    .where('booking.member_id', '=', memberId)
    .where('booking.anonymised_at', 'is', null)
    .where('voucher.brand', '=', brand)
    .orderBy('voucher.created_at', 'desc')
    .limit(voucherPolicy.listedOfMember)
    .execute();
  const today = dayAt(clock.now());
  return rows.map((row) => {
    const { firstName, lastName } = row.order.voucher.recipient;
    const last = lastDayOfWithdrawal(row.created_at);
    const mayEnd = row.state === 'ordered' || (row.state === 'active' && !row.is_redeemed);
    return {
      bookingNumber: row.booking_number,
      amount: Number(row.face_amount),
      currency: row.currency,
      boughtOn: formatDay(dayAt(row.created_at)),
      recipient: `${firstName} ${lastName}`.trim(),
      isReturned: row.state === 'void',
      withdrawUntil: mayEnd && today <= last ? formatDay(last) : null,
    };
  });
}
