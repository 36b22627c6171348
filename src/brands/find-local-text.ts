import type { Language } from '../domain/words/language.ts';
import type { LocalText } from './brand.ts';

/** A brand's text in the visitor's language, in German where it has none. */
export function findLocalText(text: LocalText, language: Language): string {
  return text[language] ?? text.de;
}
