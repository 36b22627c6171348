import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';
import { createNaturalEarthMapTiles } from '../../ports/map-tiles/natural-earth/natural-earth-map-tiles.server.ts';
import { createVendorMapTiles } from '../../ports/map-tiles/vendor/vendor-map-tiles.server.ts';

const mapTiles = createNaturalEarthMapTiles('src/ports/map-tiles/natural-earth/world.tiles');
const clientFolder = mkdtempSync(join(tmpdir(), 'built-'));
mkdirSync(join(clientFolder, 'assets'));
writeFileSync(join(clientFolder, 'assets/maplibre-gl-worker-abc.js'), '');

const own = await buildTestApp({ shop: { mapTiles } });
const vendor = await buildTestApp({
  shop: { mapTiles: createVendorMapTiles('https://maps.example.com/calm.json?key=k'), clientFolder },
});
afterAll(async () => {
  await Promise.all([own.app.close(), vendor.app.close()]);
  rmSync(clientFolder, { recursive: true });
});

describe('the embedded map', () => {
  it('has a style with tiles and places of this site', async () => {
    const { sources } = (await own.app.inject('/map/fr/style.json')).json();
    expect(sources.world.tiles[0]).toMatch(/^\/map\/\{z\}\/\{x\}\/\{y\}\.mvt\?v=/);
    expect(sources.places.data).toBe('/map/fr/places.json');
  });

  it('serves tiles as immutable, compressed as they are stored', async () => {
    const { headers, rawPayload } = await own.app.inject({
      url: '/map/2/2/1.mvt?v=1',
      headers: { 'accept-encoding': 'gzip, br, zstd' },
    });
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(gunzipSync(rawPayload).byteLength).toBeGreaterThan(1000);
  });

  it('serves them plain to who takes nothing else', async () => {
    const { headers, rawPayload } = await own.app.inject('/map/2/2/1.mvt');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(rawPayload.byteLength).toBeGreaterThan(1000);
  });

  it.each(['/map/2/4/0.mvt', '/map/7/0/0.mvt', '/map/99/0/0.mvt'])('has no tile %s', async (url) => {
    expect((await own.app.inject(url)).statusCode).toBe(404);
  });

  it('names no places before the catalogue was read', async () => {
    const { statusCode, headers } = await own.app.inject('/map/de/places.json');
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  });

  it('is available in five languages', async () => {
    expect((await own.app.inject('/map/nl/style.json')).statusCode).toBe(404);
  });
});

describe("a vendor's map", () => {
  it('is reached by way of this site', async () => {
    const { statusCode, headers } = await vendor.app.inject('/map/de/style.json');
    expect([statusCode, headers.location]).toEqual([302, 'https://maps.example.com/calm.json?key=k']);
  });

  it('opens the policy of pages and workers for its origin, and of nothing else', async () => {
    const page = await vendor.app.inject('/de-de');
    const worker = await vendor.app.inject('/assets/maplibre-gl-worker-abc.js');
    const policyOf = ({ headers }: typeof page) => String(headers['content-security-policy']);
    expect(policyOf(page)).toContain("connect-src 'self' https://maps.example.com;");
    expect(policyOf(page)).toContain("img-src 'self' data: https://maps.example.com blob:;");
    expect(policyOf(page)).toContain("script-src 'self' 'nonce-");
    expect(policyOf(worker)).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self' https://maps.example.com; frame-ancestors 'none'",
    );
  });

  it('[CONSENT-006] is a service to agree to; our own map is none', async () => {
    const asksFor = async ({ app }: typeof own) => (await app.inject('/de-de')).body.includes('value="maps"');
    expect([await asksFor(vendor), await asksFor(own)]).toEqual([true, false]);
  });

  it('is named in no policy where there is none', async () => {
    const { headers } = await own.app.inject('/de-de');
    expect(String(headers['content-security-policy'])).not.toContain('http');
  });
});
