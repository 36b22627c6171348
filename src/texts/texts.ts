import { type Messages, setupI18n } from '@lingui/core';
import type { Language } from '../domain/language.ts';

/** Looks up a functional text of the interface by its id and fills in ICU values. */
export type Texts = (id: string, values?: Record<string, string | number>) => string;

/**
 * Texts of one language. Catalogues are complete (`npm run check:texts`), so an unknown id is a bug and throws.
 * @param messages compiled catalogue of that language
 */
export function createTexts(language: Language, messages: Messages): Texts {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (id, values) => {
    if (!(id in messages)) throw new Error(`No text '${id}' in language ${language}`);
    return i18n._(id, values);
  };
}
