import { describe, expect, it } from 'vitest';
import { isOnMap, packTiles, readTiles } from './tile-archive.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('tile archive', () => {
  const tiles = new Map([
    [{ z: 2, x: 3, y: 1 }, bytes(1, 2, 3)],
    [{ z: 0, x: 0, y: 0 }, bytes(9)],
    [{ z: 2, x: 1, y: 3 }, bytes(1, 2, 3)],
  ]);

  it('returns every packed tile', () => {
    const archive = readTiles(packTiles(tiles));
    for (const [address, data] of tiles) expect(archive.find(address)).toEqual(Buffer.from(data));
  });

  it('has nothing at other places', () => {
    expect(readTiles(packTiles(tiles)).find({ z: 2, x: 0, y: 0 })).toBeNull();
    expect(readTiles(packTiles(new Map())).find({ z: 0, x: 0, y: 0 })).toBeNull();
  });

  it('stores equal tiles once', () => {
    const index = 4 + 3 * 12;
    expect(packTiles(tiles).length).toBe(index + 3 + 1);
  });

  it.each([
    [{ z: 3, x: 7, y: 7 }, true],
    [{ z: 3, x: 8, y: 7 }, false],
    [{ z: 3, x: 7, y: 8 }, false],
    [{ z: 3, x: -1, y: 0 }, false],
    [{ z: 0.5, x: 0, y: 0 }, false],
  ])('%j is on the map: %s', (address, expected) => {
    expect(isOnMap(address)).toBe(expected);
  });
});
