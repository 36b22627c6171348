import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../domain/words/language.ts';
import type { MapStyle, MapTilesPort } from './map-tiles-port.ts';

const own = { tiles: '/map/{z}/{x}/{y}.mvt', places: '/map/places.json' };

/** What every adapter of the map tiles port has to prove. */
export function proveMapTilesPort(name: string, open: () => MapTilesPort): void {
  describe(`map tiles port: ${name}`, () => {
    it.each(LANGUAGES)('gives a style that MapLibre reads in %s', async (language) => {
      const style = await readStyle(open(), language);
      expect(style.version).toBe(8);
      expect(style.layers.length).toBeGreaterThan(0);
      const named = style.layers.flatMap(({ source }) => (source === undefined ? [] : [source]));
      expect(Object.keys(style.sources)).toEqual(expect.arrayContaining(named));
    });

    it('loads from the shop and the origins it names, from nowhere else', async () => {
      const style = await readStyle(open(), 'en');
      for (const address of listAddresses(style)) {
        const { origin } = new URL(address, 'http://shop.test');
        expect(['http://shop.test', ...open().origins]).toContain(origin);
      }
    });

    it('has the tile of the whole world', async () => {
      const [template = ''] = listAddresses(await readStyle(open(), 'de'));
      const tile = template.startsWith('/')
        ? gunzipSync((await open().findTile({ z: 0, x: 0, y: 0 })) ?? new Uint8Array())
        : await load(template.replace('{z}', '0').replace('{x}', '0').replace('{y}', '0'));
      expect(tile.byteLength).toBeGreaterThan(0);
    });

    it.each([
      { z: 0, x: 1, y: 0 },
      { z: 1, x: 0, y: 2 },
      { z: 99, x: 0, y: 0 },
    ])('has no tile outside the map: %j', async (address) => {
      expect(await open().findTile(address)).toBeNull();
    });
  });
}

async function readStyle(port: MapTilesPort, language: Language): Promise<MapStyle> {
  const found = port.findStyle(language, own);
  if (found.kind === 'document') return found.style;
  return JSON.parse(Buffer.from(await load(found.url)).toString()) as MapStyle;
}

async function load(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** Addresses of tiles and data, tiles first. */
function listAddresses({ sources }: MapStyle): string[] {
  const all = Object.values(sources);
  const tiles = all.flatMap((source) => (Array.isArray(source.tiles) ? (source.tiles as string[]) : []));
  return [...tiles, ...all.flatMap(({ data }) => (typeof data === 'string' ? [data] : []))];
}
