import type { Destination } from '../../../domain/search/catalogue.ts';
import { spellOutUmlauts, splitWords } from '../../../domain/words/fold-text.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import {
  type Catalogue,
  destinationLevels,
  isRegionGroup,
} from '../../../trip-search/catalogue/build-catalogue.ts';

/**
 * The place that a segment of an old address names (LIST-003): by its slug, or by its name or another of its names in any
 * language, in either letter case and with `-` or `_` between the words. Of places with the same name the largest is meant.
 */
export function findPlaceBySlug(catalogue: Catalogue, slugPath: string): Destination | null {
  const { whole, destinations } = catalogue;
  const index = whole.once('places by slug', () => indexPlaces(whole));
  return index.get(toSlug(slugPath))?.find(({ id }) => destinations.has(id)) ?? null;
}

function indexPlaces(catalogue: Catalogue): ReadonlyMap<string, readonly Destination[]> {
  const places = [...catalogue.destinations.values()].sort(
    (a, b) =>
      destinationLevels[a.type] - destinationLevels[b.type] ||
      Number(isRegionGroup(catalogue, b)) - Number(isRegionGroup(catalogue, a)) ||
      a.id - b.id,
  );
  const index = new Map<string, Destination[]>();
  // All slugs come before all names: what is one place's address is not given to another of that name.
  for (const place of places) add(index, place.slug, place);
  for (const place of places) for (const slug of listNameSlugs(place)) add(index, slug, place);
  return index;
}

function add(index: Map<string, Destination[]>, slug: string, place: Destination): void {
  const others = index.get(slug);
  if (slug !== '' && others === undefined) index.set(slug, [place]);
  else if (others?.includes(place) === false) others.push(place);
}

/** A name with its umlauts both spelled out and without their dots: `koeln` and `koln`. */
function listNameSlugs({ name, aliases }: Destination): string[] {
  const names = LANGUAGES.flatMap((language) => [name[language], ...(aliases?.[language] ?? [])]);
  return [...names, ...names.map(spellOutUmlauts)].map(toSlug);
}

function toSlug(text: string): string {
  return splitWords(text).join('-');
}
