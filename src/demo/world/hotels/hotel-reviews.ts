import type { Language } from '../../../domain/words/language.ts';
import type { ReviewPhrases } from './review-phrases.ts';
import { germanReviews } from './reviews-de.ts';
import { englishReviews } from './reviews-en.ts';
import { spanishReviews } from './reviews-es.ts';
import { frenchReviews } from './reviews-fr.ts';
import { italianReviews } from './reviews-it.ts';

/** What guests write, in every language. */
export const hotelReviews: Readonly<Record<Language, ReviewPhrases>> = {
  de: germanReviews,
  en: englishReviews,
  it: italianReviews,
  es: spanishReviews,
  fr: frenchReviews,
};
