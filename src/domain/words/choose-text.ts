import { LANGUAGES, type Language } from '../words/language.ts';
import type { Translated } from './catalogue.ts';

/** A text in every language: where it is missing, in English, the most widely understood, or else in the first of the others that has it. Null where none has. */
export function fillLanguages(texts: Readonly<Partial<Record<Language, string>>>): Translated | null {
  const language = (['en', ...LANGUAGES] as const).find((each) => texts[each] !== undefined);
  const substitute = language === undefined ? undefined : texts[language];
  if (substitute === undefined) return null;
  const filled = LANGUAGES.map((each) => [each, texts[each] ?? substitute] as const);
  return Object.fromEntries(filled) as Record<Language, string>;
}
