import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import type { PriceCheckAnswer } from '../../../../trip-search/offers/price-check-schema.ts';

/** An offer that comes near to one that is not sold. */
export type AlternativeOffer = PriceCheckAnswer['alternatives'][number];

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
      readonly alternatives: readonly AlternativeOffer[];
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
}: PriceCheckAnswer): PriceCheckState | null {
  if (status === 'same') return null;
  if (status === 'changed' && offer !== null && old !== null) return { step: 'changed', offer };
  if (status === 'gone') {
    const why = reason === 'sold-out' || reason === 'not-allowed' ? reason : 'gone';
    return { step: 'gone', reason: why, alternatives };
  }
  return { step: 'unknown' };
}
