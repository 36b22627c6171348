import type { Language } from '../../../domain/words/language.ts';
import type { HotelPhrases } from './hotel-phrases.ts';
import { germanTexts } from './texts-de.ts';
import { englishTexts } from './texts-en.ts';
import { spanishTexts } from './texts-es.ts';
import { frenchTexts } from './texts-fr.ts';
import { italianTexts } from './texts-it.ts';

/** The hotel phrases of every language. */
export const hotelTexts: Readonly<Record<Language, HotelPhrases>> = {
  de: germanTexts,
  en: englishTexts,
  it: italianTexts,
  es: spanishTexts,
  fr: frenchTexts,
};
