import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';

/** The answer of the price-difference call, see `check-price.server.ts`. */
export interface PriceCheck {
  readonly status: 'same' | 'changed' | 'gone' | 'unknown';
  readonly reason: 'price-changed' | 'gone' | 'sold-out' | 'not-allowed' | 'no-answer' | null;
  readonly old: { readonly totalAmount: number } | null;
  readonly offer: DetailedOffer | null;
  readonly alternatives: readonly Alternative[];
}

export interface Alternative {
  readonly kind: 'flights' | 'room' | 'dates';
  readonly offer: Pick<DetailedOffer, 'id' | 'price' | 'checkIn' | 'checkOut' | 'lengthOfStay'> & {
    readonly departureFlight: { readonly departureDateTime: string } | null;
    readonly returnFlight: { readonly departureDateTime: string } | null;
  };
  readonly room: string | null;
  readonly board: string | null;
}

/** Progress of a shopper who continues to the checkout (OFFER-026). */
export type PriceCheckState =
  | { readonly step: 'idle' }
  /** The supplier check or the start of the checkout is pending. */
  | { readonly step: 'busy' }
  /** What has changed waits for an answer in the offer state (OFFER-009). */
  | { readonly step: 'changed'; readonly offer: DetailedOffer }
  | {
      readonly step: 'gone';
      readonly reason: 'gone' | 'sold-out' | 'not-allowed';
      readonly alternatives: readonly Alternative[];
    }
  /** The supplier did not answer: what is known is what was shown. */
  | { readonly step: 'unknown' }
  /** We ourselves could not answer. */
  | { readonly step: 'failed' };

/** What follows from a check; null where the trip is as shown, and the shopper goes on. */
export function toPriceCheckState({
  status,
  reason,
  old,
  offer,
  alternatives,
}: PriceCheck): PriceCheckState | null {
  if (status === 'same') return null;
  if (status === 'changed' && offer !== null && old !== null) return { step: 'changed', offer };
  if (status === 'gone') {
    const why = reason === 'sold-out' || reason === 'not-allowed' ? reason : 'gone';
    return { step: 'gone', reason: why, alternatives };
  }
  return { step: 'unknown' };
}
