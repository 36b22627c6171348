import { airportGroups } from '../../domain/places/airport-groups.ts';
import { countryName } from '../../domain/places/country-name.ts';
import type { Airport, Destination } from '../../domain/search/catalogue.ts';
import type { Language } from '../../domain/words/language.ts';
import { type Catalogue, countHotels, destinationLevels } from './build-catalogue.ts';
import type { AirportGroup, DestinationNode } from './destination-tree-schema.ts';

/** What the pickers choose from (SAPI-007). */
export interface PickableDestinations {
  readonly destinations: readonly DestinationNode[];
  readonly airports: readonly AirportGroup[];
}

/** Countries, regions and cities that have hotels, and the airports of departure, by name. Made once a catalogue and language. */
export function listDestinationTree(catalogue: Catalogue, language: Language): PickableDestinations {
  return catalogue.once(`destination tree ${language}`, () => ({
    destinations: listChildren(catalogue, null, language),
    airports: groupAirports(catalogue, language),
  }));
}

function listChildren(catalogue: Catalogue, parentId: number | null, language: Language): DestinationNode[] {
  return (catalogue.childrenOf.get(parentId) ?? [])
    .filter((place) => place.type !== 'poi' && countHotels(catalogue, place) > 0)
    .sort((a, b) => a.name[language].localeCompare(b.name[language], language))
    .map((place) => presentNode(catalogue, place, language));
}

function presentNode(catalogue: Catalogue, place: Destination, language: Language): DestinationNode {
  return {
    id: place.id,
    name: place.name[language],
    type: place.type,
    level: destinationLevels[place.type],
    hotels: countHotels(catalogue, place),
    aliases: place.aliases?.[language],
    children: listChildren(catalogue, place.id, language),
  };
}

function groupAirports({ airports }: Catalogue, language: Language): AirportGroup[] {
  const departures = [...airports.values()]
    .filter(({ isDeparture }) => isDeparture)
    .sort((a, b) => a.name[language].localeCompare(b.name[language], language));
  const groups = Map.groupBy(departures, groupOf);
  return [...groups]
    .map(([key, members]) => {
      const countryCode = members[0]?.countryCode ?? key;
      return {
        key,
        countryCode,
        name: countryName(countryCode, language),
        children: members.map(({ name, code }) => ({ name: name[language], tlc: code, countryCode })),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, language) || a.key.localeCompare(b.key));
}

/** A German airport outside the four groups is listed under the country (AIRPORT-016). */
function groupOf({ code, countryCode }: Airport): string {
  const group = Object.entries(airportGroups).find(([, codes]) =>
    (codes as readonly string[]).includes(code),
  );
  return group?.[0] ?? countryCode;
}
