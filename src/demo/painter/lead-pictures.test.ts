import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parseSceneKey } from '../../domain/pictures/scene.ts';
import { buildHotels } from '../world/hotels/build-hotels.server.ts';
import { readPlaces } from '../world/places/read-places.server.ts';
import { chooseHotelForm } from './buildings/hotel-form.ts';
import { paintScene } from './paint-scene.server.ts';

/**
 * Least distance of two pictures' difference hashes, of 64 bits. Looked at in pairs: at 10 to 12 two pictures are one composition in
 * other colours (a beach with the same bay, a front from the same drive); at 14 they are two houses of one kind in the same light that
 * a glance distinguishes; from 15 on house, view or land differ.
 */
const leastDistance = 13;
const size = { width: 180, height: 120 };
const places = readPlaces();
const namesById = new Map(places.destinations.map((place) => [place.id, place.name.en ?? '']));
const hotels = [...buildHotels(places, 12_000, 7)];

/** 64 bits: whether the picture, shrunk to 9 by 8 greys, gets lighter from each point to the next. */
async function hashPicture(key: string): Promise<readonly boolean[]> {
  const scene = parseSceneKey(key);
  if (scene === null) throw new Error(`No scene: ${key}`);
  const painting = await paintScene(scene, size);
  const greys = await sharp(painting.data, { raw: painting })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer();
  return Array.from({ length: 64 }, (_, i) => {
    const at = Math.floor(i / 8) * 9 + (i % 8);
    return (greys[at] ?? 0) < (greys[at + 1] ?? 0);
  });
}

function countDifferences(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((bit, i) => bit !== other[i]).length;
}

/** The first hotels of a region that the demo's catalogue has. */
function listPage(region: string): readonly string[] {
  return hotels
    .filter(({ card }) => namesById.get(card.regionId) === region)
    .slice(0, 20)
    .map(({ card }) => card.scene);
}

describe('the lead pictures of a page of 20 hotels', () => {
  it.each([
    'Majorca',
    'Crete',
    'Antalya and Belek',
    'Hurghada',
    'Tenerife',
    'Tyrol',
    'Paris and Île-de-France',
    'Punta Cana',
  ])(
    'look different from each other: %s',
    async (region) => {
      const scenes = listPage(region);
      expect(scenes).toHaveLength(20);
      const hashes = await Promise.all(scenes.map(hashPicture));
      const alike = hashes.flatMap((hash, i) =>
        hashes.slice(0, i).flatMap((other, j) => {
          const distance = countDifferences(hash, other);
          return distance < leastDistance ? [`${distance}: ${scenes[j]} ${scenes[i]}`] : [];
        }),
      );
      expect(alike).toEqual([]);
    },
    60_000,
  );
});

it('hotels are built in at least twelve ways that one distinguishes at a glance', async () => {
  const byForm = new Map<string, string>();
  for (const { card } of hotels) {
    const scene = parseSceneKey(card.scene);
    if (scene?.motif !== 'hotel-front') continue;
    const form = chooseHotelForm(scene);
    if (!byForm.has(form)) byForm.set(form, card.scene);
  }
  const distinct: (readonly boolean[])[] = [];
  for (const hash of await Promise.all([...byForm.values()].map(hashPicture))) {
    if (distinct.every((other) => countDifferences(hash, other) >= leastDistance)) distinct.push(hash);
  }
  expect(distinct.length).toBeGreaterThanOrEqual(12);
}, 60_000);
