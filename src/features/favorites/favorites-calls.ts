import { requireStore } from '../../site/client-store.ts';
import { fetchJson } from '../../site/fetch-json.ts';
import { buildPath } from '../../url.ts';
import type { SearchParams } from '../trip-search/address/trip-search.ts';
import type { FavoritesInfo } from './favorites.ts';
import { favoritesActions } from './favorites-slice.ts';

/** Set by the server with the first hotel that is kept: without it there is nothing to ask for. */
const hintCookie = /(?:^|;\s*)has_favorites=1(?:;|$)/;

let asked: Promise<void> | null = null;

/** Asks for the favourites once in a document's life (FAV-005); a failed question may be asked again. */
export function loadFavoritesInfo(locale: string): void {
  if (asked !== null || !hintCookie.test(document.cookie)) return;
  asked = call(buildPath('get_favorites_info', { _locale: locale })).catch(() => {
    asked = null;
  });
}

/** What is kept with a hotel, so that the favourites can say what has changed. */
export interface SavedOffer {
  readonly offerId: string | null;
  readonly totalAmount: number | null;
  readonly search: SearchParams;
}

/**
 * @returns `full` where no further hotel can be kept
 * @throws when the server did not keep it for any other reason
 */
export async function addFavorite(
  locale: string,
  hotelId: number,
  { offerId, totalAmount, search }: SavedOffer,
): Promise<'added' | 'full'> {
  const path = buildPath('do_favorites_add', { _locale: locale });
  try {
    await call(path, { hotelId, offer: offerId, total: totalAmount, search });
    return 'added';
  } catch (error) {
    if (error instanceof Error && error.cause === 409) return 'full';
    throw error;
  }
}

/** @throws when the server did not take it off */
export function removeFavorite(locale: string, hotelId: number): Promise<void> {
  return call(buildPath('do_favorites_remove', { _locale: locale }), { hotelId });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Calls go one after the other, however quickly hearts are pressed: the first answer says who the visitor is, without it the next
 * hotel would be somebody else's; and no answer is overtaken by an older one.
 */
function call(path: string, body?: object): Promise<void> {
  const answered = last.then(() => send(path, body));
  last = answered.catch(() => {});
  return answered;
}

async function send(path: string, body?: object): Promise<void> {
  const info = await fetchJson<FavoritesInfo>(path, undefined, body);
  requireStore().dispatch(favoritesActions.receive(info));
}
