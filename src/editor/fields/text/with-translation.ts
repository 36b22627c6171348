import type { LocalText } from '../../../brands/brand.ts';
import type { Language } from '../../../domain/words/language.ts';

/**
 * Returns the text with one language replaced. An emptied language falls back to German and is left out; an optional
 * field without
 * any words is left out as a whole, which undefined says. German stays, empty if it must.
 */
export function withTranslation(
  words: Partial<LocalText>,
  language: Language,
  text: string,
  isRequired: boolean,
): LocalText | undefined {
  const { [language]: _before, ...others } = words;
  const written: Partial<LocalText> = text === '' ? others : { ...others, [language]: text };
  if (Object.keys(written).length === 0 && !isRequired) return undefined;
  return { ...written, de: written.de ?? '' };
}
