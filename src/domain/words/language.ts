/** The product's languages (SHELL-004), in the order in which they are offered. */
export const LANGUAGES = ['de', 'en', 'it', 'es', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** ROUTE-003. */
export const DEFAULT_LANGUAGE: Language = 'de';

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}
