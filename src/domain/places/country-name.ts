import type { Language } from '../words/language.ts';

/**
 * Countries by language and code where shoppers say another name than Unicode, the one under which the supplier's places
 * are sold: without it a list of airports and the place next to it would give one country two names.
 */
const namesOfShoppers: Readonly<Record<string, string>> = {
  deCV: 'Kapverdische Inseln',
  deGB: 'Großbritannien',
  deUS: 'USA',
  enTR: 'Turkey',
  enUS: 'USA',
};

/** Formats of `Intl` cost a hundred times what they write: each is made once per language. */
const formats: Partial<Record<Language, Intl.DisplayNames>> = {};

/** A country in a language; its code where it has no name. @param code ISO 3166-1 alpha-2 */
export function countryName(code: string, language: Language): string {
  formats[language] ??= new Intl.DisplayNames(language, { type: 'region' });
  return namesOfShoppers[language + code] ?? formats[language].of(code) ?? code;
}
