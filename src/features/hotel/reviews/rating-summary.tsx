import { formatRating } from '../../../domain/words/format-rating.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { RatingBar } from './rating-bar.tsx';
import styles from './rating-summary.module.css';

/**
 * The average of guest reviews, large; nothing without ratings.
 * @param average out of 6 (HOTEL-016)
 */
export function RatingSummary({ average }: { readonly average: number | null }) {
  const texts = useTexts();
  const { language } = useVisit();
  if (average === null) return null;
  return (
    <p className={styles.summary}>
      <span className={styles.average} aria-hidden="true">
        {formatRating(average, language)}
      </span>
      <RatingBar value={average} type="reviews" />
      <span className={styles.caption}>{texts('reviews.average')}</span>
    </p>
  );
}
