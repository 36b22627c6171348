import type { Airport, Destination } from '../../../domain/search/catalogue.ts';
import type { WorldPlaces } from '../model/world-places.ts';

interface PlaceIndex {
  readonly destinations: ReadonlyMap<number, Destination>;
  readonly airports: ReadonlyMap<string, Airport>;
}

const indexes = new WeakMap<WorldPlaces, PlaceIndex>();

function indexOf(places: WorldPlaces): PlaceIndex {
  const known = indexes.get(places);
  if (known !== undefined) return known;
  const index: PlaceIndex = {
    destinations: new Map(places.destinations.map((place) => [place.id, place])),
    airports: new Map(places.airports.map((airport) => [airport.code, airport])),
  };
  indexes.set(places, index);
  return index;
}

/** @throws RangeError for an id that no place has */
export function requirePlace(places: WorldPlaces, id: number): Destination {
  const place = indexOf(places).destinations.get(id);
  if (place === undefined) throw new RangeError(`No place ${id}`);
  return place;
}

/** Null where no airport has the code. */
export function findAirport(places: WorldPlaces, code: string | undefined): Airport | null {
  return indexOf(places).airports.get(code ?? '') ?? null;
}
