import { insuranceWithdrawal } from '../../../defaults.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { type Day, dayAt, dayOf, requireDay, splitDay } from '../../../domain/time/calendar-day.ts';
import { type BookingRecord, currentOrder, isTripCancelled } from '../model/booking-record.ts';

/**
 * The right to withdraw from the insurance of a trip, on a day. `none`: no insurance · `no-right`: its contract is too short for one, its cover
 * has begun with the journey, or it pays for a cancellation · `late`: the time for it is over
 */
export type InsuranceRight =
  | { readonly kind: 'open'; readonly lastDay: Day }
  | { readonly kind: 'none' | 'no-right' | 'late' };

/** Judges the right to withdraw from the insurance of a booked trip by the day on which a statement arrives. */
export function judgeInsuranceRight(booking: BookingRecord, today: Day): InsuranceRight {
  const order = currentOrder(booking);
  if (order.kind !== 'trip') return { kind: 'none' };
  const right = judgeSoldInsurance(order, dayAt(booking.bookedAt ?? booking.placedAt), today);
  return right.kind !== 'none' && hasEnded(booking) ? { kind: 'no-right' } : right;
}

function hasEnded(booking: BookingRecord): boolean {
  return isTripCancelled(booking) || booking.state === 'failed' || booking.failure !== null;
}

/** The same for an order whose trip goes ahead. @param soldOn the day of the booking */
export function judgeSoldInsurance(
  { trip, extras }: Pick<BookingOrder, 'trip' | 'extras'>,
  soldOn: Day,
  today: Day,
): InsuranceRight {
  if (premiumOf(extras) === 0) return { kind: 'none' };
  const { departure } = stayOfTrip(trip);
  const isShort = requireDay(trip.checkOut) < addMonths(soldOn, insuranceWithdrawal.minMonths);
  if (isShort || today >= departure) return { kind: 'no-right' };
  const lastDay = soldOn + insuranceWithdrawal.days;
  return today > lastDay ? { kind: 'late' } : { kind: 'open', lastDay: Math.min(lastDay, departure - 1) };
}

/** The same date so many months later, or the last day of a month that has no such date (BGB § 188). */
function addMonths(day: Day, months: number): Day {
  const { year, month, date } = splitDay(day);
  return Math.min(dayOf(year, month + months, date), dayOf(year, month + months + 1, 0));
}
