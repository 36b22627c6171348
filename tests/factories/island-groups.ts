import type { Destination, HotelCard } from '../../src/domain/search/catalogue.ts';
import type { CatalogueContent } from '../../src/trip-search/catalogue/build-catalogue.ts';
import { catalogueContent, hotelIds } from './search-world.ts';

/** Regions, groups of them and a hotel that the small catalogue has in addition to its own. */
export const groupIds = { islands: 1012, balearics: 1011, menorca: 1003, ciutadella: 10004 } as const;
export const menorcaHotel = 1_000_004;

const place = (
  id: number,
  type: Destination['type'],
  parentId: number,
  name: string,
  aliases?: readonly string[],
): Destination => ({
  id,
  type,
  parentId,
  countryCode: 'ES',
  latitude: 40,
  longitude: 4,
  useInGlossary: true,
  name: { de: name, en: name, it: name, es: name, fr: name },
  slug: name.toLowerCase().replaceAll(' ', '-'),
  ...(aliases === undefined ? {} : { aliases: { de: aliases } }),
});

function buildHotel(): HotelCard {
  const card = catalogueContent.hotels.find(({ id }) => id === hotelIds.calaBlanca);
  if (card === undefined) throw new Error('The small catalogue has lost its first hotel');
  return {
    ...card,
    id: menorcaHotel,
    name: 'Hotel Far Away',
    cityId: groupIds.ciutadella,
    regionId: groupIds.menorca,
  };
}

/** The small catalogue with Mallorca and Menorca in the Balearische Inseln, and those in the Spanische Inseln. */
export const islandContent: CatalogueContent = {
  ...catalogueContent,
  destinations: [
    ...catalogueContent.destinations.map((each) =>
      each.id === 1001 ? { ...each, parentId: groupIds.balearics } : each,
    ),
    place(groupIds.islands, 'region', 1, 'Spanische Inseln'),
    place(groupIds.balearics, 'region', groupIds.islands, 'Balearische Inseln', ['Balearen']),
    place(groupIds.menorca, 'region', groupIds.balearics, 'Menorca'),
    place(groupIds.ciutadella, 'city', groupIds.menorca, 'Ciutadella'),
  ],
  hotels: [...catalogueContent.hotels, buildHotel()],
};
