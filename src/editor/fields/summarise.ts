import type { LocalText } from '../../brands/brand.ts';
import { LANGUAGES, type Language } from '../../domain/words/language.ts';

/** Letters of a summary. */
const length = 60;

/** The first words within a stored value, by which people know it again; null where it has none. */
export function summarise(value: unknown, language: Language): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (isWords(value)) {
    const text = (value[language] || value.de)
      .replaceAll('**', '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim();
    return text === '' ? null : text.length > length ? `${text.slice(0, length - 1)}…` : text;
  }
  for (const inner of listInner(value)) {
    const found = summarise(inner, language);
    if (found !== null) return found;
  }
  return null;
}

/** Names of fields by which people know something again before all others. */
const labelFields = ['headline', 'title', 'label', 'name', 'question', 'text'];

function listInner(value: object): unknown[] {
  const rank = (name: string) =>
    labelFields.includes(name) ? labelFields.indexOf(name) : labelFields.length;
  return Object.entries(value)
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([, inner]) => inner);
}

function isWords(value: object): value is LocalText {
  return 'de' in value && Object.keys(value).every((key) => (LANGUAGES as readonly string[]).includes(key));
}
