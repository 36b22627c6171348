import type { Language } from '../../../domain/words/language.ts';

/**
 * The first sentences of a text, as many as fit and at least one; a first sentence that is too long itself ends between
 * two words with an ellipsis.
 * @param limit characters, the ellipsis included
 */
export function shortenText(text: string, limit: number, language: Language): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.trim());
  let short = '';
  for (const { segment } of sentences) {
    if ((short + segment).trimEnd().length > limit) break;
    short += segment;
  }
  return short.trimEnd() || cutBetweenWords(text.trim(), limit);
}

function cutBetweenWords(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : undefined).replace(/[\s,;:–-]+$/, '')}…`;
}
