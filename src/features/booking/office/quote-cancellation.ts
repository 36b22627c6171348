import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { findCancellationStep } from '../../../domain/booking/booking-terms.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { calculatePercentage } from '../../../domain/money/calculate-percentage.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';

/** Cancellation fee and refund by the terms on a given day; minor units, rounded half up. */
export interface CancellationQuote {
  readonly fee: number;
  readonly back: number;
}

/**
 * Calculates the fee by the order's terms on a day: a share of trip and extras except insurances, which are never
 * refunded. It is an estimate for staff and shopper; the supplier's answer decides.
 */
export function quoteCancellation({ trip, extras, price }: BookingOrder, today: Day): CancellationQuote {
  const total = totalOf(price);
  const insured = premiumOf(extras);
  const departure = requireDay(trip.outbound?.departure.slice(0, 10) ?? trip.checkIn);
  const { percent } = findCancellationStep(trip.terms, departure, today);
  const share = calculatePercentage(total - insured, percent);
  const fee = Math.min(total, share + insured);
  return { fee, back: total - fee };
}
