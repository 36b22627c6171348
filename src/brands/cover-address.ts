import { countryName } from '../domain/places/country-name.ts';
import type { Language } from '../domain/words/language.ts';
import type { InsolvencyCover } from './brand.ts';

/** Address of an insurer in one line, its country in the language of the reader. */
export function coverAddress({ address, country }: InsolvencyCover, language: Language): string {
  return `${address}, ${countryName(country, language)}`;
}
