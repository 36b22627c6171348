import type { MouseEvent } from 'react';
import { requireStore } from '../../../../site/client-store.ts';
import { isPlainPress } from '../../../../site/is-plain-press.ts';
import { moveTo } from '../../../../site/move-to.ts';
import { withShownPrice } from '../../../../site/shown-price.ts';
import { dropFormerTrip, type FormerTripAddress, toFormerTrip } from './former-trip-address.ts';
import type { TripFact } from './implied-changes.ts';
import { cancelOfferLoad } from './load-offers.ts';
import { offerActions } from './offer-slice.ts';
import { type LinkedOffer, useOfferHref, useTripPlace } from './trip-address.tsx';

export interface OfferChooser {
  /**
   * Selects an offer: cancels pending requests (OFFER-018) and updates the page.
   * @param chosen what the shopper chose, of which the page says what else changes; left out where all of it is next to the link
   */
  readonly chooseOffer: (offer: LinkedOffer, chosen?: readonly TripFact[]) => void;
  /** The same as a link: for `href`, so that it works without script as well. */
  readonly hrefOf: (offer: LinkedOffer, chosen?: readonly TripFact[]) => string;
  /** For `onClick` of such a link: the page follows without a new document. */
  readonly followLink: (
    event: MouseEvent<HTMLAnchorElement>,
    offer: LinkedOffer,
    chosen?: readonly TripFact[],
  ) => void;
}

/** How the parts of a hotel's page choose another offer. The address says which one is selected, and which one was before. */
export function useChooseOffer(): OfferChooser {
  const { shown } = useTripPlace();
  const toAddress = useOfferHref();
  const toFormer = (chosen?: readonly TripFact[]): FormerTripAddress | null =>
    shown === null || chosen === undefined ? null : { id: shown, chosen, party: null };
  const chooseOffer: OfferChooser['chooseOffer'] = ({ id, total, currency }, chosen) => {
    cancelOfferLoad();
    requireStore().dispatch(offerActions.loadSelected());
    const address = addressWithOffer(new URL(location.href), id, toFormer(chosen));
    moveTo(withShownPrice(address, total, currency), { replaces: true, keepsPlace: true });
  };
  return {
    chooseOffer,
    hrefOf(offer, chosen) {
      const former = toFormer(chosen);
      return former === null ? toAddress(offer) : `${toAddress(offer)}&${toFormerTrip(former)}`;
    },
    followLink(event, offer, chosen) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      chooseOffer(offer, chosen);
    },
  };
}

/** The page's own address with another offer: all else that it says stays. @param former what the choice is compared with */
export function addressWithOffer(
  { pathname, searchParams }: URL,
  offerId: string,
  former: FormerTripAddress | null,
): string {
  const query = new URLSearchParams(searchParams);
  dropFormerTrip(query);
  query.set('offer', offerId);
  return `${pathname}?${query}${former === null ? '' : `&${toFormerTrip(former)}`}`;
}
