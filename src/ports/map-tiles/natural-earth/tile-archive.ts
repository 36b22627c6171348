import type { TileAddress } from '../map-tiles-port.ts';

export interface TileArchive {
  /** The tile's bytes as they were packed, or null where there is none. */
  find(address: TileAddress): Uint8Array | null;
}

/** Tiles from west to east at a zoom, and as many from north to south. */
export function tilesPerSide(z: number): number {
  return 2 ** z;
}

/**
 * Many tiles as one file: number of tiles, then of each its place, start and length, sorted by place, then their bytes.
 * All numbers are 32 bits, little-endian. Equal tiles (all sea, all land) are stored once.
 */
export function packTiles(tiles: ReadonlyMap<TileAddress, Uint8Array>): Uint8Array {
  const sorted = [...tiles].map(([address, data]) => ({ place: placeOf(address), data }));
  sorted.sort((a, b) => a.place - b.place);
  const starts = new Map<string, number>();
  const bodies: Uint8Array[] = [];
  let end = 4 + sorted.length * 12;
  const index = new Uint32Array(1 + sorted.length * 3);
  index[0] = sorted.length;
  for (const [at, { place, data }] of sorted.entries()) {
    const content = Buffer.from(data).toString('latin1');
    let start = starts.get(content);
    if (start === undefined) {
      start = end;
      starts.set(content, start);
      bodies.push(data);
      end += data.length;
    }
    index.set([place, start, data.length], 1 + at * 3);
  }
  return Buffer.concat([new Uint8Array(index.buffer), ...bodies]);
}

/** Reads what `packTiles` wrote; tiles are found without being copied. */
export function readTiles(file: Uint8Array): TileArchive {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = view.getUint32(0, true);
  const entries = new Map<number, Uint8Array>();
  for (let at = 0; at < count; at++) {
    const [place, start, length] = [4, 8, 12].map((offset) => view.getUint32(at * 12 + offset, true));
    entries.set(place ?? 0, file.subarray(start, (start ?? 0) + (length ?? 0)));
  }
  return { find: (address) => entries.get(placeOf(address)) ?? null };
}

/** Tiles are counted zoom by zoom, row by row. */
function placeOf({ z, x, y }: TileAddress): number {
  return (4 ** z - 1) / 3 + y * tilesPerSide(z) + x;
}

/** True for a place that exists at its zoom. */
export function isOnMap({ z, x, y }: TileAddress): boolean {
  const side = tilesPerSide(z);
  return [z, x, y].every((part) => Number.isInteger(part) && part >= 0) && x < side && y < side;
}
