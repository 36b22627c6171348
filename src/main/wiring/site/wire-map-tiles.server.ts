import { resolve } from 'node:path';
import {
  createMapPictures,
  type MapPictures,
} from '../../../features/map/picture/create-map-pictures.server.ts';
import type { MapTilesPort } from '../../../ports/map-tiles/map-tiles-port.ts';
import {
  deepestTileZoom,
  naturalEarthAttribution,
} from '../../../ports/map-tiles/natural-earth/natural-earth-style.ts';
import { chooseAdapter } from '../../adapters/choose-adapter.server.ts';
import type { Env } from '../../settings/env.server.ts';

/** Written by `scripts/make-map-tiles.ts`. */
const tilesFile = resolve('src/ports/map-tiles/natural-earth/world.tiles');

/** The map: a vendor's style of the settings, or the tiles that come with the shop. */
export function wireMapTiles(env: Pick<Env, 'mapStyleUrl'>): MapTilesPort {
  return chooseAdapter.mapTiles(env).open({ tilesFile });
}

/** Pictures of maps, of our own tiles whatever map the pages show: they are rendered on the server, printed and kept on devices. */
export function wireMapPictures(): MapPictures {
  return createMapPictures({
    tiles: wireMapTiles({ mapStyleUrl: null }),
    tileZoom: deepestTileZoom,
    attribution: naturalEarthAttribution,
  });
}
