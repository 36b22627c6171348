import type { LocalText } from '../../brands/brand.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../domain/words/language.ts';

/** True for `{ de: '…', en: '…' }`: German is there and every key is a language of the product. */
export function isLocalText(value: unknown): value is LocalText & Partial<Record<Language, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.some(([key]) => key === DEFAULT_LANGUAGE) &&
    entries.every(([key, text]) => isLanguage(key) && typeof text === 'string')
  );
}
