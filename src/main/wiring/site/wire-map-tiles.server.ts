import { resolve } from 'node:path';
import type { MapTilesPort } from '../../../ports/map-tiles/map-tiles-port.ts';
import { createNaturalEarthMapTiles } from '../../../ports/map-tiles/natural-earth/natural-earth-map-tiles.server.ts';
import { createVendorMapTiles } from '../../../ports/map-tiles/vendor/vendor-map-tiles.server.ts';
import type { Env } from '../../settings/env.server.ts';

/** Written by `scripts/make-map-tiles.ts`. */
const mapTilesFile = resolve('src/ports/map-tiles/natural-earth/world.tiles');

/** Chooses the map: a vendor's style of the settings, or the tiles that come with the shop. */
export function wireMapTiles({ mapStyleUrl }: Pick<Env, 'mapStyleUrl'>): MapTilesPort {
  return mapStyleUrl === null ? createNaturalEarthMapTiles(mapTilesFile) : createVendorMapTiles(mapStyleUrl);
}
