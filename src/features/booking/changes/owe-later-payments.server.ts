import type { Kysely } from 'kysely';
import { totalOf } from '../../../domain/money/package-price.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { BookingDatabase } from '../store/booking-rows.server.ts';
import type { BookingChange } from '../workflow/booking-change.ts';
import { REFUND_DAYS } from './amend-trip.server.ts';

interface Owing {
  readonly booking: BookingRecord;
  readonly change: Pick<BookingChange, 'toLater'>;
  readonly at: Date;
}

/** Owes what a cancelled trip gives back to the payments that came after its own, the last one first: none gets more than it brought. */
export async function oweLaterPayments(
  trx: Kysely<BookingDatabase>,
  { booking, change, at }: Owing,
): Promise<void> {
  if (change.toLater === 0) return;
  const payments = await trx
    .selectFrom('booking')
    .select(['id', 'order', 'refunded', 'charged_back'])
    .where('trip_booking_id', '=', booking.id)
    .where('payment_state', '=', 'captured')
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .execute();
  let left = change.toLater;
  for (const { id, order, refunded, charged_back } of payments) {
    const amount = Math.min(left, totalOf(order.price) - Number(refunded) - Number(charged_back));
    if (amount <= 0) continue;
    left -= amount;
    await trx
      .insertInto('due_refund')
      .values({
        id: `${id}-cancellation`,
        booking_id: id,
        amount: String(amount),
        reason: 'cancellation',
        created_at: at,
        promised_on: formatDay(dayAt(at) + REFUND_DAYS),
      })
      .execute();
  }
  if (left > 0) throw new Error(`Of what trip ${booking.id} gives back ${left} was never paid`);
}
