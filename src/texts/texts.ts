import { type Messages, setupI18n } from '@lingui/core';
import { rememberedSentences } from '../defaults.ts';
import type { Language } from '../domain/words/language.ts';

/** Looks up a functional text of the interface by its id and fills in ICU values. */
export type Texts = (id: string, values?: Record<string, string | number>) => string;

export interface GrowingTexts {
  readonly texts: Texts;
  /** @param messages a compiled piece of the language's catalogue */
  readonly add: (messages: Messages) => void;
}

/** The same words with the same values are the same sentence; plurals and numbers take as long to write as the markup around them. */
function describeSentence(id: string, values: Readonly<Record<string, string | number>> | undefined): string {
  let key = id;
  for (const name in values) key += `\0${name}\0${values[name]}`;
  return key;
}

/** Texts of one language. Catalogues are complete (`npm run check:texts`), so an unknown id is a bug and throws. */
export function createTexts(language: Language): GrowingTexts {
  const known: Messages = {};
  const i18n = setupI18n({ locale: language, messages: { [language]: known } });
  const written = new Map<string, string>();
  const format: Texts = (id, values) => {
    if (!(id in known)) throw new Error(`No text '${id}' in language ${language}`);
    return i18n._(id, values);
  };
  return {
    texts(id, values) {
      const key = describeSentence(id, values);
      const before = written.get(key);
      if (before !== undefined) return before;
      const sentence = format(id, values);
      if (written.size >= rememberedSentences) written.clear();
      written.set(key, sentence);
      return sentence;
    },
    add(messages) {
      Object.assign(known, messages);
      i18n.load(language, messages);
    },
  };
}
