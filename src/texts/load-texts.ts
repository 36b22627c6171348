import type { Language } from '../domain/language.ts';
import { createTexts, type Texts } from './texts.ts';

const catalogues = {
  de: () => import('./de.po'),
  en: () => import('./en.po'),
  it: () => import('./it.po'),
  es: () => import('./es.po'),
  fr: () => import('./fr.po'),
} satisfies Record<Language, () => Promise<unknown>>;

const loaded = new Map<Language, Promise<Texts>>();

/** The interface texts of a language; each catalogue is fetched once and on demand. */
export function loadTexts(language: Language): Promise<Texts> {
  let texts = loaded.get(language);
  if (texts === undefined) {
    texts = catalogues[language]().then(({ messages }) => createTexts(language, messages));
    loaded.set(language, texts);
  }
  return texts;
}
