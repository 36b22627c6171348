import type { Language } from './language.ts';

/** Formats of `Intl` cost a hundred times what they write: each is made once per language. */
const countryNames = new Map<Language, Intl.DisplayNames>();
const lists = new Map<Language, Intl.ListFormat>();
const orders = new Map<Language, Intl.Collator>();

function findOrMake<Format>(made: Map<Language, Format>, language: Language, make: () => Format): Format {
  const known = made.get(language) ?? make();
  made.set(language, known);
  return known;
}

/** A country in a language; its code where it has no name. @param code ISO 3166-1 alpha-2 */
export function nameCountry(code: string, language: Language): string {
  const names = findOrMake(
    countryNames,
    language,
    () => new Intl.DisplayNames([language], { type: 'region' }),
  );
  return names.of(code) ?? code;
}

/** Names in one line, as a language joins them: 'Crete, Kos and Rhodes'. */
export function joinNames(names: readonly string[], language: Language): string {
  return findOrMake(lists, language, () => new Intl.ListFormat(language)).format(names);
}

/** The order in which a language lists names. */
export function compareNames(language: Language): (one: string, other: string) => number {
  return findOrMake(orders, language, () => new Intl.Collator(language)).compare;
}
