import type { Airline, Airport, Destination, HotelCard } from '../../domain/search/catalogue.ts';
import { LANGUAGES, type Language } from '../../domain/words/language.ts';
import { type ClimateStation, climateStations } from './climate-stations.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';

/** Levels of the destination tree (SDATA-004, SDATA-005); a place of interest is not part of the tree. */
export const destinationLevels = { country: 1, region: 2, city: 3, hotel: 4, poi: 5 } as const;
export type DestinationType = keyof typeof destinationLevels;

/** What the supplier's catalogue says at one version: everything but the hotels' profiles and reviews. */
export interface CatalogueContent {
  readonly version: string;
  readonly destinations: readonly Destination[];
  readonly airports: readonly Airport[];
  readonly airlines: readonly Airline[];
  readonly hotels: readonly HotelCard[];
  /** Weather stations near its places, in addition to those that every shop knows. */
  readonly stations?: readonly ClimateStation[];
}

/** The catalogue as searches read it: found by id, by what holds it and by the beginnings of names. */
export interface Catalogue {
  readonly version: string;
  /** What it is a part of: itself, or everything that the shop can sell. What is indexed there is found here, if it is here. */
  readonly whole: Catalogue;
  readonly destinations: ReadonlyMap<number, Destination>;
  readonly airports: ReadonlyMap<string, Airport>;
  /** Codes of the airports at which holidays begin. */
  readonly departures: readonly string[];
  readonly airlines: ReadonlyMap<string, Airline>;
  readonly hotels: ReadonlyMap<number, HotelCard>;
  /** Places directly in a place; of `null`, the countries. */
  readonly childrenOf: ReadonlyMap<number | null, readonly Destination[]>;
  /** Hotels in a country, group of regions, region or city. */
  readonly hotelsOf: ReadonlyMap<number, readonly HotelCard[]>;
  readonly stations: readonly ClimateStation[];
  /** Of the whole: what else is called so may not be here. */
  readonly names: CatalogueNames;
  /**
   * Calculates a value from this catalogue the first time and returns the same value from then on.
   * @param key says which value: at most some for each place and language, for each range of a brand and for each list of price rules in force
   */
  readonly once: <Value>(key: string, calculate: () => Value) => Value;
}

/**
 * Names in the order of their lists, sorted by importance: places by their number of hotels, then by size; hotels by
 * their number of reviews. An index found in `placeNames` is the index in `places`.
 */
interface CatalogueNames {
  readonly places: readonly Destination[];
  readonly placeNames: Readonly<Record<Language, WordIndex>>;
  readonly hotels: readonly HotelCard[];
  readonly hotelNames: WordIndex;
  readonly departures: readonly Airport[];
  readonly departureNames: Readonly<Record<Language, WordIndex>>;
}

export function buildCatalogue(content: CatalogueContent): Catalogue {
  const { version, destinations, airports, airlines, hotels, stations = [] } = content;
  const placesById = new Map(destinations.map((place) => [place.id, place]));
  const hotelsOf = groupHotels(hotels, placesById);
  const catalogue: Catalogue = {
    version,
    get whole() {
      return catalogue;
    },
    destinations: placesById,
    airports: new Map(airports.map((airport) => [airport.code, airport])),
    departures: airports.filter(({ isDeparture }) => isDeparture).map(({ code }) => code),
    airlines: new Map(airlines.map((airline) => [airline.code, airline])),
    hotels: new Map(hotels.map((hotel) => [hotel.id, hotel])),
    childrenOf: Map.groupBy(destinations, ({ parentId }) => parentId),
    hotelsOf,
    stations: [...climateStations, ...stations],
    names: indexNames(content, { destinations: placesById, hotelsOf }),
    once: calculateOnce(),
  };
  return catalogue;
}

/** The part of a catalogue that has some of its hotels, and the places that hold any of them. */
export function takePart(whole: Catalogue, version: string, hotels: readonly HotelCard[]): Catalogue {
  const hotelsOf = groupHotels(hotels, whole.destinations);
  const destinations = [...whole.destinations.values()].filter(
    (place) => countHotels({ hotelsOf }, place) > 0,
  );
  return {
    ...whole,
    version,
    whole,
    destinations: new Map(destinations.map((place) => [place.id, place])),
    hotels: new Map(hotels.map((hotel) => [hotel.id, hotel])),
    childrenOf: shareLists(
      Map.groupBy(destinations, ({ parentId }) => parentId),
      whole.childrenOf,
    ),
    hotelsOf: shareLists(hotelsOf, whole.hotelsOf),
    once: calculateOnce(),
  };
}

