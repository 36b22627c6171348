import type { Destination } from '../../domain/search/catalogue.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { createWordIndex, type WordIndex } from '../catalogue/word-index.ts';
import { placeNicknames } from './place-nicknames.ts';
import { placeSights } from './place-sights.ts';

/** What places are called in addition to their names in the language of a visit. */
export interface FurtherNames {
  /** Names of the places in the order of `catalogue.names.places`. */
  readonly index: WordIndex;
  readonly namesOf: readonly (readonly string[])[];
}

/** The names of places in all languages, their nicknames, their sights and the codes of their airports, once for each whole catalogue. */
export function furtherNames({ whole }: Catalogue): FurtherNames {
  return whole.once('further names', () => {
    const codes = Map.groupBy(whole.airports.values(), ({ city }) => city.en);
    const namesOf = whole.names.places.map((place) => [
      ...listNames(place),
      ...(place.type === 'city' ? (codes.get(place.name.en) ?? []).map(({ code }) => code) : []),
    ]);
    return { index: createWordIndex(namesOf), namesOf };
  });
}

function listNames({ type, slug, name, aliases = {} }: Destination): readonly string[] {
  const tables: readonly Readonly<Record<string, string>>[] = [placeNicknames, placeSights];
  return [
    ...LANGUAGES.flatMap((language) => [name[language], ...(aliases[language] ?? [])]),
    ...tables.flatMap((table) => table[`${type}/${slug}`]?.split('|') ?? []),
  ];
}
