import { expect, test } from 'vitest';
import { buildSearchVisit } from '../../../../../tests/factories/build-search-visit.ts';
import { buildOffer } from '../../../../../tests/factories/fake-offer.ts';
import { catalogueContent, hotelIds } from '../../../../../tests/factories/search-world.ts';
import { parseSceneKey, type SceneLight } from '../../../../domain/pictures/scene.ts';
import { settableClock } from '../../../../domain/time/clock.ts';
import { createFakeOffers } from '../../../../ports/offers/fake-offers.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { buildCatalogue } from '../../../../trip-search/catalogue/build-catalogue.ts';
import { listSuggestedPlaces } from './list-suggested-places.server.ts';

/** A trip to Majorca and one to the Spree; nobody has an opinion of the hotel there. */
async function suggestOn(moment: string, departure: string) {
  return (await suggestIn('warm', moment, departure)).map(({ title, places }) => [
    title,
    places.map(({ name }) => name),
  ]);
}

async function suggestIn(light: SceneLight, moment: string, departure: string) {
  const offers = createFakeOffers([
    buildOffer({ departure }),
    buildOffer({ departure, hotelId: hotelIds.spree, total: 40_000 }),
  ]);
  const hotels = catalogueContent.hotels.map((hotel) =>
    hotel.id === hotelIds.spree ? { ...hotel, reviewCount: 0 } : hotel,
  );
  const visit = {
    ...buildSearchVisit({ clock: settableClock(moment), offers }),
    catalogue: buildCatalogue({ ...catalogueContent, hotels }),
  };
  const outcome = await listSuggestedPlaces(visit, await loadTexts('en'), light);
  if (!outcome.ok) throw new Error('The search of nothing was refused');
  return outcome.value.groups;
}

test('the empty field offers regions that guests have opinions of, and others where it is warm soon', async () => {
  expect(await suggestOn('2027-05-20T12:00:00Z', '2027-06-01')).toEqual([
    ['Popular destinations', ['Mallorca']],
    ['Warm in the coming weeks: 20 °C or more', ['Spreewald & Berlin']],
  ]);
});

test('no region is called warm where it is cold, or where no trip departs soon', async () => {
  expect(await suggestOn('2027-01-20T12:00:00Z', '2027-02-01')).toEqual([
    ['Popular destinations', ['Mallorca']],
  ]);
  expect(await suggestOn('2027-05-20T12:00:00Z', '2027-09-01')).toEqual([
    ['Popular destinations', ['Mallorca']],
  ]);
});

test.each([
  ['warm', 'golden'],
  ['noon', 'noon'],
] as const)('in a brand of %s light the pictures are lit so', async (light, hour) => {
  const groups = await suggestIn(light, '2027-05-20T12:00:00Z', '2027-06-01');
  const scenes = groups.flatMap(({ places }) => places.map(({ scene }) => parseSceneKey(scene)));
  expect(scenes).toHaveLength(2);
  for (const scene of scenes) expect(scene).toMatchObject({ light, hour });
});

test('opinions are summed once a catalogue', async () => {
  let reads = 0;
  const hotels = catalogueContent.hotels.map((hotel) => ({
    ...hotel,
    get reviewCount() {
      reads += 1;
      return hotel.reviewCount;
    },
  }));
  const offers = createFakeOffers([buildOffer({ departure: '2027-06-01' })]);
  const visit = {
    ...buildSearchVisit({ clock: settableClock('2027-05-20T12:00:00Z'), offers }),
    catalogue: buildCatalogue({ ...catalogueContent, hotels }),
  };
  const texts = await loadTexts('en');
  const first = await listSuggestedPlaces(visit, texts, 'warm');
  const before = reads;
  expect(await listSuggestedPlaces(visit, texts, 'warm')).toEqual(first);
  expect(reads).toBe(before);
});