/**
 * Lists of a part, of which each has some of what the whole's has, in its order: as long as that one it is the same. Others are copied, since a
 * list that has grown keeps room for more. A shop has a part for each range of its brands.
 */
function shareLists<Key, Value>(
  lists: ReadonlyMap<Key, readonly Value[]>,
  whole: ReadonlyMap<Key, readonly Value[]>,
): ReadonlyMap<Key, readonly Value[]> {
  return new Map(
    [...lists].map(([key, list]) => {
      const all = whole.get(key);
      return [key, all?.length === list.length ? all : list.slice()];
    }),
  );
}

function calculateOnce(): Catalogue['once'] {
  const calculated = new Map<string, unknown>();
  return <Value>(key: string, calculate: () => Value) => {
    if (!calculated.has(key)) calculated.set(key, calculate());
    return calculated.get(key) as Value;
  };
}

/** A place of interest has the hotels of its city. */
export function countHotels({ hotelsOf }: Pick<Catalogue, 'hotelsOf'>, place: Destination): number {
  const id = place.type === 'poi' ? place.parentId : place.id;
  return id === null ? 0 : (hotelsOf.get(id)?.length ?? 0);
}

/** Hotels by each place that holds them: country, groups of regions, region and city. */
export function groupHotels(
  hotels: readonly HotelCard[],
  destinations: Catalogue['destinations'],
): ReadonlyMap<number, readonly HotelCard[]> {
  const groups = new Map<number, HotelCard[]>();
  for (const hotel of hotels) {
    const region = destinations.get(hotel.regionId);
    const regionGroups = (region === undefined ? [] : listHolders({ destinations }, region))
      .filter(({ type }) => type === 'region')
      .map(({ id }) => id);
    for (const placeId of [hotel.countryId, ...regionGroups, hotel.regionId, hotel.cityId]) {
      const group = groups.get(placeId);
      if (group === undefined) groups.set(placeId, [hotel]);
      else group.push(hotel);
    }
  }
  return groups;
}

function indexNames(
  content: CatalogueContent,
  known: Pick<Catalogue, 'destinations' | 'hotelsOf'>,
): CatalogueNames {
  const places = content.destinations
    .filter((place) => countHotels(known, place) > 0)
    .sort(
      (a, b) =>
        countHotels(known, b) - countHotels(known, a) ||
        destinationLevels[a.type] - destinationLevels[b.type] ||
        listHolders(known, a).length - listHolders(known, b).length ||
        a.id - b.id,
    );
  const hotels = content.hotels.toSorted((a, b) => b.reviewCount - a.reviewCount || a.id - b.id);
  const departures = content.airports.filter(({ isDeparture }) => isDeparture);
  return {
    places,
    placeNames: inEveryLanguage((language) =>
      places.map(({ name, aliases }) => [name[language], ...(aliases?.[language] ?? [])]),
    ),
    hotels,
    hotelNames: createWordIndex(hotels.map(({ name }) => name)),
    departures,
    departureNames: inEveryLanguage((language) =>
      departures.map(({ name, city, code }) => `${code} ${name[language]} ${city[language]}`),
    ),
  };
}

function inEveryLanguage(
  listNames: (language: Language) => Parameters<typeof createWordIndex>[0],
): Record<Language, WordIndex> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, createWordIndex(listNames(language))]),
  ) as Record<Language, WordIndex>;
}

/** What holds a place, from the nearest to the country. */
export function listHolders(
  catalogue: Pick<Catalogue, 'destinations'>,
  place: Destination,
): readonly Destination[] {
  const holder = place.parentId === null ? undefined : catalogue.destinations.get(place.parentId);
  return holder === undefined ? [] : [holder, ...listHolders(catalogue, holder)];
}

/** A region of regions, such as an island group (MASK-024). */
export function isRegionGroup({ childrenOf }: Pick<Catalogue, 'childrenOf'>, place: Destination): boolean {
  return place.type === 'region' && childrenOf.get(place.id)?.some(({ type }) => type === 'region') === true;
}
