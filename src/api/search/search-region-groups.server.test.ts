import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { callSearchApi } from '../../../tests/factories/call-search-api.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { groupIds, islandContent } from '../../../tests/factories/island-groups.ts';
import { buildSearchApp, type SearchApp } from '../../../tests/factories/search-app.ts';
import { fakeCatalogue, hotelIds } from '../../../tests/factories/search-world.ts';
import { readPlaces } from '../../demo/world/places/read-places.server.ts';
import type { HotelCard } from '../../domain/search/catalogue.ts';
import type { Language } from '../../domain/words/language.ts';
import { buildCatalogue } from '../../trip-search/catalogue/build-catalogue.ts';
import { suggestDestinations } from '../../trip-search/names/suggest-destinations.ts';

let database: TestDatabase;
let shop: SearchApp;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await buildSearchApp({ pool: database.pool, catalogue: fakeCatalogue(islandContent) });
  shop.offers.set([buildOffer(), buildOffer({ hotelId: hotelIds.spree, total: 50_000 })]);
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const callApi = (call: string, query?: Record<string, string>) => callSearchApi(shop, `ajax/${call}`, query);
const group = String(groupIds.balearics);

describe('a group of regions', () => {
  test('has a result list: the hotels of its regions', async () => {
    const { body } = await callApi('mixed-resultlist', { destinations: group });
    expect(body.results.map(({ hotel }: { hotel: { id: number } }) => hotel.id)).toEqual([
      hotelIds.calaBlanca,
    ]);
    expect(body.productSearch.groupIdList).toEqual([groupIds.balearics]);
  });

  test('[DEST-020] counts as one of five destinations', async () => {
    const status = async (destinations: string) =>
      (await callApi('mixed-resultlist', { destinations })).status;
    expect(await status(`${group},2,1002,10001,10003`)).toBe(200);
    expect(await status(`${group},2,1002,10001,10003,10002`)).toBe(400);
  });

  test('[SAPI-012] is no destination of the gallery, its regions are', async () => {
    const { body } = await callApi('all-destinations');
    const names = body.destinations.map(
      ({ destination }: { destination: { name: string } }) => destination.name,
    );
    expect(names).toEqual(['Spreewald & Berlin', 'Mallorca']);
    expect(body.destinations[1].destination.within).toBe('Balearische Inseln, Spanien');
  });

  test('[SAPI-009] goes on with its regions, as a country does', async () => {
    const levelOf = async (destinations: string) =>
      (await callApi('destination_serial/list', { destinations })).body.level;
    expect(await levelOf(group)).toBe('region');
    expect(await levelOf(`${group},2`)).toBe('region');
    expect(await levelOf(`${group},1002`)).toBe('city');
  });

  test('[SAPI-007] [SDATA-002] nests in the tree between country and regions', async () => {
    const [, spain] = (await callApi('destinations')).body.data.model;
    expect(spain.children[0]).toMatchObject({
      id: groupIds.islands,
      type: 'region',
      children: [
        { id: groupIds.balearics, hotels: 3, children: [{ name: 'Mallorca' }, { name: 'Menorca' }] },
      ],
    });
  });
});

describe('in the demo world shoppers find what they type', () => {
  const { destinations, airports, cities } = readPlaces();
  const [card] = islandContent.hotels;
  if (card === undefined) throw new Error('The small catalogue has hotels');
  const hotels: readonly HotelCard[] = cities.map((city, at) => ({
    ...card,
    id: 1_000_001 + at,
    name: 'H',
    cityId: city.destination.id,
    regionId: city.regionId,
    countryId: city.countryId,
  }));
  const catalogue = buildCatalogue({ version: '1', destinations, airports, airlines: [], hotels });

  test.each<[Language, string, string, string]>([
    ['de', 'Kanaren', 'Kanarische Inseln', 'Spanien'],
    ['de', 'kanarische i', 'Kanarische Inseln', 'Spanien'],
    ['de', 'Balearen', 'Balearen', 'Spanien'],
    ['de', 'Türkische Riviera', 'Türkische Riviera', 'Türkei'],
    ['de', 'tuerkische riviera', 'Türkische Riviera', 'Türkei'],
    ['de', 'Kykladen', 'Kykladen', 'Griechische Inseln, Griechenland'],
    ['de', 'Griechische Inseln', 'Griechische Inseln', 'Griechenland'],
    ['de', 'Dodekanes', 'Dodekanes', 'Griechische Inseln, Griechenland'],
    ['de', 'Ionische Inseln', 'Ionische Inseln', 'Griechische Inseln, Griechenland'],
    ['de', 'Azoren', 'Azoren', 'Portugal'],
    ['de', 'Hawaii', 'Hawaii', 'USA'],
    ['de', 'Kapverden', 'Kapverdische Inseln', ''],
    ['de', 'Malediven', 'Malediven', ''],
    ['de', 'Madeira', 'Madeira-Archipel', 'Portugal'],
    ['de', 'Ostsee', 'Deutsche Ostseeküste', 'Deutschland'],
    ['en', 'canaries', 'Canary Islands', 'Spain'],
    ['de', 'Santorini', 'Santorin', 'Kykladen, Griechenland'],
    ['en', 'zakynthos', 'Zante', 'Ionian Islands, Greece'],
    ['it', 'canarie', 'Isole Canarie', 'Spagna'],
    ['es', 'canarias', 'Islas Canarias', 'España'],
    ['es', 'hawaii', 'Hawái', 'Estados Unidos'],
    ['fr', 'canaries', 'Îles Canaries', 'Espagne'],
    ['fr', 'riviera turque', 'Riviera turque', 'Turquie'],
  ])('%s: %j gives %s first', (language, keyword, name, within) => {
    expect(suggestDestinations(catalogue, language, keyword)[0]).toMatchObject({ name, within });
  });
});
