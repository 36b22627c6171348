import type { Language } from '../../../domain/words/language.ts';

/** A value for each of the five languages. */
export function inEveryLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { de: make('de'), en: make('en'), it: make('it'), es: make('es'), fr: make('fr') };
}
