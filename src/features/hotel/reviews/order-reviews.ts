import type { Language } from '../../../domain/words/language.ts';
import type { ReviewItem } from '../model/reviews-schema.ts';

/** Reviews that the visitor can read first; within both groups the newest stay in front. */
export function orderReviews<Review extends Pick<ReviewItem, 'language'>>(
  reviews: readonly Review[],
  language: Language,
): readonly Review[] {
  return [
    ...reviews.filter((review) => review.language === language),
    ...reviews.filter((review) => review.language !== language),
  ];
}
