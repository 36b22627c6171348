import type { Texts } from '../../../../texts/texts.ts';
import type { UnderstoodPhrase } from './understood-schema.ts';

/** What of a sentence cannot be searched for, and what was not understood. */
export function listPhraseNotes({ parts, unknown }: UnderstoodPhrase, texts: Texts): readonly string[] {
  const unsearched = parts.filter(({ isSearched }) => !isSearched).map(({ label }) => label);
  return [
    ...(unsearched.length === 0 ? [] : [texts('mask.notSearched', { words: unsearched.join(', ') })]),
    ...(unknown.length === 0 ? [] : [texts('mask.unknownWords', { words: unknown.join(', ') })]),
  ];
}
