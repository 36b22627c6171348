import type { MouseEvent } from 'react';
import { requireStore } from '../../../../site/client-store.ts';
import { isPlainPress } from '../../../../site/is-plain-press.ts';
import { moveTo } from '../../../../site/move-to.ts';
import { withShownPrice } from '../../../../site/shown-price.ts';
import { cancelOfferLoad } from './load-offers.ts';
import { offerActions } from './offer-slice.ts';
import { type LinkedOffer, useOfferHref } from './trip-address.tsx';

export interface OfferChooser {
  /** Selects an offer: cancels pending requests (OFFER-018) and updates the page. */
  readonly chooseOffer: (offer: LinkedOffer) => void;
  /** The same as a link: for `href`, so that it works without script as well. */
  readonly hrefOf: (offer: LinkedOffer) => string;
  /** For `onClick` of such a link: the page follows without a new document. */
  readonly followLink: (event: MouseEvent<HTMLAnchorElement>, offer: LinkedOffer) => void;
}

/** How the parts of a hotel's page choose another offer. The address is what says which one is selected. */
export function useChooseOffer(): OfferChooser {
  const hrefOf = useOfferHref();
  return { chooseOffer, hrefOf, followLink };
}

function chooseOffer({ id, total, currency }: LinkedOffer): void {
  cancelOfferLoad();
  requireStore().dispatch(offerActions.loadSelected());
  const address = addressOf(new URL(location.href), id);
  moveTo(withShownPrice(address, total, currency), { replaces: true, keepsPlace: true });
}

/** The page's own address with another offer: all else that it says stays. */
export function addressOf({ pathname, searchParams }: URL, offerId: string): string {
  const query = new URLSearchParams(searchParams);
  query.set('offer', offerId);
  return `${pathname}?${query}`;
}

function followLink(event: MouseEvent<HTMLAnchorElement>, offer: LinkedOffer): void {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  chooseOffer(offer);
}
