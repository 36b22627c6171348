import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { listCancellationSteps } from '../../../domain/booking/cancellation-terms.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';

/** What cancelling costs and gives back by the terms of a day; minor units, halves up. */
export interface CancellationQuote {
  readonly fee: number;
  readonly back: number;
}

/**
 * The fee that the terms of an order name on a day: a share of trip and extras without insurances, which are not given
 * back at all. The supplier's own answer decides; this tells staff and shopper beforehand.
 */
export function quoteCancellation({ trip, extras, price }: BookingOrder, today: Day): CancellationQuote {
  const total = totalOf(price);
  const insured = premiumOf(extras);
  const [step] = listCancellationSteps({
    today,
    departure: requireDay(trip.outbound?.departure.slice(0, 10) ?? trip.checkIn),
    freeUntil: trip.freeCancellationUntil === null ? null : requireDay(trip.freeCancellationUntil),
  });
  const share = Math.floor(((total - insured) * (step?.percent ?? 100) + 50) / 100);
  const fee = Math.min(total, share + insured);
  return { fee, back: total - fee };
}
