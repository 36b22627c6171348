import { resolve } from 'node:path';
import {
  createMapPictures,
  type MapPictures,
} from '../../../features/map/picture/create-map-pictures.server.ts';
import type { MapTilesPort } from '../../../ports/map-tiles/map-tiles-port.ts';
import { createNaturalEarthMapTiles } from '../../../ports/map-tiles/natural-earth/natural-earth-map-tiles.server.ts';
import {
  deepestTileZoom,
  naturalEarthAttribution,
} from '../../../ports/map-tiles/natural-earth/natural-earth-style.ts';
import { createVendorMapTiles } from '../../../ports/map-tiles/vendor/vendor-map-tiles.server.ts';
import type { Env } from '../../settings/env.server.ts';

/** Written by `scripts/make-map-tiles.ts`. */
const mapTilesFile = resolve('src/ports/map-tiles/natural-earth/world.tiles');

/** Chooses the map: a vendor's style of the settings, or the tiles that come with the shop. */
export function wireMapTiles({ mapStyleUrl }: Pick<Env, 'mapStyleUrl'>): MapTilesPort {
  return mapStyleUrl === null ? createNaturalEarthMapTiles(mapTilesFile) : createVendorMapTiles(mapStyleUrl);
}

/** Pictures of maps, of our own tiles whatever map the pages show: they are rendered on the server, printed and kept on devices. */
export function wireMapPictures(): MapPictures {
  return createMapPictures({
    tiles: createNaturalEarthMapTiles(mapTilesFile),
    tileZoom: deepestTileZoom,
    attribution: naturalEarthAttribution,
  });
}
