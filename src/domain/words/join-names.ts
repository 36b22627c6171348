import type { Language } from './language.ts';

/** Formats of `Intl` cost a hundred times what they write: each is made once per language. */
const lists = new Map<Language, Intl.ListFormat>();
const orders = new Map<Language, Intl.Collator>();

function findOrMake<Format>(made: Map<Language, Format>, language: Language, make: () => Format): Format {
  const known = made.get(language) ?? make();
  made.set(language, known);
  return known;
}

/** Names in one line, as a language joins them: 'Crete, Kos and Rhodes'. */
export function joinNames(names: readonly string[], language: Language): string {
  return findOrMake(lists, language, () => new Intl.ListFormat(language)).format(names);
}

/** The order in which a language lists names. */
export function compareNames(language: Language): (one: string, other: string) => number {
  return findOrMake(orders, language, () => new Intl.Collator(language)).compare;
}
