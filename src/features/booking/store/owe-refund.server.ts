import { type Kysely, sql } from 'kysely';
import { totalOf } from '../../../domain/money/package-price.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { splitAmongPayments, type TripPayment } from '../model/split-among-payments.ts';
import type { BookingDatabase } from './booking-rows.server.ts';

/** Days within which money that is owed is back (directive (EU) 2015/2302, art. 12). */
const REFUND_DAYS = 14;

interface Owed {
  /** Id of the row where it is one; several rows count on from it. */
  readonly id: string;
  readonly amount: number;
  readonly reason: 'change' | 'cancellation';
  readonly at: Date;
}

/** Owes a refund to the payments of a trip, in this order. A part of the transaction that it follows from. */
export async function oweRefund(
  trx: Kysely<BookingDatabase>,
  { id, amount, reason, at }: Owed,
  payments: readonly TripPayment[],
): Promise<void> {
  const parts = splitAmongPayments(amount, payments);
  if (parts.length === 0) return;
  await trx
    .insertInto('due_refund')
    .values(
      parts.map((part, index) => ({
        id: index === 0 ? id : `${id}-${index}`,
        booking_id: part.bookingId,
        amount: String(part.amount),
        reason,
        created_at: at,
        promised_on: formatDay(dayAt(at) + REFUND_DAYS),
      })),
    )
    .execute();
}

/** Owes what a cancelled trip gives back to the payments that came after its own, the last one first. */
export async function oweLaterPayments(
  trx: Kysely<BookingDatabase>,
  {
    booking,
    change,
    at,
  }: { readonly booking: BookingRecord; readonly change: { readonly toLater: number }; readonly at: Date },
): Promise<void> {
  const { id, attempt } = booking;
  const owed = { id: `${id}-${attempt}-later`, amount: change.toLater, reason: 'cancellation', at } as const;
  if (change.toLater > 0) await oweRefund(trx, owed, await listLaterPayments(trx, booking.id));
}

/** The payments of a trip: its own with all that it was paid with, then those of later orders, the last one first. */
export async function listPayments(
  trx: Kysely<BookingDatabase>,
  tripBookingId: string,
): Promise<readonly TripPayment[]> {
  const [own, later] = await Promise.all([
    selectPayments(trx).where('id', '=', tripBookingId).executeTakeFirstOrThrow(),
    listLaterPayments(trx, tripBookingId),
  ]);
  const { coupon, miles } = own.order.price;
  return [{ bookingId: own.id, left: leftOf(own) + coupon + miles }, ...later];
}

async function listLaterPayments(
  trx: Kysely<BookingDatabase>,
  tripBookingId: string,
): Promise<readonly TripPayment[]> {
  const rows = await selectPayments(trx)
    .where('trip_booking_id', '=', tripBookingId)
    .where('payment_state', '=', 'captured')
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ bookingId: row.id, left: leftOf(row) }));
}

function selectPayments(trx: Kysely<BookingDatabase>) {
  return trx.selectFrom('booking').select([
    'id',
    'order',
    'refunded',
    'charged_back',
    sql<string>`(select coalesce(sum(amount), 0) from due_refund
      where booking_id = booking.id and state <> 'refunded')`.as('due'),
  ]);
}

type PaymentRow = Awaited<ReturnType<ReturnType<typeof selectPayments>['executeTakeFirstOrThrow']>>;

/** What the provider has left of a payment, without what is to be refunded of it already. */
function leftOf({ order, refunded, charged_back, due }: PaymentRow): number {
  return totalOf(order.price) - Number(refunded) - Number(charged_back) - Number(due);
}
