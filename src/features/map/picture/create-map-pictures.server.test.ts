import { expect, test } from 'vitest';
import { brand as abendmeer } from '../../../brands/abendmeer/brand.ts';
import { brand as tagwind } from '../../../brands/tagwind/brand.ts';
import type { TileAddress } from '../../../ports/map-tiles/map-tiles-port.ts';
import { createNaturalEarthMapTiles } from '../../../ports/map-tiles/natural-earth/natural-earth-map-tiles.server.ts';
import { createMapPictures, type MapPictureRequest } from './create-map-pictures.server.ts';

const tiles = createNaturalEarthMapTiles('src/ports/map-tiles/natural-earth/world.tiles');

/** Pictures of our own tiles, which note what tiles they ask for; the first questions may fail. */
function createPictures(failures = 0) {
  const asked: TileAddress[] = [];
  const pictures = createMapPictures({
    tiles: {
      async findTile(address) {
        asked.push(address);
        if (asked.length <= failures) throw new Error('The disk is away');
        return tiles.findTile(address);
      },
    },
    tileZoom: 6,
    attribution: 'Natural Earth',
  });
  return { asked, render: pictures.render };
}

const request: MapPictureRequest = {
  brand: abendmeer,
  language: 'de',
  size: { width: 700, height: 400 },
  hotel: { id: 1, name: 'Cala Blanca', city: 'Cala Ratjada', latitude: 39.71, longitude: 3.46 },
  airport: { code: 'PMI', latitude: 39.55, longitude: 2.74 },
  listLabels: () => [],
};

const countOf = (svg: string, part: RegExp) => svg.match(part)?.length ?? 0;

test('a picture is an SVG that names no other file and has no script', async () => {
  const svg = await createPictures().render(request);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="700" height="400" viewBox="0 0 700 400">/,
  );
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:|url\((?!#)|<script|<image|NaN|undefined/,
  );
});

test('a picture of an island has land, sea and the marks of hotel and airport', async () => {
  const svg = await createPictures().render(request);
  expect(svg).toContain('<rect width="100%" height="100%" fill="#bfd6d3"/>');
  expect(svg).toMatch(/<use href="#land0" fill="#faf1e1"/);
  expect(svg).toContain('<g transform="translate(560 ');
  expect(svg).toContain('<g transform="translate(140 ');
});

test('each brand has its own colours', async () => {
  const svg = await createPictures().render({ ...request, brand: tagwind });
  for (const colour of ['#c3d9ef', '#f3f6fa', '#ffd21a']) expect(svg).toContain(colour);
  expect(svg).not.toContain('#bfd6d3');
});

test('a trip without an airport has no sign of one', async () => {
  const { render } = createPictures();
  const plane = /<circle r="13"/g;
  expect(countOf(await render(request), plane)).toBe(1);
  expect(countOf(await render({ ...request, airport: null }), plane)).toBe(0);
});

test('places with more hotels have their names first, never across one another, and the hotel’s city is named once', async () => {
  const city = (name: string, hotels: number, longitude: number) =>
    ({ type: 'city', name, hotels, latitude: 39.63, longitude }) as const;
  const dots = /<circle cx="[\d.]+" cy="[\d.]+" r="2.5"/g;
  const listDots = async (listLabels: MapPictureRequest['listLabels']) =>
    (await createPictures().render({ ...request, listLabels })).match(dots);
  const inca = city('Inca', 9, 2.95);
  expect(await listDots(() => [inca, city('Elsewhere', 99, 12)])).toHaveLength(1);
  expect(await listDots(() => [city('Close by', 3, 2.951), inca])).toEqual(await listDots(() => [inca]));
  expect(await listDots(() => [city('Cala Ratjada', 9, 2.95)])).toBeNull();
});

test('a hotel far inland is on land throughout', async () => {
  const inland = { ...request.hotel, latitude: 47.5, longitude: 19.05 };
  const svg = await createPictures().render({ ...request, hotel: inland, airport: null });
  expect(svg).toMatch(/<path id="land0" d="M[^M]+Z"\/>/);
});

test('a picture is rendered once for its brand, language, size, hotel and airport', async () => {
  const { asked, render } = createPictures();
  const first = await render(request);
  const tilesOfOne = asked.length;
  expect(await render({ ...request })).toBe(first);
  expect(asked).toHaveLength(tilesOfOne);
  for (const other of [
    { brand: tagwind },
    { language: 'en' },
    { size: { width: 360, height: 300 } },
    { hotel: { ...request.hotel, id: 2 } },
    { airport: null },
  ] as const) {
    const before = asked.length;
    await render({ ...request, ...other });
    expect(asked.length).toBeGreaterThan(before);
  }
});

test('a picture whose tiles cannot be read fails, and is rendered the next time', async () => {
  const { render } = createPictures(1);
  await expect(render(request)).rejects.toThrow('The disk is away');
  expect(await render(request)).toContain('<svg');
});
