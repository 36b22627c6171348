import type { Destination } from '../../domain/search/catalogue.ts';
import { foldText } from '../../domain/words/fold-text.ts';
import { compareNames } from '../../domain/words/join-names.ts';
import type { Language } from '../../domain/words/language.ts';
import { type Catalogue, countHotels, listHolders } from '../../trip-search/catalogue/build-catalogue.ts';
import {
  buildDestinationPath,
  destinationGroups,
} from '../../trip-search/catalogue/build-destination-path.ts';

/** Groups of the glossary in the order in which a page shows them (SEO-007, SEO-011). */
export const glossaryTypes = ['countries', 'regions', 'cities', 'other'] as const;
export type GlossaryType = (typeof glossaryTypes)[number];

/** An entry of the A-Z glossary (SDATA-031, SDATA-032). */
export interface GlossaryEntry {
  readonly name: string;
  /** Name of the place that holds it; null for a country. */
  readonly within: string | null;
  /** Path of its page. */
  readonly url: string;
  readonly use_ln_glossary: boolean;
  readonly type: GlossaryType;
}

/** A letter and whether anything begins with it (SDATA-033). */
export interface GlossaryPrefix {
  /** One lower-case letter (SEO-002). */
  readonly prefix: string;
  readonly exists: boolean;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

const typeOf = {
  country: 'countries',
  region: 'regions',
  city: 'cities',
  poi: 'other',
} as const satisfies Record<Destination['type'], GlossaryType>;

/** The letter that lists a name: ignores accents and any characters before the first letter. */
export function prefixOf(name: string): string | null {
  return /[a-z]/.exec(foldText(name))?.[0] ?? null;
}

/** The places of the glossary: flagged for it (SEO-010), and with hotels to go to. */
export function listGlossaryPlaces(catalogue: Catalogue): readonly Destination[] {
  return [...catalogue.destinations.values()].filter(
    (place) => place.useInGlossary && countHotels(catalogue, place) > 0,
  );
}

/** Entries under a letter, by name within their group (SEO-009). */
export function listGlossary(
  catalogue: Catalogue,
  { locale, language }: { readonly locale: string; readonly language: Language },
  prefix: string,
): GlossaryEntry[] {
  const compare = compareNames(language);
  return listGlossaryPlaces(catalogue)
    .filter((place) => prefixOf(place.name[language]) === prefix)
    .map((place) => ({
      name: place.name[language],
      within: findHolderName(catalogue, place, language),
      url: buildDestinationPath(catalogue, place, locale),
      use_ln_glossary: place.useInGlossary,
      type: typeOf[place.type],
    }))
    .sort((a, b) => glossaryTypes.indexOf(a.type) - glossaryTypes.indexOf(b.type) || compare(a.name, b.name));
}

/** The next place that holds this one and is called otherwise: an island's town is often called like the island. */
function findHolderName(catalogue: Catalogue, place: Destination, language: Language): string | null {
  const names = listHolders(catalogue, place).map((holder) => holder.name[language]);
  return names.find((name) => name !== place.name[language]) ?? null;
}

/** What distinguishes an entry from others of its name: its kind, or the place that holds it; null for the only one of its name. */
export function findQualifier(
  { name, within, type }: GlossaryEntry,
  entries: readonly GlossaryEntry[],
  kindOf: (type: GlossaryType) => string,
): string | null {
  const namesakes = entries.filter((entry) => entry.name === name);
  if (namesakes.length === 1) return null;
  return namesakes.filter((entry) => entry.type === type).length === 1 ? kindOf(type) : within;
}

/** All letters, each with whether it has entries (SEO-006). */
export function listPrefixes(catalogue: Catalogue, language: Language): GlossaryPrefix[] {
  const used = new Set(listGlossaryPlaces(catalogue).map((place) => prefixOf(place.name[language])));
  return [...letters].map((prefix) => ({ prefix, exists: used.has(prefix) }));
}

/** Finds a place by its group and the last part of `path`; ignores the parts before. Null when there is none. */
export function findGlossaryPlace(catalogue: Catalogue, group: string, path: string): Destination | null {
  const slug = path.split('/').at(-1);
  for (const place of catalogue.destinations.values()) {
    if (place.slug === slug && destinationGroups[place.type] === group) return place;
  }
  return null;
}
