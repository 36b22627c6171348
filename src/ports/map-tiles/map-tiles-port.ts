import type { Language } from '../../domain/words/language.ts';

/**
 * A map as MapLibre draws it (style specification, version 8). Colours and fonts of a style of our own are written
 * `var(--token)`: the browser fills in the brand's, so that one style serves every brand.
 */
export interface MapStyle {
  readonly version: 8;
  readonly sources: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly layers: readonly Readonly<Record<string, unknown>>[];
}

/** A style as a document, or the address of a vendor's style. */
export type StyleAnswer =
  | { readonly kind: 'document'; readonly style: MapStyle }
  | { readonly kind: 'elsewhere'; readonly url: string };

/** Addresses at which the shop serves the files of its own style. */
export interface OwnMapAddresses {
  /** Address of a tile, with `{z}`, `{x}` and `{y}` for its place. */
  readonly tiles: string;
  /** Names of places in the visitor's language, as GeoJSON points. */
  readonly places: string;
}

/** A tile in the usual web scheme: `z` zoom, `x` from west, `y` from north. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Style and tiles of maps. Browsers request those of a vendor only after consent (CONSENT-003). */
export interface MapTilesPort {
  /** Origins other than the shop's own that a browser loads maps from. */
  readonly origins: readonly string[];
  findStyle(language: Language, own: OwnMapAddresses): StyleAnswer;
  /** A vector tile of a style of our own, gzipped; empty for open sea. Null for a place outside the map. */
  findTile(address: TileAddress): Promise<Uint8Array | null>;
}
