import type { Db } from '../../../database/open-kysely.server.ts';
import { isPackage } from '../../../domain/booking/is-package.ts';
import type { NoticeFacts, RaiseReason } from '../../../domain/booking/trip-notice.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { currentOrder } from '../model/booking-record.ts';
import { openBookingTables, readBookingRow, selectBooking } from '../store/booking-rows.server.ts';
import { describePriceRaise, isRaiseInTime } from './describe-price-raise.ts';
import type { RaiseOutcome } from './raise-outcome.ts';
import { generateNoticeId } from './take-notices.server.ts';
import { insertNoticeEvent, openNoticeTables } from './trip-notices.server.ts';

/** A raise as staff enter it. */
export interface EnteredRaise {
  /** Of the form: sent twice, it is the same raise. */
  readonly id: string;
  /** Minor units of the charged currency. */
  readonly amount: number;
  readonly reason: RaiseReason;
  /** How the amount is calculated: the traveller reads it. */
  readonly calculation: string;
  /** Name of the member of staff. */
  readonly by: string;
}

export type EnterPriceRaise = (bookingNumber: string, raise: EnteredRaise) => Promise<RaiseOutcome>;

/** Enters a raise of a trip's price; its notice goes out at once, and what it means for the price follows from it. */
export function createPriceRaiseEntry({
  db,
  clock,
  onEntered,
}: {
  readonly db: Db;
  readonly clock: Clock;
  /** Called when there is something to send. */
  readonly onEntered: () => void;
}): EnterPriceRaise {
  return async (bookingNumber, { id, amount, reason, calculation, by }) => {
    const row = await openBookingTables(db)
      .selectFrom('booking')
      .select(selectBooking)
      .where('booking_number', '=', bookingNumber)
      .where('trip_booking_id', 'is', null)
      .where('state', '=', 'booked')
      .executeTakeFirst();
    const booking = row && readBookingRow(row);
    const order = booking && currentOrder(booking);
    if (booking === undefined || order?.kind !== 'trip' || !isPackage(order.trip, order.extras))
      return 'not-possible';
    if (!Number.isSafeInteger(amount) || amount < 1) return 'not-possible';
    const at = clock.now();
    if (!isRaiseInTime(order, dayAt(at))) return 'too-late';
    const facts: NoticeFacts = describePriceRaise(order.price, { amount, reason, calculation });
    await openNoticeTables(db)
      .transaction()
      .execute(async (trx) => {
        const inserted = await trx
          .insertInto('trip_notice')
          .values({
            id: generateNoticeId(),
            booking_id: booking.id,
            source: `raise ${id}`,
            facts: JSON.stringify(facts),
            created_at: at,
            next_at: at,
          })
          .onConflict((conflict) => conflict.column('source').doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows !== 1n) return;
        await insertNoticeEvent(trx, booking.id, at, 'notice', {
          notice: 'price-raised',
          by,
          note: calculation,
        });
      });
    onEntered();
    return 'done';
  };
}
