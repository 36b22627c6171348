import type { MouseEvent } from 'react';
import { requireStore } from '../../../../site/client-store.ts';
import { isPlainPress } from '../../../../site/is-plain-press.ts';
import { moveTo } from '../../../../site/move-to.ts';
import { withShownPrice } from '../../../../site/shown-price.ts';
import { type TripFact, tripFacts } from './implied-changes.ts';
import { impliedChangesActions } from './implied-changes-slice.ts';
import { cancelOfferLoad } from './load-offers.ts';
import { offerActions } from './offer-slice.ts';
import { type LinkedOffer, useOfferHref } from './trip-address.tsx';

export interface OfferChooser {
  /**
   * Selects an offer: cancels pending requests (OFFER-018) and updates the page.
   * @param chosen what the shopper chose; all of it where it is next to the link. The page says what else changes.
   */
  readonly chooseOffer: (offer: LinkedOffer, chosen?: readonly TripFact[]) => void;
  /** The same as a link: for `href`, so that it works without script as well. */
  readonly hrefOf: (offer: LinkedOffer) => string;
  /** For `onClick` of such a link: the page follows without a new document. */
  readonly followLink: (
    event: MouseEvent<HTMLAnchorElement>,
    offer: LinkedOffer,
    chosen?: readonly TripFact[],
  ) => void;
}

/** How the parts of a hotel's page choose another offer. The address is what says which one is selected. */
export function useChooseOffer(): OfferChooser {
  const hrefOf = useOfferHref();
  return { chooseOffer, hrefOf, followLink };
}

function chooseOffer({ id, total, currency }: LinkedOffer, chosen: readonly TripFact[] = tripFacts): void {
  cancelOfferLoad();
  requireStore().dispatch(impliedChangesActions.choose(chosen));
  requireStore().dispatch(offerActions.loadSelected());
  const address = addressWithOffer(new URL(location.href), id);
  moveTo(withShownPrice(address, total, currency), { replaces: true, keepsPlace: true });
}

/** The page's own address with another offer: all else that it says stays. */
export function addressWithOffer({ pathname, searchParams }: URL, offerId: string): string {
  const query = new URLSearchParams(searchParams);
  query.set('offer', offerId);
  return `${pathname}?${query}`;
}

function followLink(
  event: MouseEvent<HTMLAnchorElement>,
  offer: LinkedOffer,
  chosen?: readonly TripFact[],
): void {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  chooseOffer(offer, chosen);
}
