import type { Destination } from '../../domain/search/catalogue.ts';
import { buildPath } from '../../url.ts';
import { type Catalogue, listHolders } from './build-catalogue.ts';

/** Words of the addresses of places: what a place is, then what holds it, then itself (SEO-003, SEO-013). */
export const destinationGroups = {
  country: 'countries',
  region: 'regions',
  city: 'cities',
  poi: 'destinations',
} as const satisfies Record<Destination['type'], string>;

/**
 * The path of a place's page, such as `/de-de/regions/greece/crete.html`: country and place, however deep it lies.
 * @param query a search that the page preserves
 */
export function buildDestinationPath(
  catalogue: Catalogue,
  place: Destination,
  locale: string,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const country = listHolders(catalogue, place).at(-1);
  const path = country === undefined ? place.slug : `${country.slug}/${place.slug}`;
  return buildPath(
    'seoDestinationContent',
    { _locale: locale, group: destinationGroups[place.type], path },
    query,
  );
}
