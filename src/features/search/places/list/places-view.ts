import { type PlaceTheme, placeThemes } from './place-theme.ts';

export const listedLevels = ['country', 'region', 'city'] as const;
export type ListedLevel = (typeof listedLevels)[number];

/** View state of the gallery, in addition to the search itself. */
export interface PlacesView {
  /** Null where the address does not say. */
  readonly level: ListedLevel | null;
  readonly theme: PlaceTheme | null;
}

/** Reads the view from an address; a word that is none is passed over, for nothing was searched with it. */
export function readPlacesView(query: URLSearchParams): PlacesView {
  return {
    level: listedLevels.find((level) => level === query.get('level')) ?? null,
    theme: placeThemes.find((theme) => theme === query.get('theme')) ?? null,
  };
}
