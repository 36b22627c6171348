import type { Language } from '../../../domain/words/language.ts';
import { englishReviews } from './english-reviews.ts';
import { frenchReviews } from './french-reviews.ts';
import { germanReviews } from './german-reviews.ts';
import { italianReviews } from './italian-reviews.ts';
import type { ReviewPhrases } from './review-phrases.ts';
import { spanishReviews } from './spanish-reviews.ts';

/** What guests write, in every language. */
export const hotelReviews: Readonly<Record<Language, ReviewPhrases>> = {
  de: germanReviews,
  en: englishReviews,
  it: italianReviews,
  es: spanishReviews,
  fr: frenchReviews,
};
