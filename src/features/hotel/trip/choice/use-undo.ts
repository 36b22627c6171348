import type { MouseEvent } from 'react';
import { requireStore } from '../../../../site/client-store.ts';
import { isPlainPress } from '../../../../site/is-plain-press.ts';
import { moveTo } from '../../../../site/move-to.ts';
import { toShownPrice, withShownPrice } from '../../../../site/shown-price.ts';
import { buildQuery } from '../../../../url.ts';
import type { ImpliedChange } from './former-trip.ts';
import type { FormerParty } from './former-trip-address.ts';
import { cancelOfferLoad } from './load-offers.ts';
import { offerActions } from './offer-slice.ts';
import { useTripPlace } from './trip-address.tsx';
import { addressWithOffer } from './use-choose-offer.ts';

/** The way back to the trip before a choice, as a link that works without script as well. */
export function useUndo({ before, party }: Pick<ImpliedChange, 'before' | 'party'>): {
  readonly href: string;
  readonly undo: (event: MouseEvent<HTMLAnchorElement>) => void;
} {
  const { params } = useTripPlace();
  const { id, total, currency } = before;
  return {
    href: `${buildQuery({ ...params, ...spellParty(party), offer: id })}&${toShownPrice(total, currency)}`,
    undo(event) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      cancelOfferLoad();
      requireStore().dispatch(offerActions.loadSelected());
      // The link goes with what it undoes; the focus stays with the trip.
      document.querySelector<HTMLElement>('#trip')?.focus({ preventScroll: true });
      const address = addressWithOffer(withParty(new URL(location.href), party), id, null);
      moveTo(withShownPrice(address, total, currency), { replaces: true, keepsPlace: true });
    },
  };
}

/** The page's data has no field for what is usual: a party says so for both, or those of now would stay. */
const spellParty = (party: FormerParty | null): Partial<FormerParty> =>
  party === null ? {} : { adults: party.adults, children: party.children, parties: party.parties };

/** @param party who travels again; null where the same people travel */
function withParty(address: URL, party: FormerParty | null): URL {
  const changed = new URL(address);
  for (const name of ['adults', 'children', 'parties'] as const) {
    if (party === null) break;
    const value = party[name];
    if (value === undefined) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  return changed;
}
