import { useSlice } from '../../../../site/client-store.ts';
import type { PriceChange } from '../../../../trip-search/offers/price-change.ts';
import { offerSlice } from '../choice/offer-slice.ts';
import type { TripData } from '../choice/trip-data.ts';

/** What is known of a change; of one that happened while the page was shown there are only the totals. */
export interface AnnouncedPriceChange {
  readonly oldTotal: number;
  readonly newTotal: number;
  /** Old and new price of one person, where the link to the page showed another one. */
  readonly sinceLink: { readonly old: number; readonly new: number } | null;
}

/**
 * The change of the selected offer's price that is to be announced (OFFER-031): on the page, or since the link to it showed another
 * price; null where there is none, and once the shopper has hidden it (OFFER-032).
 */
export function useAnnouncedChange(
  trip: Pick<TripData, 'missed' | 'choice' | 'priceChange'>,
): AnnouncedPriceChange | null {
  const { priceChange, isPriceDifferenceShown } = useSlice(offerSlice);
  if (!isPriceDifferenceShown) return null;
  if (priceChange !== null) return { ...priceChange, sinceLink: null };
  // Of another trip than the one that is shown, `TripMissed` says the price.
  const isOther = trip.missed !== null || trip.choice === 'other-days';
  return isOther || trip.priceChange === null ? null : toAnnounced(trip.priceChange);
}

function toAnnounced({ old, new: now }: PriceChange): AnnouncedPriceChange | null {
  if (now === null) return null;
  return {
    oldTotal: old.total,
    newTotal: now.total,
    sinceLink: { old: old.perPerson, new: now.perPerson },
  };
}
