import type { MouseEvent } from 'react';
import { requireStore } from '../../../../site/client-store.ts';
import { isPlainPress } from '../../../../site/is-plain-press.ts';
import { moveTo } from '../../../../site/move-to.ts';
import { cancelOfferLoad } from './load-offers.ts';
import { offerActions } from './offer-slice.ts';
import { useOfferHref } from './trip-address.tsx';

export interface OfferChooser {
  /** Selects an offer: cancels pending requests (OFFER-018) and updates the page. */
  readonly chooseOffer: (offerId: string) => void;
  /** The same as a link: for `href`, so that it works without script as well. */
  readonly hrefOf: (offerId: string) => string;
  /** For `onClick` of such a link: the page follows without a new document. */
  readonly followLink: (event: MouseEvent<HTMLAnchorElement>, offerId: string) => void;
}

/** How the parts of a hotel's page choose another offer. The address is what says which one is selected. */
export function useChooseOffer(): OfferChooser {
  const hrefOf = useOfferHref();
  return { chooseOffer, hrefOf, followLink };
}

function chooseOffer(offerId: string): void {
  cancelOfferLoad();
  requireStore().dispatch(offerActions.loadSelected());
  moveTo(addressOf(new URL(location.href), offerId), { replaces: true, keepsPlace: true });
}

/** The page's own address with another offer: all else that it says stays. */
export function addressOf({ pathname, searchParams }: URL, offerId: string): string {
  const query = new URLSearchParams(searchParams);
  query.set('offer', offerId);
  return `${pathname}?${query}`;
}

function followLink(event: MouseEvent<HTMLAnchorElement>, offerId: string): void {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  chooseOffer(offerId);
}
