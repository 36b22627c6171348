import { airportGroups } from '../../domain/places/airport-groups.ts';
import type { Catalogue } from './build-catalogue.ts';

/**
 * Returns the airports of departure of a choice: one airport by its code, a German group (AIRPORT-012 to AIRPORT-015)
 * or all of a country (AIRPORT-020). Empty when nothing departs from it.
 */
export function listDepartureAirports(choice: string, { airports }: Catalogue): readonly string[] {
  if (choice.length === 2) {
    return [...airports.values()]
      .filter(({ countryCode, isDeparture }) => isDeparture && countryCode === choice)
      .map(({ code }) => code);
  }
  const codes = findGroup(choice) ?? [choice];
  return codes.filter((code) => airports.get(code)?.isDeparture === true);
}

function findGroup(choice: string): readonly string[] | undefined {
  const groups: Readonly<Record<string, readonly string[]>> = airportGroups;
  return Object.hasOwn(groups, choice) ? groups[choice] : undefined;
}
