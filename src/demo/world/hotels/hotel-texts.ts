import type { Language } from '../../../domain/words/language.ts';
import { englishTexts } from './english-texts.ts';
import { frenchTexts } from './french-texts.ts';
import { germanTexts } from './german-texts.ts';
import type { HotelPhrases } from './hotel-phrases.ts';
import { italianTexts } from './italian-texts.ts';
import { spanishTexts } from './spanish-texts.ts';

/** The hotel phrases of every language. */
export const hotelTexts: Readonly<Record<Language, HotelPhrases>> = {
  de: germanTexts,
  en: englishTexts,
  it: italianTexts,
  es: spanishTexts,
  fr: frenchTexts,
};
