import { expect, test } from 'vitest';
import { catalogueContent, fakeCatalogue, hotelIds } from '../../../tests/factories/search-world.ts';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { isCatalogueScene } from './is-catalogue-scene.server.ts';

const scenes: Readonly<Record<number, string>> = {
  [hotelIds.calaBlanca]: 'hotel-front.balearic.summer.dusk.warm.h1',
  [hotelIds.aether]: 'pool.balearic.summer.noon.warm.h-2',
  [hotelIds.spree]: 'hotel-front.alpine.summer.golden.warm.h3',
};
const hotels = catalogueContent.hotels.map((card) => ({ ...card, scene: scenes[card.id] ?? card.scene }));
const supply = fakeCatalogue({ ...catalogueContent, hotels });
const asked: number[] = [];
const world = {
  catalogue: buildCatalogue({ ...catalogueContent, hotels }),
  hotels: {
    async findProfile(id: number) {
      asked.push(id);
      const profile = await supply.hotelProfile(id);
      const [room] = profile?.rooms ?? [];
      if (profile === null || room === undefined) return null;
      const suite = {
        ...room,
        scene: `room.balearic.summer.dawn.warm.${id === hotelIds.aether ? 'h-2' : 'h1'}-r2`,
      };
      return { ...profile, rooms: [suite] };
    },
    async listReviews(id: number) {
      const reviews = await supply.hotelReviews(id);
      return reviews.map((review) => ({ ...review, scene: 'spa.balearic.summer.night.warm.h1' }));
    },
  },
};

test.each([
  ['the main picture of a hotel', 'hotel-front.balearic.summer.dusk.warm.h1'],
  ['the same in the light of another brand', 'hotel-front.balearic.summer.dusk.noon.h1'],
  ['the same as a tile shows it', 'hotel-front.balearic.summer.noon.noon.h1'],
  ['a room', 'room.balearic.summer.dawn.warm.h1-r2'],
  ['a room of a hotel whose seed has a hyphen', 'room.balearic.summer.dawn.noon.h-2-r2'],
  ['a picture of a review', 'spa.balearic.summer.night.noon.h1'],
  ['a place', 'city.alpine.summer.golden.warm.berlin'],
  ['a place at noon', 'city.alpine.summer.noon.noon.berlin'],
])('%s is shown', async (_what, key) => {
  const [place] = catalogueContent.destinations.filter(({ name }) => name.de === 'Berlin');
  expect(await isCatalogueScene(world, key.replace('berlin', place?.slug ?? ''))).toBe(true);
});

test.each([
  ['another motif of a hotel', 'desert.balearic.summer.dusk.warm.h1'],
  ['another hour of a picture', 'spa.balearic.summer.dawn.warm.h1'],
  ['another season', 'hotel-front.balearic.winter.dusk.warm.h1'],
  ['another region', 'hotel-front.alpine.summer.dusk.warm.h1'],
  ['a room that the hotel does not have', 'room.balearic.summer.dawn.warm.h1-r9'],
  ['a hotel that there is not', 'hotel-front.balearic.summer.dusk.warm.h9'],
  ['the beginning of a seed', 'hotel-front.balearic.summer.dusk.warm.h'],
  ['a place at night', 'city.alpine.summer.night.warm.berlin'],
  ['an invented place', 'coast.aegean.summer.golden.warm.invented'],
  ['no scene', 'kreta'],
])('%s is not shown', async (_what, key) => {
  const [place] = catalogueContent.destinations.filter(({ name }) => name.de === 'Berlin');
  expect(await isCatalogueScene(world, key.replace('berlin', place?.slug ?? ''))).toBe(false);
});

test('an invented name asks for no hotel', async () => {
  asked.length = 0;
  await isCatalogueScene(world, 'coast.aegean.summer.golden.warm.invented');
  expect(asked).toEqual([]);
});
