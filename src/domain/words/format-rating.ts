import type { Language } from './language.ts';

/** A guests' rating out of 6 with one decimal, as a language writes numbers: '5,2', in English '5.2'. */
export function formatRating(rating: number, language: Language): string {
  const text = rating.toFixed(1);
  return language === 'en' ? text : text.replace('.', ',');
}
