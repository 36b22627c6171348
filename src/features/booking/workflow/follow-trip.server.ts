import { type Kysely, sql } from 'kysely';
import { instalmentPolicy } from '../../../defaults.ts';
import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import { type Day, dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import {
  adjustRequest,
  findOpenRequest,
  type OpenRequest,
  openPaymentRequest,
  withdrawPaymentRequest,
} from '../instalments/payment-requests.server.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { balanceDueOn, openBalance, openRaise } from '../model/open-balance.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import { type PaymentPurpose, paymentRequestStates } from '../model/payment-request.ts';
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
    const purpose = order.change === 'price' ? 'request' : 'balance';
    return askForOpen(trx, links, { trip, before: order.before.trip, purpose, at });
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
  // A part that staff have asked for leaves the rest to them, unless that is a raise.
  if (current.kind === 'trip' && (order.purpose === 'balance' || openRaise(trip) > 0))
    await askForOpen(trx, links, { trip, before: current.trip, purpose: 'balance', at });
}

/**
 * Asks for what is open of a trip: by the request that is open, which goes on to cancel the trip or not, else by one more. What staff ask for
 * is theirs: it is at most lowered to what is owed.
 * @param asked.before the trip without the change that moves its balance
 * @param asked.purpose of a new request; a raise alone is never a balance, which cancels its trip
 */
async function askForOpen(
  trx: Kysely<BookingDatabase>,
  links: PaymentLinks,
  asked: {
    readonly trip: BookingRecord;
    readonly before: BookedTrip;
    readonly purpose: PaymentPurpose;
    readonly at: Date;
  },
): Promise<void> {
  const { trip, before, at } = asked;
  const { order, id: bookingId } = trip;
  const current = currentOrder(trip);
  if (order.kind !== 'trip' || current.kind !== 'trip') return;
  const amount = openBalance(trip);
  const open = await findOpenRequest(trx, bookingId);
  if (open !== null && open.requestedBy !== null) {
    const most = Math.min(open.amount, owedNow(trip));
    return adjustRequest(trx, open, { amount: most, dueOn: open.dueOn, at });
  }
  if (open === null && amount === 0) return;
  const today = dayAt(at);
  const purpose = open?.purpose ?? (openRaise(trip) > 0 ? 'request' : asked.purpose);
  const moved = { before, after: current.trip, dueOn: open?.dueOn ?? null, today };
  const dueOn =
    purpose === 'balance' ? balanceDueOn(order, moved) : raiseDueOn(current.trip, { amount, open, today });
  if (dueOn === null) return;
  if (open !== null) return adjustRequest(trx, open, { amount, dueOn, at });
  await openPaymentRequest(trx, links, {
    bookingId,
    amount,
    purpose,
    note: '',
    dueOn: Math.max(dueOn, today),
    requestedBy: null,
    at,
  });
}

/** The last day to pay a raise: some days from now, before the trip begins. One more raise is asked for again, with as much time. */
function raiseDueOn(
  trip: BookedTrip,
  {
    amount,
    open,
    today,
  }: { readonly amount: number; readonly open: OpenRequest | null; readonly today: Day },
): Day {
  if (open !== null && amount <= open.amount) return open.dueOn;
  const planned = Math.min(today + instalmentPolicy.requestDays, stayOfTrip(trip).departure - 1);
  return Math.max(planned, open?.dueOn ?? planned);
}

async function findTrip(trx: Kysely<BookingDatabase>, id: string): Promise<BookingRecord> {
  const row = await trx
    .selectFrom('booking')
    .select(selectBooking)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return readBookingRow(row);
}
