import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { TileAddress } from '../../../ports/map-tiles/map-tiles-port.ts';
import { clipLine, clipRing } from './clip-shapes.ts';
import type { MapFrame, Pixel } from './map-frame.ts';

/** A tile's place in a picture and what it shows there, in pixels. */
export interface TileShapes {
  readonly left: number;
  readonly top: number;
  readonly side: number;
  /** Rings of land: outlines, and the holes in them. */
  readonly land: readonly (readonly Pixel[])[];
  /** Lines between countries. */
  readonly borders: readonly (readonly Pixel[])[];
}

/** A tile's address and where its left edge lies, which may be a turn around the world away from where its address says. */
interface PlacedTile extends TileAddress {
  readonly column: number;
}

/** The tiles of a zoom that a picture shows, from north-west to south-east. */
export function listTiles({ worldPixels, left, top, width, height }: MapFrame, z: number): PlacedTile[] {
  const perSide = 2 ** z;
  const side = worldPixels / perSide;
  const columns = range(Math.floor(left / side), Math.floor((left + width) / side));
  const rows = range(Math.floor(top / side), Math.floor((top + height) / side));
  return rows
    .filter((y) => y >= 0 && y < perSide)
    .flatMap((y) => columns.map((column) => ({ z, x: ((column % perSide) + perSide) % perSide, y, column })));
}

/**
 * Reads land and borders of a vector tile as far as a picture shows them.
 * @param gzipped as the port of tiles gives it; empty for open sea
 */
export function readTileShapes(
  gzipped: Uint8Array,
  { z, y, column }: PlacedTile,
  frame: MapFrame,
): TileShapes {
  const side = frame.worldPixels / 2 ** z;
  const place = { left: column * side - frame.left, top: y * side - frame.top, side };
  const { layers } = new VectorTile(new PbfReader(gunzipSync(gzipped)));
  const linesOf = (name: string) => readLines(layers[name], place);
  return {
    ...place,
    land: linesOf('land').flatMap((ring) => {
      const shown = clipRing(ring, frame);
      return shown === null ? [] : [shown];
    }),
    borders: linesOf('borders').flatMap((line) => clipLine(line, frame)),
  };
}

function readLines(
  layer: VectorTile['layers'][string] | undefined,
  { left, top, side }: Pick<TileShapes, 'left' | 'top' | 'side'>,
): readonly (readonly Pixel[])[] {
  if (layer === undefined) return [];
  const scale = side / layer.extent;
  return range(0, layer.length - 1).flatMap((at) =>
    layer
      .feature(at)
      .loadGeometry()
      .map((line) => line.map(({ x, y }) => ({ x: left + x * scale, y: top + y * scale }))),
  );
}

/** Whole numbers from one to another, both included. */
function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
