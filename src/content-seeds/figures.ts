import type { Language } from '../domain/words/language.ts';

/** The same figure in all languages. */
export function figure(value: string): Record<Language, string> {
  return { de: value, en: value, it: value, es: value, fr: value };
}

/** Kilometres with the thousands separator of each language. */
export function kilometres(count: number): ReturnType<typeof figure> {
  const grouped = (locale: string) =>
    `${new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(count)} km`;
  return { de: grouped('de'), en: grouped('en'), it: grouped('it'), es: grouped('es'), fr: grouped('fr') };
}

/** Square kilometres, likewise. */
export function squareKilometres(count: number): ReturnType<typeof figure> {
  const { de, en, it, es, fr } = kilometres(count);
  return { de: `${de}²`, en: `${en}²`, it: `${it}²`, es: `${es}²`, fr: `${fr}²` };
}
