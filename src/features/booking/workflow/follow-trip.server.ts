import { type Kysely, sql } from 'kysely';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { openPaymentRequest, withdrawPaymentRequest } from '../instalments/payment-requests.server.ts';
import { requestOpenBalance } from '../instalments/request-open-balance.server.ts';
import { type BookingRecord, currentOrder, isTripCancelled } from '../model/booking-record.ts';
import { openRaise } from '../model/open-balance.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import { paymentRequestStates } from '../model/payment-request.ts';
import { owedNow, refundedBefore } from '../model/settlement.ts';
import {
  type BookingDatabase,
  closeBookingTables,
  readBookingRow,
  requireBooking,
  selectBooking,
} from '../store/booking-rows.server.ts';
import { insertDueRefund } from '../store/insert-due-refund.server.ts';
import { oweLaterPayments } from '../store/owe-refund.server.ts';
import type { BookingChange } from './booking-change.ts';

interface Followed {
  readonly booking: BookingRecord;
  readonly change: BookingChange;
  readonly links: PaymentLinks;
  readonly at: Date;
}

/**
 * Stores what a change of a trip means for its later payments, and a later payment for its trip, in the change's own transaction: the
 * balance is asked for once the trip is booked, follows its changes, is withdrawn when it is cancelled, and what later payments get back becomes
 * due.
 */
export async function followTrip(
  trx: Kysely<BookingDatabase>,
  { booking, change, links, at }: Followed,
): Promise<void> {
  const { order } = booking;
  if (order.kind !== 'voucher' && hasRefundedChange(booking, change)) {
    const trip = await (order.kind === 'trip'
      ? requireBooking(trx, booking.id)
      : moveVersion(trx, order.tripBookingId));
    await askForRaise(trx, links, trip, at);
  }
  if (order.kind === 'payment') return recordPayment(trx, { booking, change, links, at });
  if (order.kind === 'change') {
    if (!change.amendsTrip) return;
    const trip = await requireBooking(trx, order.tripBookingId);
    const purpose = order.change === 'price' ? 'request' : 'balance';
    return requestOpenBalance(trx, links, { trip, before: order.before.trip, purpose, at });
  }
  if (order.kind !== 'trip') return;
  const { instalments } = order;
  if (booking.state === 'writing' && change.set.state === 'booked' && instalments !== undefined)
    await openPaymentRequest(trx, links, {
      bookingId: booking.id,
      amount: instalments.balance,
      purpose: 'balance',
      note: '',
      dueOn: requireDay(instalments.dueOn),
      requestedBy: null,
      at,
    });
  if (change.set.state === 'cancelling') await withdrawPaymentRequest(trx, booking.id, at);
  await oweLaterPayments(trx, booking.id, change.set.laterRefund ?? 0, at);
}

/** True where a step has given back money that a cheaper change, or an insurance that was withdrawn from, had left. */
function hasRefundedChange(booking: BookingRecord, { set }: BookingChange): boolean {
  const after = { ...booking, ...set };
  const reason = after.dueRefund?.reason;
  const isOfChange = reason === 'change' || reason === 'withdrawal';
  return isOfChange && refundedBefore(after) !== refundedBefore(booking);
}

/**
 * A raise that came while a cheaper change or a withdrawal had still to be refunded was set off against what was due. Once that has gone back, the raise is asked
 * for.
 */
async function askForRaise(
  trx: Kysely<BookingDatabase>,
  links: PaymentLinks,
  trip: BookingRecord,
  at: Date,
): Promise<void> {
  const current = currentOrder(trip);
  if (current.kind !== 'trip' || openRaise(trip) === 0) return;
  await requestOpenBalance(trx, links, { trip, before: current.trip, purpose: 'request', at });
}

/** The trip's version moves with each movement of its payments, so that no cancellation settles what it has not read. */
async function moveVersion(trx: Kysely<BookingDatabase>, tripBookingId: string): Promise<BookingRecord> {
  const row = await trx
    .updateTable('booking')
    .set({ version: sql`version + 1` })
    .where('id', '=', tripBookingId)
    .returning(selectBooking)
    .executeTakeFirstOrThrow();
  return readBookingRow(row);
}

/** A payment that came too late goes back as far as nothing is owed; where a change has made the balance higher meanwhile, the rest is asked for. */
async function recordPayment(
  trx: Kysely<BookingDatabase>,
  { booking, change, links, at }: Followed,
): Promise<void> {
  const { order } = booking;
  if (order.kind !== 'payment' || change.ledger.length === 0) return;
  const trip = await moveVersion(trx, order.tripBookingId);
  if (change.set.bookedAt === undefined) return;
  await trx
    .updateTable('payment_request')
    .set({ state: 'paid', ended_at: at })
    .where('id', '=', order.checkoutId)
    .where('state', 'in', paymentRequestStates.listBefore('paid'))
    .execute();
  const amount = order.price.base;
  const owed = owedNow({ ...trip, paidLater: trip.paidLater - amount });
  const reason = isTripCancelled(trip) ? 'cancellation' : 'change';
  const refund = { bookingId: booking.id, amount: amount - owed, reason } as const;
  if (amount > owed) await insertDueRefund(closeBookingTables(trx), refund, at);
  const current = currentOrder(trip);
  // A part that staff have asked for leaves the rest to them, unless that is a raise.
  if (current.kind === 'trip' && (order.purpose === 'balance' || openRaise(trip) > 0))
    await requestOpenBalance(trx, links, { trip, before: current.trip, purpose: 'balance', at });
}
