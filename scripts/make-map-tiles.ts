/**
 * Makes the tiles of the embedded map: land and borders of the world in `src/ports/map-tiles/natural-earth/world.tiles`.
 * Run manually when Natural Earth or the zooms change; the file is committed, because drawing tiles while visitors wait
 * would cost every process a second of its time and a few hundred megabytes.
 *
 * Source: Natural Earth 1:10m (public domain) as npm `world-atlas`. Zoom 6 with 4096 units a tile resolves 150 m at the
 * equator, finer than the data is; closer views enlarge it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import GeoJSONVT, { type LegacyTile } from 'geojson-vt';
import type { TileAddress } from '../src/ports/map-tiles/map-tiles-port.ts';
import { deepestTileZoom } from '../src/ports/map-tiles/natural-earth/natural-earth-style.ts';
import { packTiles, tilesPerSide } from '../src/ports/map-tiles/natural-earth/tile-archive.ts';

const target = join(import.meta.dirname, '../src/ports/map-tiles/natural-earth/world.tiles');

/** Longitude and latitude in degrees. */
type Position = number[];

interface Lines {
  readonly type: 'MultiLineString';
  readonly coordinates: Position[][];
}

interface Areas {
  readonly geometry: { readonly type: 'MultiPolygon'; readonly coordinates: Position[][][] };
}

/** Neither has types of its own. */
const require = createRequire(import.meta.url);
const { fromGeojsonVt } = require('vt-pbf') as {
  fromGeojsonVt(layers: Record<string, LegacyTile>, options: { version: 2 }): Uint8Array;
};
const topojson = require('topojson-client') as {
  feature(topology: unknown, object: unknown): { features: Areas[] };
  mesh(topology: unknown, object: unknown, filter: (a: unknown, b: unknown) => boolean): Lines;
};

const world = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'));
const land = topojson.feature(world, world.objects.land).features.map(({ geometry }) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: {
    type: geometry.type,
    coordinates: geometry.coordinates.map((rings) => rings.map((ring) => closeOverPole(unwrap(ring)))),
  },
}));
const borders = topojson.mesh(world, world.objects.countries, (a, b) => a !== b);
const lines = {
  type: 'Feature' as const,
  properties: {},
  geometry: { type: borders.type, coordinates: borders.coordinates.map(unwrap) },
};

const options = {
  maxZoom: deepestTileZoom,
  indexMaxZoom: deepestTileZoom,
  indexMaxPoints: 0,
  tolerance: 2.5,
};
const layers = {
  land: new GeoJSONVT({ type: 'FeatureCollection', features: land }, options),
  borders: new GeoJSONVT(lines, options),
};

const tiles = new Map<TileAddress, Uint8Array>();
for (let z = 0; z <= deepestTileZoom; z++) {
  for (let x = 0; x < tilesPerSide(z); x++) {
    for (let y = 0; y < tilesPerSide(z); y++) {
      const data = encodeTile(z, x, y);
      if (data !== null) tiles.set({ z, x, y }, data);
    }
  }
}
const archive = packTiles(tiles);
writeFileSync(target, archive);
console.log(
  `${tiles.size} tiles to zoom ${deepestTileZoom}, ${Math.round(archive.length / 1024)} kB: ${target}`,
);

function encodeTile(z: number, x: number, y: number): Uint8Array | null {
  const found = Object.entries(layers).flatMap(([name, index]) => {
    const tile = index.getTile(z, x, y);
    return tile === null || tile.features.length === 0 ? [] : [[name, tile] as const];
  });
  if (found.length === 0) return null;
  return gzipSync(fromGeojsonVt(Object.fromEntries(found), { version: 2 }), { level: 9 });
}

/**
 * A line that steps over the antimeridian goes on beyond it, past 180 degrees; the tiler folds it back. Left as it is,
 * Russia's ring would run back around the world and land would cover the Baltic.
 */
function unwrap(line: readonly Position[]): Position[] {
  let turns = 0;
  let before = line[0]?.[0] ?? 0;
  return line.map(([longitude = 0, latitude = 0]) => {
    if (longitude - before > 180) turns -= 1;
    if (longitude - before < -180) turns += 1;
    before = longitude;
    return [longitude + turns * 360, latitude];
  });
}

/** Antarctica goes once around the world and does not meet its own beginning: it is closed over the pole. */
function closeOverPole(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (first === undefined || last === undefined || Math.abs((first[0] ?? 0) - (last[0] ?? 0)) < 180)
    return ring;
  return [...ring, [last[0] ?? 0, -90], [first[0] ?? 0, -90], first];
}
