import { type MouseEvent, Suspense, useState } from 'react';
import { lazyPart } from '../../../design/feedback/lazy-part.tsx';
import { formatRating } from '../../../domain/words/format-rating.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { HotelItem } from '../../../trip-search/hotels/hotel-schema.ts';
import type { FirstReviews } from '../model/hotel-page-props.ts';
import { reviewsId } from './hotel-reviews.tsx';
import { reviewLimits } from './plan-reviews.ts';
import { RatingBar } from './rating-bar.tsx';
import styles from './reviews-glance.module.css';

const ReviewsDialog = lazyPart(() => import('./reviews-dialog.tsx'));

export interface ReviewsGlanceProps {
  readonly hotel: HotelItem;
  readonly reviews: FirstReviews;
}

/**
 * The average rating (HOTEL-015) with the number of reviews; pressed it shows two of them in a modal (REVIEW-010,
 * REVIEW-011). Without script it leads to the reviews further down.
 */
export function ReviewsGlance({ hotel, reviews }: ReviewsGlanceProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const [isOpen, setIsOpen] = useState(false);
  const { average } = hotel.ratings;
  if (average === null) return <p className={styles.none}>{texts('reviews.unrated')}</p>;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a
        className={styles.summary}
        href={`#${reviewsId}`}
        aria-haspopup="dialog"
        data-needs-script=""
        onClick={open}
      >
        <span className={styles.average} aria-hidden="true">
          {formatRating(average, language)}
        </span>
        <RatingBar value={average} type="reviews" />
        <span className={styles.count}>{texts('reviews.count', { count: hotel.ratings.count })}</span>
      </a>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReviewsDialog
            title={hotel.name}
            average={average}
            reviews={reviews.first.slice(0, reviewLimits.condensed)}
            moreHref={reviews.total > reviews.first.length ? `#${reviewsId}` : null}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
