import { Picture } from '../../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { parseDay } from '../../../domain/time/calendar-day.ts';
import { formatMonth } from '../../../domain/words/format-date.ts';
import { formatRating } from '../../../domain/words/format-rating.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { lightScene } from '../../trip-search/catalogue/light-scene.ts';
import { RatingBar } from './rating-bar.tsx';
import styles from './review-entry.module.css';
import type { ReviewItem } from './reviews-schema.ts';

export interface ReviewEntryProps {
  readonly review: ReviewItem;
  /** Gives the review the id that its link ends with; once on a page. */
  readonly isTarget?: boolean;
}

/** A guest's review (SDATA-028): rated out of 6 (REVIEW-012), in the guest's own language, which is named where it is another. */
export function ReviewEntry({ review, isTarget = false }: ReviewEntryProps) {
  const texts = useTexts();
  const { language, brand } = useVisit();
  const { title, text, rating, date, userName, link, image } = review;
  const day = parseDay(date);
  const foreign = review.language === language ? null : texts(`reviews.writtenIn.${review.language}`);
  const about = [userName, day === null ? null : formatMonth(day, language), foreign].filter(Boolean);
  return (
    <li id={isTarget ? link.split('#')[1] : undefined} className={styles.review}>
      <p className={styles.rating}>
        <RatingBar value={rating} type="reviews" />
        <span aria-hidden="true">{formatRating(rating, language)}</span>
      </p>
      <h3 className={styles.title} lang={review.language}>
        {title}
      </h3>
      <p className={styles.text} lang={review.language}>
        {text}
      </p>
      {image === null ? null : (
        <Picture
          className={styles.picture}
          scene={lightScene(image, brand.light)}
          alt={texts('reviews.picture', { name: userName })}
          variants={IMAGE_SIZES.amenity}
          sizes="11rem"
        />
      )}
      <p className={styles.about}>{about.join(' · ')}</p>
    </li>
  );
}
