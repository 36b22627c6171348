import type { Airline, Airport, Destination, HotelCard } from '../../domain/catalogue.ts';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';

/** Levels of the destination tree (SDATA-004, SDATA-005); a place of interest stands beside it. */
export const destinationLevels = { country: 1, region: 2, city: 3, hotel: 4, poi: 5 } as const;
export type DestinationType = keyof typeof destinationLevels;

/** What the supplier's catalogue says at one version: everything but the hotels' profiles and reviews. */
export interface CatalogueContent {
  readonly version: string;
  readonly destinations: readonly Destination[];
  readonly airports: readonly Airport[];
  readonly airlines: readonly Airline[];
  readonly hotels: readonly HotelCard[];
}

/** The catalogue as searches read it: found by id, by what holds it and by the beginnings of names. */
export interface Catalogue {
  readonly version: string;
  readonly destinations: ReadonlyMap<number, Destination>;
  readonly airports: ReadonlyMap<string, Airport>;
  /** Codes of the airports at which holidays begin. */
  readonly departures: readonly string[];
  readonly airlines: ReadonlyMap<string, Airline>;
  readonly hotels: ReadonlyMap<number, HotelCard>;
  /** Places directly in a place; of `null`, the countries. */
  readonly childrenOf: ReadonlyMap<number | null, readonly Destination[]>;
  /** Hotels in a country, region or city. */
  readonly hotelsOf: ReadonlyMap<number, readonly HotelCard[]>;
  readonly names: CatalogueNames;
}

/**
 * Names in the order of their lists, those first that most people mean: places that have hotels by their number, of equal
 * ones the larger place; hotels by their number of reviews. What `placeNames` finds stands at the same place in `places`.
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
  const { version, destinations, airports, airlines, hotels } = content;
  const hotelsOf = groupHotels(hotels);
  return {
    version,
    destinations: new Map(destinations.map((place) => [place.id, place])),
    airports: new Map(airports.map((airport) => [airport.code, airport])),
    departures: airports.filter(({ isDeparture }) => isDeparture).map(({ code }) => code),
    airlines: new Map(airlines.map((airline) => [airline.code, airline])),
    hotels: new Map(hotels.map((hotel) => [hotel.id, hotel])),
    childrenOf: Map.groupBy(destinations, ({ parentId }) => parentId),
    hotelsOf,
    names: indexNames(content, (place) => countHotels({ hotelsOf }, place)),
  };
}

/** A place of interest has the hotels of its city. */
export function countHotels({ hotelsOf }: Pick<Catalogue, 'hotelsOf'>, place: Destination): number {
  const id = place.type === 'poi' ? place.parentId : place.id;
  return id === null ? 0 : (hotelsOf.get(id)?.length ?? 0);
}

function groupHotels(hotels: readonly HotelCard[]): ReadonlyMap<number, readonly HotelCard[]> {
  const groups = new Map<number, HotelCard[]>();
  for (const hotel of hotels) {
    for (const placeId of [hotel.countryId, hotel.regionId, hotel.cityId]) {
      const group = groups.get(placeId);
      if (group === undefined) groups.set(placeId, [hotel]);
      else group.push(hotel);
    }
  }
  return groups;
}

function indexNames(content: CatalogueContent, count: (place: Destination) => number): CatalogueNames {
  const places = content.destinations
    .filter((place) => count(place) > 0)
    .sort(
      (a, b) => count(b) - count(a) || destinationLevels[a.type] - destinationLevels[b.type] || a.id - b.id,
    );
  const hotels = content.hotels.toSorted((a, b) => b.reviewCount - a.reviewCount || a.id - b.id);
  const departures = content.airports.filter(({ isDeparture }) => isDeparture);
  return {
    places,
    placeNames: inEveryLanguage((language) => places.map(({ name }) => name[language])),
    hotels,
    hotelNames: createWordIndex(hotels.map(({ name }) => name)),
    departures,
    departureNames: inEveryLanguage((language) =>
      departures.map(({ name, city, code }) => `${code} ${name[language]} ${city[language]}`),
    ),
  };
}

function inEveryLanguage(listNames: (language: Language) => string[]): Record<Language, WordIndex> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, createWordIndex(listNames(language))]),
  ) as Record<Language, WordIndex>;
}

/** What holds a place, from the nearest to the country. */
export function listHolders(catalogue: Catalogue, place: Destination): readonly Destination[] {
  const holder = place.parentId === null ? undefined : catalogue.destinations.get(place.parentId);
  return holder === undefined ? [] : [holder, ...listHolders(catalogue, holder)];
}
