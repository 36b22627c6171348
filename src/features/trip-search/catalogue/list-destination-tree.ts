import { airportGroups } from '../../../domain/places/airport-groups.ts';
import { countryName } from '../../../domain/places/country-name.ts';
import type { Airport, Destination } from '../../../domain/search/catalogue.ts';
import type { Language } from '../../../domain/words/language.ts';
import { type Catalogue, countHotels, type DestinationType, destinationLevels } from './catalogue.ts';

/** A place with the places in it (SDATA-001, SDATA-002); a group of regions lies between its country and its regions. */
export interface DestinationNode {
  readonly id: number;
  readonly name: string;
  readonly type: DestinationType;
  readonly level: number;
  readonly hotels: number;
  /** Further names by which it is found when typed, where it has some. */
  readonly aliases?: readonly string[] | undefined;
  readonly children: readonly DestinationNode[];
}

/** Airports of departure of a country, in Germany of a part of it (SDATA-006, AIRPORT-009, AIRPORT-010). */
export interface AirportGroup {
  /** Country code, or the key of a German group: what `airports` takes. */
  readonly key: string;
  readonly countryCode: string;
  /** Of the country. */
  readonly name: string;
  readonly children: readonly { readonly name: string; readonly tlc: string; readonly countryCode: string }[];
}

/** What the pickers choose from (SAPI-007). */
export interface DestinationTree {
  readonly destinations: readonly DestinationNode[];
  readonly airports: readonly AirportGroup[];
}

/** Countries, regions and cities that have hotels, and the airports of departure, by name. Made once a catalogue and language. */
export function listDestinationTree(catalogue: Catalogue, language: Language): DestinationTree {
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
