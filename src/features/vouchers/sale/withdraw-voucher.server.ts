import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { voucherPolicy } from '../../../defaults.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';

interface WithdrawDeps {
  readonly db: Db;
  /** Ends the order, voids its voucher and gives its money back. */
  readonly bookings: {
    withdraw(checkoutId: string): Promise<'withdrawn' | 'redeemed' | 'not-possible'>;
  };
}

/** The last day on which a buyer may withdraw; that of the sale does not count (Regulation (EEC, Euratom) No 1182/71, Article 3). */
export function lastDayOfWithdrawal(soldAt: Date): Day {
  return dayAt(soldAt) + voucherPolicy.withdrawalDays;
}

/**
 * Withdraws from the purchase of a voucher: number and address of the order have to belong together. What arrived in time counts, however
 * long it took to carry it out. A repeated call gives the same outcome.
 */
export async function withdrawVoucher(
  { db, bookings }: WithdrawDeps,
  {
    brand,
    orderNumber,
    email,
    receivedAt,
  }: {
    readonly brand: string;
    readonly orderNumber: string;
    readonly email: string;
    readonly receivedAt: Date;
  },
): Promise<'accepted' | 'redeemed' | 'late' | 'unknown'> {
  const sale = await db
    .selectFrom('voucher')
    .innerJoin('booking', 'booking.id', 'voucher.booking_id')
    .select(['booking.checkout_id', 'voucher.created_at', 'voucher.state'])
    .where('booking.booking_number', '=', orderNumber)
    .where('voucher.brand', '=', brand)
    .where(sql<boolean>`lower(booking."order" -> 'contact' ->> 'email') = lower(${email})`)
    .executeTakeFirst();
  if (sale === undefined) return 'unknown';
  if (dayAt(receivedAt) > lastDayOfWithdrawal(sale.created_at)) return 'late';
  // It was withdrawn from before.
  if (sale.state === 'void') return 'accepted';
  const ended = await bookings.withdraw(sale.checkout_id);
  if (ended === 'withdrawn') return 'accepted';
  // A payment that is disputed, for example: people look at it.
  return ended === 'redeemed' ? 'redeemed' : 'unknown';
}
