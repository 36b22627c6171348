import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import { pathOf } from '../cascade/cascade-path.ts';

/** What a shopper chooses of a trip, and what another choice can change by itself. */
export const tripFacts = ['airport', 'departure', 'nights'] as const;
export type TripFact = (typeof tripFacts)[number];

/** An offer as a choice is compared with it. */
export interface ComparedTrip {
  readonly id: string;
  /** Minor units of the whole party, in `currency`. */
  readonly total: number;
  readonly currency: CurrencyCode;
  /** Airport of departure; null without flights. */
  readonly airport: { readonly code: string; readonly name: string } | null;
  /** Day of departure, without flights of check-in, `YYYY-MM-DD`. */
  readonly departure: string;
  readonly nights: number;
}

export function toComparedTrip(offer: DetailedOffer): ComparedTrip {
  const { totalAmount, currency } = offer.price;
  return {
    id: offer.id,
    total: totalAmount,
    currency,
    airport: offer.departureAirport,
    departure: pathOf(offer).dates,
    nights: offer.lengthOfStay,
  };
}

/** What differs between two trips in addition to what was chosen. */
export function findImpliedChanges(
  before: ComparedTrip,
  now: ComparedTrip,
  chosen: readonly TripFact[],
): readonly TripFact[] {
  const isSame: Record<TripFact, boolean> = {
    airport: before.airport?.code === now.airport?.code,
    departure: before.departure === now.departure,
    nights: before.nights === now.nights,
  };
  return tripFacts.filter((fact) => !isSame[fact] && !chosen.includes(fact));
}
