import { Suspense, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { lazyPart } from '../../../design/feedback/lazy-part.tsx';
import { useFetch } from '../../../site/calls/use-fetch.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { HotelItem } from '../../../trip-search/hotels/hotel-schema.ts';
import { buildPath } from '../../../url.ts';
import type { FirstReviews } from '../model/hotel-page-props.ts';
import type { ReviewsAnswer } from '../model/reviews-schema.ts';
import styles from './hotel-reviews.module.css';
import { orderReviews } from './order-reviews.ts';
import { planReviews } from './plan-reviews.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewEntry } from './review-entry.tsx';
import { ReviewsStatus } from './reviews-status.tsx';

const ReviewsDialog = lazyPart(() => import('./reviews-dialog.tsx'));

/** Id of the reviews panel, also that of its heading's section. */
export const reviewsId = 'reviews';

export interface HotelReviewsProps {
  readonly hotel: HotelItem;
  readonly reviews: FirstReviews;
}

/** What guests say (HOTEL-026, REVIEW-001 to REVIEW-009): two reviews at first, six expanded, all of them beyond. */
export function HotelReviews({ hotel, reviews }: HotelReviewsProps) {
  const texts = useTexts();
  const { locale, language } = useVisit();
  const [isExpanded, setIsExpanded] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const isNeeded = isExpanded || showsAll;
  const address = buildPath('get_hoteldetail_reviews', { _locale: locale }, { hotelId: hotel.id });
  const { answer, status, retry } = useFetch<ReviewsAnswer>(isNeeded ? address : null);
  const known = answer === null ? null : orderReviews(answer.reviews, language);
  const plan = planReviews(reviews.total, isExpanded && known !== null, reviews.reviewsUrl);
  const shown = (known ?? reviews.first).slice(0, plan.shown);

  return (
    <section id={reviewsId} aria-labelledby="reviews-title" className={styles.panel}>
      <h2 id="reviews-title">{texts('reviews.title')}</h2>
      <RatingSummary average={hotel.ratings.average} />
      {reviews.total === 0 ? <p>{texts('reviews.none')}</p> : null}
      <ul className={styles.reviews}>
        {shown.map((review) => (
          <ReviewEntry key={review.link} review={review} isTarget />
        ))}
      </ul>
      {reviews.total === 0 ? null : <p className={styles.checked}>{texts('reviews.howChecked')}</p>}
      <ReviewsStatus status={status} onRetry={retry} />
      <div className={styles.actions}>
        {plan.canExpand ? (
          <Button look="secondary" data-needs-script="" onClick={() => setIsExpanded(true)}>
            {texts('reviews.more')}
          </Button>
        ) : null}
        {plan.all === 'outside' && reviews.reviewsUrl !== null ? (
          <Button look="quiet" href={reviews.reviewsUrl} target="_blank" rel="noopener">
            {texts('reviews.all')}
          </Button>
        ) : null}
        {plan.all === 'here' ? (
          <Button look="quiet" data-needs-script="" aria-haspopup="dialog" onClick={() => setShowsAll(true)}>
            {texts('reviews.all')}
          </Button>
        ) : null}
      </div>
      {showsAll && known !== null ? (
        <Suspense fallback={null}>
          <ReviewsDialog
            title={hotel.name}
            average={hotel.ratings.average}
            reviews={known}
            moreHref={null}
            onClose={() => setShowsAll(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
