import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import {
  calculateCancellationFee,
  findCancellationStep,
  stayOfTrip,
} from '../../../domain/booking/cancellation-steps.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';

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
  const step = findCancellationStep(trip.terms, stayOfTrip(trip), today);
  const fee = calculateCancellationFee(step.fee, {
    total,
    premiums: premiumOf(extras),
    nights: trip.nights,
  });
  return { fee, back: total - fee };
}
