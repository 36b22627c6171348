import { defineSlice } from '../../site/client-store.ts';
import type { FavoritesInfo } from './favorites-schema.ts';

export const favoritesActions = {
  /** What a favourites call has answered (FAV-006). */
  receive: (info: FavoritesInfo) => ({ type: 'FAVORITES_RECEIVED', info }) as const,
};

/** The favourites as the server last sent them; null until then. */
export const favoritesSlice = defineSlice<FavoritesInfo | null>({
  key: 'favorites',
  initial: null,
  reduce: (state, action) =>
    action.type === 'FAVORITES_RECEIVED'
      ? (action as ReturnType<typeof favoritesActions.receive>).info
      : state,
});
