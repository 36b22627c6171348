import { type Expression, sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import type { LateRaise } from './trip-notice.ts';
import { openNoticeTables } from './trip-notices.server.ts';

const wasCalledOff = (bookingId: Expression<string>) =>
  sql<boolean>`exists (select from trip_notice called_off
    where called_off.booking_id = ${bookingId} and called_off.announced ->> 'kind' = 'trip-cancelled')`;

/** True for a raise that is a task of staff: it was not made, or was announced too late, and its trip goes on. */
export const isLateRaise = sql<boolean>`((trip_notice.state = 'dropped' or announced_late_at is not null)
  and facts ->> 'kind' = 'price-raised' and seen_at is null
  and not ${wasCalledOff(sql.ref('trip_notice.booking_id'))}
  and exists (select from booking where booking.id = trip_notice.booking_id and booking.state not in ('cancelling', 'cancelled')))`;

/** Whether the supplier has announced that a trip cannot take place: nothing of it can be changed any more. */
export async function isCalledOff(db: Db, bookingId: string): Promise<boolean> {
  const row = await db.selectNoFrom(wasCalledOff(sql.val(bookingId)).as('is')).executeTakeFirstOrThrow();
  return row.is;
}

/** What the form of a price raise shows of its booking; null for a number that no trip has. */
export async function findRaisable(
  db: Db,
  bookingNumber: string,
): Promise<{ readonly currency: CurrencyCode; readonly late: readonly LateRaise[] } | null> {
  const booking = await openBookingTables(db)
    .selectFrom('booking')
    .select(['id', sql<CurrencyCode>`"order" ->> 'currency'`.as('currency')])
    .where('booking_number', '=', bookingNumber)
    .where('trip_booking_id', 'is', null)
    .where(sql<boolean>`"order" ->> 'kind' = 'trip'`)
    .executeTakeFirst();
  if (booking === undefined) return null;
  const rows = await openNoticeTables(db)
    .selectFrom('trip_notice')
    .select(['id', 'created_at', 'announced_late_at', sql<number>`(facts ->> 'amount')::int`.as('amount')])
    .where('booking_id', '=', booking.id)
    .where(isLateRaise)
    .orderBy('created_at')
    .execute();
  const late = rows.map(({ id, created_at: enteredAt, announced_late_at: announcedLateAt, amount }) => ({
    id,
    isMade: announcedLateAt !== null,
    enteredAt,
    amount,
  }));
  return { currency: booking.currency, late };
}

/** Staff have seen a raise of a trip that came too late: their task ends. @returns false where it is none of it, or somebody has seen it already */
export async function markLateRaiseSeen(
  db: Db,
  {
    bookingNumber,
    noticeId,
    at,
  }: { readonly bookingNumber: string; readonly noticeId: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await openNoticeTables(db)
    .updateTable('trip_notice')
    .set({ seen_at: at })
    .where('id', '=', noticeId)
    .where('booking_id', 'in', (booking) =>
      booking.selectFrom('booking').select('booking.id').where('booking_number', '=', bookingNumber),
    )
    .where(isLateRaise)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
