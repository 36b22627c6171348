import type { Language } from '../../../domain/language.ts';

/** A guests' rating with one decimal, as a language writes numbers: '5,2', in English '5.2'. @param tenths rating times ten */
export function writeRating(tenths: number, language: Language): string {
  const text = (tenths / 10).toFixed(1);
  return language === 'en' ? text : text.replace('.', ',');
}
