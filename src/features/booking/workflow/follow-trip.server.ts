import { type Kysely, sql } from 'kysely';
import { instalmentPolicy } from '../../../defaults.ts';
import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import {
  adjustBalance,
  findOpenBalance,
  openPaymentRequest,
  withdrawPaymentRequest,
} from '../instalments/payment-requests.server.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { balanceDueOn, openBalance } from '../model/open-balance.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import { paymentRequestStates } from '../model/payment-request.ts';
import { owedNow } from '../model/settlement.ts';
import {
  type BookingDatabase,
  closeBookingTables,
  readBookingRow,
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
  if (order.kind === 'payment') return recordPayment(trx, { booking, change, links, at });
  if (order.kind === 'change') {
    if (!change.amendsTrip) return;
    const trip = await findTrip(trx, order.tripBookingId);
    if (order.change === 'price') return askForRaise(trx, links, trip, at);
    return askForBalance(trx, links, { trip, before: order.before.trip, at });
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

/**
 * The trip's version moves with each movement of its payments, so that no cancellation settles what it has not read. A payment that came
 * too late goes back as far as nothing is owed; where a change has made the balance higher meanwhile, the rest is asked for.
 */
async function recordPayment(
  trx: Kysely<BookingDatabase>,
  { booking, change, links, at }: Followed,
): Promise<void> {
  const { order } = booking;
  if (order.kind !== 'payment' || change.ledger.length === 0) return;
  const row = await trx
    .updateTable('booking')
    .set({ version: sql`version + 1` })
    .where('id', '=', order.tripBookingId)
    .returning(selectBooking)
    .executeTakeFirstOrThrow();
  if (change.set.bookedAt === undefined) return;
  await trx
    .updateTable('payment_request')
    .set({ state: 'paid', ended_at: at })
    .where('id', '=', order.checkoutId)
    .where('state', 'in', paymentRequestStates.listBefore('paid'))
    .execute();
  const trip = readBookingRow(row);
  const amount = order.price.base;
  const owed = owedNow({ ...trip, paidLater: trip.paidLater - amount });
  const hasEnded = trip.state === 'cancelling' || trip.state === 'cancelled';
  const reason = hasEnded ? 'cancellation' : 'change';
  const refund = { bookingId: booking.id, amount: amount - owed, reason } as const;
  if (amount > owed) await insertDueRefund(closeBookingTables(trx), refund, at);
  const current = currentOrder(trip);
  if (order.purpose === 'balance' && current.kind === 'trip' && openBalance(trip) > 0)
    await askForBalance(trx, links, { trip, before: current.trip, at });
}

/**
 * Asks for what is left of a balance: by the request that is open, else by one more.
 * @param before the trip without the change that moves its balance
 */
async function askForBalance(
  trx: Kysely<BookingDatabase>,
  links: PaymentLinks,
  { trip, before, at }: { readonly trip: BookingRecord; readonly before: BookedTrip; readonly at: Date },
): Promise<void> {
  const amount = openBalance(trip);
  const { order, id: bookingId } = trip;
  const current = currentOrder(trip);
  if (order.kind !== 'trip' || current.kind !== 'trip') return;
  const open = await findOpenBalance(trx, bookingId);
  const today = dayAt(at);
  const dueOn = balanceDueOn(order, { before, after: current.trip, dueOn: open?.dueOn ?? null, today });
  if (dueOn === null) return;
  if (open !== null) return adjustBalance(trx, open, { amount, dueOn, at });
  if (amount === 0) return;
  await openPaymentRequest(trx, links, {
    bookingId,
    amount,
    purpose: 'balance',
    note: '',
    dueOn: Math.max(dueOn, today),
    requestedBy: null,
    at,
  });
}

/**
 * Asks for what a raise has made owed: with the balance where that is open, else by a link of its own. That one cancels nothing when it is not
 * paid. Where staff ask for something already, what is owed is among their tasks.
 */
async function askForRaise(
  trx: Kysely<BookingDatabase>,
  links: PaymentLinks,
  trip: BookingRecord,
  at: Date,
): Promise<void> {
  const { order, id: bookingId } = trip;
  const current = currentOrder(trip);
  const amount = owedNow(trip);
  if (order.kind !== 'trip' || current.kind !== 'trip' || amount === 0) return;
  const open = await findOpenBalance(trx, bookingId);
  if (open !== null) return adjustBalance(trx, open, { amount: openBalance(trip), dueOn: open.dueOn, at });
  const today = dayAt(at);
  const { departure } = stayOfTrip(current.trip);
  await openPaymentRequest(trx, links, {
    bookingId,
    amount,
    purpose: 'request',
    note: '',
    dueOn: Math.max(today, Math.min(today + instalmentPolicy.requestDays, departure - 1)),
    requestedBy: null,
    at,
  });
}

async function findTrip(trx: Kysely<BookingDatabase>, id: string): Promise<BookingRecord> {
  const row = await trx
    .selectFrom('booking')
    .select(selectBooking)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return readBookingRow(row);
}
