import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { MapTilesPort } from '../map-tiles-port.ts';
import { buildNaturalEarthStyle, deepestTileZoom } from './natural-earth-style.ts';
import { isOnMap, readTiles, type TileArchive } from './tile-archive.ts';

const sea = gzipSync(new Uint8Array());

/**
 * The embedded map: tiles of Natural Earth made beforehand by `scripts/make-map-tiles.ts`. The file, two megabytes, is
 * read on the first request for a tile and stays in memory.
 * @param file path of `world.tiles`
 */
export function createNaturalEarthMapTiles(file: string): MapTilesPort {
  const version = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8);
  let archive: Promise<TileArchive> | null = null;
  const open = () => {
    archive ??= readFile(file).then(readTiles);
    // A file that could not be read is tried again with the next tile.
    archive.catch(() => {
      archive = null;
    });
    return archive;
  };
  return {
    origins: [],
    findStyle: (_language, own) => ({
      kind: 'document',
      // The version makes an address whose tile never changes.
      style: buildNaturalEarthStyle({ ...own, tiles: `${own.tiles}?v=${version}` }),
    }),
    async findTile(address) {
      if (!isOnMap(address) || address.z > deepestTileZoom) return null;
      return (await open()).find(address) ?? sea;
    },
  };
}
