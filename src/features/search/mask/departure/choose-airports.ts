import { searchLimits } from '../../../../defaults.ts';
import type { ChosenAirport } from '../panel/mask-props.ts';
import type { AirportChoice } from './airport-choices.ts';

/** Members of the groups and countries that can be chosen, by their key. */
export type AirportMembers = ReadonlyMap<string, readonly string[]>;

export function listMembers(choices: readonly AirportChoice[]): AirportMembers {
  return new Map(choices.map(({ key, members }) => [key, members]));
}

/** Airports of departure that a choice brings. */
function airportsOf(key: string, members: AirportMembers): readonly string[] {
  return members.get(key) ?? [key];
}

/** The chosen group or country that brings an airport or group without it being chosen itself; null for none. */
export function findChosenGroup(
  chosen: readonly ChosenAirport[],
  key: string,
  members: AirportMembers,
): ChosenAirport | null {
  const own = airportsOf(key, members);
  return (
    chosen.find((each) => {
      const brought = airportsOf(each.key, members);
      return each.key !== key && own.every((airport) => brought.includes(airport));
    }) ?? null
  );
}

/**
 * The selection after a click on an airport, group or country, each once (AIRPORT-024):
 * - what is chosen is taken away
 * - a group takes the place of its own airports; it counts as one of five choices and brings all it has, which is the
 *   limit of max(5, airport count) (AIRPORT-021 to AIRPORT-023)
 * - an airport of a chosen group takes the group's place: who has 'Germany' and clicks Frankfurt means Frankfurt
 * - the same selection where it would go beyond the limit
 */
export function toggleAirport(
  chosen: readonly ChosenAirport[],
  { key, name }: ChosenAirport,
  members: AirportMembers,
): readonly ChosenAirport[] {
  if (chosen.some((each) => each.key === key)) return chosen.filter((each) => each.key !== key);
  const own = airportsOf(key, members);
  const chosenGroup = findChosenGroup(chosen, key, members);
  const others = chosen.filter(
    (each) =>
      each !== chosenGroup && !airportsOf(each.key, members).every((airport) => own.includes(airport)),
  );
  return others.length < searchLimits.airports ? [...others, { key, name }] : chosen;
}

/** True while a click on it changes the selection: single airports beyond the limit are refused with a hint. */
export function canToggle(
  chosen: readonly ChosenAirport[],
  choice: ChosenAirport,
  members: AirportMembers,
): boolean {
  return toggleAirport(chosen, choice, members) !== chosen;
}
