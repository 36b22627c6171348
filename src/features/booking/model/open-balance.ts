import { instalmentPolicy } from '../../../defaults.ts';
import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { BookingOrder, ChangeOrder } from '../../../domain/booking/booking-order.ts';
import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import { chargedNow } from '../../../domain/booking/instalments.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';
import type { BookingRecord } from './booking-record.ts';
import { owedNow } from './settlement.ts';

/**
 * What is left to pay of the balance of a trip that goes ahead, minor units; 0 where everything is paid, or was to be paid at once. What the bank
 * has taken back is claimed by people: it is no part of the balance, which cancels a trip.
 */
export function openBalance(booking: BookingRecord): number {
  const { order, state } = booking;
  if (order.kind !== 'trip' || order.instalments === undefined) return 0;
  return ['cancelling', 'cancelled', 'failed'].includes(state) ? 0 : owedNow({ ...booking, chargedBack: 0 });
}

/**
 * What goes back once a change is made, minor units: what was quoted, and what of the balance was paid while it was being made and is more
 * than the trip costs now. What the bank took back meanwhile is back already.
 * @param trip as it is before the change
 */
export function refundOfChange(change: ChangeOrder, trip: BookingRecord): number {
  const { before, after, fee } = change;
  const dearer = invoiceTotalOf(after.price) - invoiceTotalOf(before.price) + fee;
  return Math.max(0, chargedNow(change) - dearer - openBalance(trip) - trip.chargedBack);
}

/**
 * The last day to pay a balance: it moves with the departure. One that is past leaves some days to pay, as long as there are any.
 * @param order as it was placed @param trip as it is, or will be
 */
export function balanceDueOn(order: BookingOrder, trip: BookedTrip, today: Day): Day | null {
  if (order.instalments === undefined) return null;
  const { departure } = stayOfTrip(trip);
  const due = requireDay(order.instalments.dueOn) + departure - stayOfTrip(order.trip).departure;
  return due >= today ? due : Math.max(today, Math.min(today + instalmentPolicy.requestDays, departure - 1));
}
