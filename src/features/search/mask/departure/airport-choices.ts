import { airportGroups } from '../../../../domain/places/airport-groups.ts';
import type { AirportGroup } from '../../../../trip-search/catalogue/destination-tree-schema.ts';
import { matchesKeyword } from '../destinations/filter-destinations.ts';

/** A top-level item of the departure picker: a country, or a part of Germany (AIRPORT-009, AIRPORT-010). */
export interface AirportChoice {
  /** As the parameter `airports` spells it. */
  readonly key: string;
  readonly name: string;
  /** Codes of all airports that the choice brings. */
  readonly members: readonly string[];
  /**
   * Airports listed below it. German airports are below their part of the country, unless they belong to none
   * (AIRPORT-016).
   */
  readonly airports: readonly { readonly tlc: string; readonly name: string }[];
  /** In another country than the market's own. */
  readonly isAbroad: boolean;
}

/** AIRPORT-018. */
const itemsPerColumn = 10;

/**
 * The items of the departure picker, those of the visitor's own country first.
 * @param home country code of the site, such as DE
 * @param nameGroup name of a German group by its key
 */
export function listAirportChoices(
  groups: readonly AirportGroup[],
  home: string,
  nameGroup: (key: string) => string,
): readonly AirportChoice[] {
  const countries = [...Map.groupBy(groups, ({ countryCode }) => countryCode)];
  const ofHome = countries.filter(([code]) => code === home);
  const others = countries.filter(([code]) => code !== home);
  return [...ofHome, ...others].flatMap(([code, parts]) =>
    listCountry(code, parts, nameGroup).map((choice) => ({ ...choice, isAbroad: code !== home })),
  );
}

function listCountry(
  code: string,
  parts: readonly AirportGroup[],
  nameGroup: (key: string) => string,
): Omit<AirportChoice, 'isAbroad'>[] {
  const toItem = (key: string, name: string, airports: AirportGroup['children'], members = airports) => ({
    key,
    name,
    members: members.map(({ tlc }) => tlc),
    airports: airports.map(({ tlc, name: airport }) => ({ tlc, name: airport })),
  });
  const whole = parts.find(({ key }) => key === code);
  const country = toItem(
    code,
    parts[0]?.name ?? code,
    whole?.children ?? [],
    parts.flatMap(({ children }) => children),
  );
  const ordered = Object.keys(airportGroups).flatMap((key) => parts.filter((part) => part.key === key));
  return [country, ...ordered.map(({ key, children }) => toItem(key, nameGroup(key), children))];
}

/**
 * Returns the items that match the typed text, each with its matching airports: by name or code (AIRPORT-006,
 * AIRPORT-008). Omits chosen items (AIRPORT-007), which the picker shows above the list.
 */
export function filterAirportChoices(
  choices: readonly AirportChoice[],
  keyword: string,
  chosen: ReadonlySet<string>,
): readonly AirportChoice[] {
  if (keyword.trim() === '') return choices;
  return choices.flatMap((choice) => {
    const isCalledSo = matchesKeyword([choice.name], keyword);
    const airports = choice.airports.filter(
      ({ name, tlc }) => !chosen.has(tlc) && (isCalledSo || matchesKeyword([name, tlc], keyword)),
    );
    if (airports.length > 0) return { ...choice, airports };
    return isCalledSo && !chosen.has(choice.key) ? choice : [];
  });
}

/** Items in columns of ten (AIRPORT-018). */
export function splitColumns<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / itemsPerColumn) }, (_, column) =>
    items.slice(column * itemsPerColumn, (column + 1) * itemsPerColumn),
  );
}

/** What is listed at once, and what is folded away: other countries, where there are airports of the own one. */
export function foldChoices(choices: readonly AirportChoice[]): {
  readonly own: readonly AirportChoice[];
  readonly elsewhere: readonly AirportChoice[];
} {
  const own = choices.filter(({ isAbroad }) => !isAbroad);
  if (own.length === 0) return { own: choices, elsewhere: [] };
  return { own, elsewhere: choices.filter(({ isAbroad }) => isAbroad) };
}

/** Whether one of the chosen airports, groups or countries is among some. @param chosen by their keys */
export function hasChosen(choices: readonly AirportChoice[], chosen: ReadonlySet<string>): boolean {
  return choices.some(({ key, members }) => chosen.has(key) || members.some((code) => chosen.has(code)));
}
