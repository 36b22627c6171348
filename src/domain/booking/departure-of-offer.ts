import type { PricedOffer } from '../search/offer-query.ts';
import type { Day } from '../time/calendar-day.ts';
import type { CancellableStay } from './cancellation-steps.ts';

/** The days of an offer that its fees are counted back from. */
export function stayOfOffer({ key }: Pick<PricedOffer, 'key'>): CancellableStay {
  return { checkIn: key.checkIn, departure: departureOfOffer({ key }), nights: key.nights };
}

/** The day fees are counted back from: that of the outbound flight, or of check-in without flights. */
export function departureOfOffer({ key }: Pick<PricedOffer, 'key'>): Day {
  return key.outbound?.day ?? key.checkIn;
}
