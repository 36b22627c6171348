import type { ChosenDestination } from './mask-props.ts';

/**
 * Which list a search leads to (MASK-020 to MASK-023): to the gallery while it is open what is looked for, to the list of hotels
 * once it is one destination, or several in one known group. Groups are the countries, regions and island groups of the
 * tree; whatever shares one of them shares the country, so that the countries decide (MASK-024).
 */
export function routeSearch(destinations: readonly ChosenDestination[]): 'all_destinations' | 'resultlist' {
  const countries = new Set(destinations.map(countryName));
  return countries.size === 1 ? 'resultlist' : 'all_destinations';
}

/** The last and largest of what a place lies in; a country lies in nothing. */
function countryName({ name, within }: ChosenDestination): string {
  return within.split(', ').at(-1) || name;
}
