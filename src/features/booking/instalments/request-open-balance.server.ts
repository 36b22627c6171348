import type { Kysely } from 'kysely';
import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { balanceDueOn, openBalance, openRaise, requestDueOn } from '../model/open-balance.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import type { PaymentPurpose } from '../model/payment-request.ts';
import { owedNow } from '../model/settlement.ts';
import type { BookingDatabase } from '../store/booking-rows.server.ts';
import {
  adjustRequest,
  findOpenRequest,
  type OpenRequest,
  openPaymentRequest,
} from './payment-requests.server.ts';

/**
 * Asks for what is open of a trip: by the request that is open, which goes on to cancel the trip or not, else by one more. What staff ask for
 * is theirs: it is at most lowered to what is owed.
 * @param asked.before the trip without the change that moves its balance
 * @param asked.purpose of a new request; a raise alone is never a balance, which cancels its trip
 */
export async function requestOpenBalance(
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

/** The last day to pay a raise. One more raise is asked for again, with as much time. */
function raiseDueOn(
  trip: BookedTrip,
  {
    amount,
    open,
    today,
  }: { readonly amount: number; readonly open: OpenRequest | null; readonly today: Day },
): Day {
  if (open !== null && amount <= open.amount) return open.dueOn;
  const planned = requestDueOn(trip, today);
  return Math.max(planned, open?.dueOn ?? planned);
}
