import type { Language } from '../../../domain/language.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** A rating with one decimal, as the language writes it: '5,0'. */
export function writeRating(rating: number, language: Language): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    formats.set(language, format);
  }
  return format.format(rating);
}
