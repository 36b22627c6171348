import { describe, expect, test } from 'vitest';
import { groupIds, islandContent } from '../../../tests/factories/island-groups.ts';
import { catalogueContent } from '../../../tests/factories/search-world.ts';
import { readPlaces } from '../../demo/world/places/read-places.server.ts';
import type { Destination, HotelCard } from '../../domain/search/catalogue.ts';
import type { Language } from '../../domain/words/language.ts';
import { buildCatalogue, type CatalogueContent } from '../catalogue/build-catalogue.ts';
import { placeNicknames } from './place-nicknames.ts';
import { placeSights } from './place-sights.ts';
import { suggestDestinations } from './suggest-destinations.ts';

function withHotels(count: number) {
  const [card] = catalogueContent.hotels;
  if (card === undefined) throw new Error('The small catalogue has hotels');
  const hotels: CatalogueContent['hotels'] = Array.from({ length: count }, (_, at) => ({
    ...card,
    id: at + 1,
    name: `Palma Resort ${at}`,
    reviewCount: at,
  }));
  return buildCatalogue({ ...catalogueContent, hotels });
}

test('20 are suggested at most, and hotels do not crowd out places', () => {
  const suggested = suggestDestinations(withHotels(30), 'de', 'palma');
  expect(suggested).toHaveLength(20);
  expect(suggested.slice(0, 3).map(({ type }) => type)).toEqual(['city', 'poi', 'hotel']);
});

test('of hotels that fit alike, those with most reviews come first', () => {
  const suggested = suggestDestinations(withHotels(3), 'de', 'palma resort');
  expect(suggested.map(({ name }) => name)).toEqual(['Palma Resort 2', 'Palma Resort 1', 'Palma Resort 0']);
});

test('a keyword of signs alone finds nothing', () => {
  expect(suggestDestinations(withHotels(3), 'de', '%&')).toEqual([]);
});

test('places with many hotels come first, of equal ones the larger; those without hotels are left out', () => {
  const name = (text: string) => ({ de: text, en: text, it: text, es: text, fr: text });
  const [spain] = catalogueContent.destinations;
  if (spain === undefined) throw new Error('The small catalogue has places');
  const destinations = [
    ...catalogueContent.destinations,
    { ...spain, id: 3, name: name('Mallorquinien') },
    { ...spain, id: 4, name: name('Malta') },
  ];
  const hotels = catalogueContent.hotels.map((hotel) =>
    hotel.cityId === 10003 ? { ...hotel, countryId: 4 } : hotel,
  );
  const catalogue = buildCatalogue({ ...catalogueContent, destinations, hotels });
  expect(suggestDestinations(catalogue, 'de', 'mal').map((each) => each.name)).toEqual(['Mallorca', 'Malta']);
});

test('[DEST-010] [MASK-024] a group of regions is suggested with all hotels of its regions', () => {
  expect(suggestDestinations(buildCatalogue(islandContent), 'de', 'bale')).toEqual([
    {
      id: groupIds.balearics,
      name: 'Balearische Inseln',
      type: 'region',
      level: 2,
      highlightedLabel: '<mark>Bale</mark>arische Inseln',
      within: 'Spanische Inseln, Spanien',
      aliases: ['Balearen'],
      hotels: 3,
    },
  ]);
});

test('[DEST-010] [DEST-013] a place is found by what people call it, and shown by its name', () => {
  const suggest = (language: 'de' | 'en') =>
    suggestDestinations(buildCatalogue(islandContent), language, 'BALEAREN');
  expect(suggest('de').map(({ highlightedLabel }) => highlightedLabel)).toEqual(['Balearische Inseln']);
  expect(suggest('en').map(({ name }) => name)).toEqual(['Balearische Inseln']);
});

test('of a group and a group in it with the same hotels the larger comes first', () => {
  const names = suggestDestinations(buildCatalogue(islandContent), 'de', 'inseln').map(({ name }) => name);
  expect(names).toEqual(['Spanische Inseln', 'Balearische Inseln']);
});

describe('in the geography of the demo world', () => {
  const { destinations, airports } = readPlaces();
  const hotels = destinations.flatMap((place) => {
    const [card] = catalogueContent.hotels;
    return card === undefined || place.type !== 'city' ? [] : withHotel(card, place);
  });

  /** A hotel in a city: places without hotels are not suggested. */
  function withHotel(card: HotelCard, { id, parentId }: Destination): HotelCard {
    const region = destinations.find((place) => place.id === parentId);
    const group = destinations.find((place) => place.id === region?.parentId);
    const countryId = (group?.type === 'country' ? group.id : group?.parentId) ?? 0;
    return { ...card, id: 1_000_000 + id, cityId: id, regionId: parentId ?? 0, countryId };
  }

  const catalogue = buildCatalogue({ version: '1', destinations, airports, airlines: [], hotels });
  const first = (keyword: string, language: Language = 'de') =>
    suggestDestinations(catalogue, language, keyword)[0];

  test.each([
    ['Malle', 'Mallorca'],
    ['17. Bundesland', 'Mallorca'],
    ['Big Apple', 'New York'],
    ['Ewige Stadt', 'Rom'],
    ['Majorca', 'Mallorca'],
    ['Creta', 'Kreta'],
    ['Loch Ness', 'Inverness'],
    ['Zugspitze', 'Garmisch-Partenkirchen'],
    ['CDG', 'Paris'],
  ])('%s is %s', (keyword, name) => {
    expect(first(keyword)).toMatchObject({ name });
    expect(first(keyword)?.isNear).toBeUndefined();
  });

  test.each([
    ['Malorca', 'Mallorca'],
    ['Fuertaventura', 'Fuerteventura'],
    ['Santornini', 'Santorin'],
    ['Rhodso', 'Rhodos'],
    ['Eifelturm', 'Eiffelturm'],
    ['Gran Kanaria', 'Gran Canaria'],
  ])('%s may be %s', (keyword, name) => {
    expect(first(keyword)).toMatchObject({ name, isNear: true });
  });

  test('nicknames and sights name places that there are', () => {
    const keys = new Set(destinations.map(({ type, slug }) => `${type}/${slug}`));
    const named = [...Object.keys(placeNicknames), ...Object.keys(placeSights)];
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });
});
