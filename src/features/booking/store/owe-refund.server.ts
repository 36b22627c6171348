import { type Kysely, sql } from 'kysely';
import { chargedNow } from '../../../domain/booking/instalments.ts';
import type { RefundReason } from '../model/refunds/due-refund.ts';
import { splitAmongPayments, type TripPayment } from '../model/refunds/split-among-payments.ts';
import { type BookingDatabase, closeBookingTables } from './booking-rows.server.ts';
import { insertDueRefund } from './insert-due-refund.server.ts';

interface Owed {
  /** Minor units. */
  readonly amount: number;
  readonly reason: RefundReason;
  readonly at: Date;
}

/** Owes a refund to the payments of a trip, in this order. A part of the transaction that it follows from. */
export async function oweRefund(
  trx: Kysely<BookingDatabase>,
  { amount, reason, at }: Owed,
  payments: readonly TripPayment[],
): Promise<void> {
  for (const part of splitAmongPayments(amount, payments))
    await insertDueRefund(closeBookingTables(trx), { ...part, reason }, at);
}

/** Owes what a cancelled trip gives back to the payments that came after its own, the last one first. @param amount minor units */
export async function oweLaterPayments(
  trx: Kysely<BookingDatabase>,
  tripBookingId: string,
  amount: number,
  at: Date,
): Promise<void> {
  if (amount === 0) return;
  const payments = await listLaterPayments(trx, tripBookingId);
  await oweRefund(trx, { amount, reason: 'cancellation', at }, payments);
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
  const back = Number(own.refunded_miles) + Number(own.refunded_vouchers);
  return [{ bookingId: own.id, left: leftOf(own) + coupon + miles - back }, ...later];
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
    'paid_out',
    'charged_back',
    'refunded_miles',
    'refunded_vouchers',
    sql<string>`(select coalesce(sum(amount), 0) from due_refund
      where booking_id = booking.id and state not in ('proposed', 'refunded'))`.as('due'),
  ]);
}

type PaymentRow = Awaited<ReturnType<ReturnType<typeof selectPayments>['executeTakeFirstOrThrow']>>;

/** What the provider has left of a payment, without what is to be refunded of it already. */
function leftOf({ order, refunded, paid_out, charged_back, due }: PaymentRow): number {
  return chargedNow(order) - Number(refunded) - Number(paid_out) - Number(charged_back) - Number(due);
}
