import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { proveMapTilesPort } from '../conformance.ts';
import { createVendorMapTiles } from './vendor-map-tiles.server.ts';

/** Test double of a map vendor: serves a style that names tiles of its own. */
const vendor = createServer((request, response) => {
  if (request.url === '/tiles/0/0/0.pbf') return response.end(Buffer.from([1]));
  const { port } = vendor.address() as AddressInfo;
  response.setHeader('content-type', 'application/json').end(
    JSON.stringify({
      version: 8,
      sources: { base: { type: 'vector', tiles: [`http://127.0.0.1:${port}/tiles/{z}/{x}/{y}.pbf`] } },
      layers: [{ id: 'land', type: 'fill', source: 'base', 'source-layer': 'land' }],
    }),
  );
});
await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
afterAll(() => vendor.close());

const origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;

proveMapTilesPort('a vendor', () => createVendorMapTiles(`${origin}/styles/calm.json?key=k`));

test('browsers may load from the origin of the style only', () => {
  expect(createVendorMapTiles(`${origin}/styles/calm.json?key=k`).origins).toEqual([origin]);
});
