import { type Messages, setupI18n } from '@lingui/core';
import type { Language } from '../domain/language.ts';

/** Looks up a functional text of the interface by its id and fills in ICU values. */
export type Texts = (id: string, values?: Record<string, string | number>) => string;

export interface GrowingTexts {
  readonly texts: Texts;
  /** @param messages a compiled piece of the language's catalogue */
  readonly add: (messages: Messages) => void;
}

/** Texts of one language. Catalogues are complete (`npm run check:texts`), so an unknown id is a bug and throws. */
export function createTexts(language: Language): GrowingTexts {
  const known: Messages = {};
  const i18n = setupI18n({ locale: language, messages: { [language]: known } });
  return {
    texts(id, values) {
      if (!(id in known)) throw new Error(`No text '${id}' in language ${language}`);
      return i18n._(id, values);
    },
    add(messages) {
      Object.assign(known, messages);
      i18n.load(language, messages);
    },
  };
}
