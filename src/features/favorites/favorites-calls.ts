import { fetchJson } from '../../site/calls/fetch-json.ts';
import { requireStore } from '../../site/client-store.ts';
import type { SearchParams } from '../../trip-search/address/trip-search.ts';
import { buildPath } from '../../url.ts';
import type { AddFavoriteBody, FavoritesInfo, RemoveFavoriteBody } from './favorites-schema.ts';
import { favoritesActions } from './favorites-slice.ts';

/** The server sets this cookie with the first saved hotel; without it the browser sends no request. */
const hintCookie = /(?:^|;\s*)has_favorites=1(?:;|$)/;

let infoRequest: Promise<void> | null = null;

/** Loads the favourites once per document (FAV-005); the next call retries after a failure. */
export function loadFavoritesInfo(locale: string): void {
  if (infoRequest !== null || !hintCookie.test(document.cookie)) return;
  infoRequest = call(buildPath('get_favorites_info', { _locale: locale })).catch(() => {
    infoRequest = null;
  });
}

/** Saved with a hotel, so that the favourites page can show what has changed. */
export interface SavedOffer {
  readonly offerId: string | null;
  readonly totalAmount: number | null;
  readonly search: SearchParams;
}

/**
 * @returns `full` when the list has no space for another hotel
 * @throws when the server did not save it for any other reason
 */
export async function addFavorite(
  locale: string,
  hotelId: number,
  { offerId, totalAmount, search }: SavedOffer,
): Promise<'added' | 'full'> {
  const path = buildPath('do_favorites_add', { _locale: locale });
  try {
    await call(path, { hotelId, offer: offerId, total: totalAmount, search } satisfies AddFavoriteBody);
    return 'added';
  } catch (error) {
    if (error instanceof Error && error.cause === 409) return 'full';
    throw error;
  }
}

/** @throws when the server did not take it off */
export function removeFavorite(locale: string, hotelId: number): Promise<void> {
  return call(buildPath('do_favorites_remove', { _locale: locale }), {
    hotelId,
  } satisfies RemoveFavoriteBody);
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Sends requests one after the other, however quickly the visitor presses hearts: the first response sets the visitor's
 * cookie, without which the next hotel would have another owner; and no older response overwrites a newer one.
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
