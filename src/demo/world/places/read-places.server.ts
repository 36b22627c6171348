import type { Airport, Destination } from '../../../domain/search/catalogue.ts';
import type { WorldCity, WorldPlaces } from '../model/world-places.ts';
import airports from './airports.json' with { type: 'json' };
import cities from './cities.json' with { type: 'json' };
import destinations from './destinations.json' with { type: 'json' };
import { settingOfPlace } from './surroundings.ts';

/** What `cities.json` adds to a city of `destinations.json` with the same id. */
type CityFacts = Omit<WorldCity, 'destination' | 'regionId' | 'countryId' | 'setting'> & {
  readonly id: number;
};

/**
 * Where the demo world takes place. Calculates nothing: `README.md` says how the data was made.
 * @throws RangeError when the files contradict each other
 */
export function readPlaces(): WorldPlaces {
  // Lists of two or three numbers in JSON have no fixed length for TypeScript.
  const facts = cities as unknown as readonly CityFacts[];
  const kinds = new Map(facts.map(({ id, kind }) => [id, kind]));
  const places = (destinations as readonly Destination[]).map((place) => {
    const holidayKind = kinds.get(place.id);
    return holidayKind === undefined ? place : { ...place, holidayKind };
  });
  const placesById = new Map(places.map((place) => [place.id, place]));
  return {
    destinations: places,
    cities: facts.map((city) => placeCity(city, placesById)),
    airports: airports satisfies readonly Airport[],
  };
}

function placeCity(
  { id, ...facts }: CityFacts,
  placesById: ReadonlyMap<number | null, Destination>,
): WorldCity {
  const destination = requirePlace(id, placesById);
  const region = requirePlace(destination.parentId, placesById);
  const outline = {
    countryCode: destination.countryCode,
    name: destination.name.en ?? '',
    region: region.name.en ?? '',
  };
  return {
    destination,
    regionId: region.id,
    countryId: requireCountry(region, placesById).id,
    setting: settingOfPlace({ ...outline, kind: facts.kind }),
    ...facts,
  };
}

/** Climbs over the groups of regions that lie between. */
function requireCountry(
  place: Destination,
  placesById: ReadonlyMap<number | null, Destination>,
): Destination {
  return place.type === 'country'
    ? place
    : requireCountry(requirePlace(place.parentId, placesById), placesById);
}

function requirePlace(id: number | null, placesById: ReadonlyMap<number | null, Destination>): Destination {
  const place = placesById.get(id);
  if (place === undefined) throw new RangeError(`No place ${id}`);
  return place;
}
