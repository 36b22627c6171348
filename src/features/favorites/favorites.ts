import type { Visitor } from '../../site/visitor.ts';
import type { SearchParams } from '../../trip-search/address/trip-search.ts';

/** A saved hotel with what was shown of it when it was saved. */
export interface Favorite {
  readonly hotelId: number;
  readonly addedAt: Date;
  /** The search it was found with: party, dates and airports for its price today. */
  readonly search: SearchParams;
  readonly offer: string | null;
  /** Minor units of the whole party in the charged currency. */
  readonly shownTotal: number | null;
}

/** Change of a price since the shopper saved the hotel; null when either price is unknown. */
export function compareSavedPrice(
  then: number | null,
  now: number | null,
): { readonly change: number } | null {
  return then === null || now === null ? null : { change: now - then };
}

/** The owner of a visitor's favourites: the member who is signed in, else the browser (FAV-008); null for one that has saved nothing. */
export function findFavoritesOwner({ id, memberId }: Pick<Visitor, 'id' | 'memberId'>): string | null {
  return memberId === null ? id : memberFavoritesOwner(memberId);
}

/** A browser's key has no colon. */
export function memberFavoritesOwner(memberId: string): string {
  return `member:${memberId}`;
}
