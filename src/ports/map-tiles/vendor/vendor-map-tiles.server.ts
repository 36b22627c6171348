import type { MapTilesPort } from '../map-tiles-port.ts';

/**
 * The map of a vendor, whose style names everything else: tiles, glyphs, pictures. All of it has to come from the style's
 * own origin; browsers are let to no other.
 * @param styleUrl address of a MapLibre style, keys of the vendor included: visitors' browsers see them
 */
export function createVendorMapTiles(styleUrl: string): MapTilesPort {
  return {
    origins: [new URL(styleUrl).origin],
    findStyle: () => ({ kind: 'elsewhere', url: styleUrl }),
    findTile: async () => null,
  };
}
