import { instalmentPolicy } from '../../../defaults.ts';
import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { BookingOrder, ChangeOrder } from '../../../domain/booking/booking-order.ts';
import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import { chargedNow, lastDueDay } from '../../../domain/booking/instalments.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';
import { type BookingRecord, currentOrder } from './booking-record.ts';
import { owedNow } from './settlement.ts';

/**
 * What is asked for and not paid of the price of a trip that goes ahead, minor units: the balance of a deposit, a raise of the price, and what a
 * change for a caller costs. 0 where everything is paid. What the bank has taken back is claimed by people: it is no part of it.
 */
export function openBalance(booking: BookingRecord): number {
  const { order, state } = booking;
  if (order.kind !== 'trip' || ['cancelling', 'cancelled', 'failed'].includes(state)) return 0;
  const owed = owedNow({
    ...booking,
    chargedBack: 0,
    paidLater: booking.paidLater + booking.laterChargedBack,
  });
  return order.instalments === undefined ? Math.min(owed, raiseOf(booking)) : owed;
}

/** What the bank has taken back of all payments of a trip, minor units: of its own and of later ones. */
export function takenBack({
  chargedBack,
  laterChargedBack,
}: Pick<BookingRecord, 'chargedBack' | 'laterChargedBack'>): number {
  return chargedBack + laterChargedBack;
}

/**
 * What is open where it is a raise of the price alone, or what a change for a caller costs, minor units; 0 where a balance is open, too. It
 * cancels no trip.
 */
export function openRaise(booking: BookingRecord): number {
  const open = openBalance(booking);
  return open <= raiseOf(booking) ? open : 0;
}

function raiseOf(booking: BookingRecord): number {
  const { raise = 0, askedByLink = 0 } = currentOrder(booking).price;
  return raise + askedByLink;
}

/**
 * What goes back once a change is made, minor units: what was quoted, and what of the balance was paid while it was being made and is more
 * than the trip costs now. What the bank took back meanwhile is back already.
 * @param trip as it is before the change
 */
export function refundOfChange(change: ChangeOrder, trip: BookingRecord): number {
  const { before, after, fee } = change;
  const increase = invoiceTotalOf(after.price) - invoiceTotalOf(before.price) + fee;
  return Math.max(0, chargedNow(change) - increase - openBalance(trip) - takenBack(trip));
}

/** A trip whose balance is open, and what a change makes of it. */
export interface MovedBalance {
  readonly before: BookedTrip;
  readonly after: BookedTrip;
  /** The last day to pay until now; null where nothing is asked for. */
  readonly dueOn: Day | null;
  readonly today: Day;
}

/**
 * The last day to pay a balance. It stays as it is unless the departure moves. The day of a deposit's balance moves with the departure, and
 * where that day is past, some days are left, but never more than until now. The trip can still be cancelled before it begins.
 * @param order as it was placed @returns null where everything was to be paid at once
 */
export function balanceDueOn(
  { instalments, trip }: Pick<BookingOrder, 'instalments' | 'trip'>,
  { before, after, dueOn, today }: MovedBalance,
): Day | null {
  if (instalments === undefined) return null;
  const { departure } = stayOfTrip(after);
  if (dueOn !== null && departure === stayOfTrip(before).departure) return dueOn;
  // A payment by link is due so many days after the order, whenever the trip begins.
  const moved = instalments.deposit > 0 ? departure - stayOfTrip(trip).departure : 0;
  const planned = requireDay(instalments.dueOn) + moved;
  const late = Math.min(today + instalmentPolicy.requestDays, dueOn ?? Number.POSITIVE_INFINITY);
  return Math.min(planned >= today ? planned : late, lastDueDay(departure));
}

/** The last day to pay what is asked for by a link, such as a raise: some days from now, before the trip begins. */
export function requestDueOn(trip: BookedTrip, today: Day): Day {
  return Math.min(today + instalmentPolicy.requestDays, stayOfTrip(trip).departure - 1);
}

/** True where a balance is open, and a trip with another departure would begin before it is cancelled as unpaid. */
export function mustPayFirst(booking: BookingRecord, after: BookedTrip, today: Day): boolean {
  const before = currentOrder(booking);
  if (before.kind !== 'trip' || openBalance(booking) === 0) return false;
  const { departure } = stayOfTrip(after);
  return departure !== stayOfTrip(before.trip).departure && lastDueDay(departure) < today;
}
