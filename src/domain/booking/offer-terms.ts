import type { PricedOffer } from '../search/offer-query.ts';
import { type Day, formatDay } from '../time/calendar-day.ts';
import {
  type BookingTerms,
  type CancellationStep,
  findCancellationStep,
  standardTerms,
} from './booking-terms.ts';

/** The terms an offer is sold under, for the shop that shows them and the supplier that charges by them (checkout X-110). */
export function termsOfOffer({ key, terms }: Pick<PricedOffer, 'key' | 'terms'>): BookingTerms {
  const { freeCancellationDays: days } = terms;
  return standardTerms(days === null ? null : formatDay(key.checkIn - days));
}

/** What cancelling an offer would cost on a day, after a booking on that day. */
export function cancellationOfOffer(offer: Pick<PricedOffer, 'key' | 'terms'>, today: Day): CancellationStep {
  return findCancellationStep(termsOfOffer(offer), departureOfOffer(offer), today);
}

/** The day fees are counted back from: that of the outbound flight, or of check-in without flights. */
export function departureOfOffer({ key }: Pick<PricedOffer, 'key'>): Day {
  return key.outbound?.day ?? key.checkIn;
}
