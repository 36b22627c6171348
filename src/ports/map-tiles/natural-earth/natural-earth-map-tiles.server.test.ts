import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { proveMapTilesPort } from '../conformance.ts';
import { createNaturalEarthMapTiles } from './natural-earth-map-tiles.server.ts';

const open = () => createNaturalEarthMapTiles(`${import.meta.dirname}/world.tiles`);

proveMapTilesPort('Natural Earth', open);

test('needs no other origin', () => {
  expect(open().origins).toEqual([]);
});

test('the open sea is an empty tile', async () => {
  const atlantic = await open().findTile({ z: 6, x: 24, y: 26 });
  expect(atlantic === null ? null : gunzipSync(atlantic).byteLength).toBe(0);
});

test('the Baltic Sea is water although Russia crosses the antimeridian', async () => {
  // 20° E, 58.5° N is water; at zoom 6 its tile has coast but is not land throughout.
  const baltic = await open().findTile({ z: 6, x: 35, y: 19 });
  expect(gunzipSync(baltic ?? new Uint8Array()).byteLength).toBeGreaterThan(100);
});

test('a tile has an address that changes with the data', () => {
  const found = open().findStyle('de', { tiles: '/map/{z}/{x}/{y}.mvt', places: '/places' });
  expect(found.kind === 'document' && found.style.sources.world?.tiles).toEqual([
    expect.stringMatching(/^\/map\/\{z\}\/\{x\}\/\{y\}\.mvt\?v=[\w-]{8}$/),
  ]);
});
