import { Picture } from '../../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { parseDay } from '../../../domain/time/calendar-day.ts';
import { formatMonth } from '../../../domain/words/format-date.ts';
import { formatRating } from '../../../domain/words/format-rating.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { lightScene } from '../../../trip-search/catalogue/light-scene.ts';
import type { ReviewItem } from '../model/reviews-schema.ts';
import { RatingBar } from './rating-bar.tsx';
import styles from './review-entry.module.css';

export interface ReviewEntryProps {
  readonly review: ReviewItem;
  /** Gives the review the id that its link ends with; once on a page. */
  readonly isTarget?: boolean;
}

/** A guest's review (SDATA-028): rated out of 6 (REVIEW-012), in the guest's own language, which is named where it is another. */
export function ReviewEntry({ review, isTarget = false }: ReviewEntryProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const { title, text, rating, date, userName, link, image, stay, origin } = review;
  const day = parseDay(date);
  const foreign = review.language === language ? null : texts(`reviews.writtenIn.${review.language}`);
  const travelled = stay?.party ?? origin?.party ?? null;
  const party = travelled === null ? null : texts(`reviews.party.${travelled}`);
  const scores = stay?.scores ?? origin?.scores ?? null;
  const about = [userName, party, day === null ? null : formatMonth(day, language), foreign].filter(Boolean);
  return (
    <li id={isTarget ? link.split('#')[1] : undefined} className={styles.review}>
      <p className={styles.rating}>
        <RatingBar value={rating} type="reviews" />
        <span aria-hidden="true">{formatRating(rating, language)}</span>
        {stay === null ? null : <b className={styles.verified}>{texts('reviews.verified')}</b>}
      </p>
      <h3 className={styles.title} lang={review.language}>
        {title}
      </h3>
      <p className={styles.text} lang={review.language}>
        {text}
      </p>
      {scores === null ? null : <Scores scores={scores} />}
      {image === null ? null : <ReviewPicture className={styles.picture} scene={image} name={userName} />}
      {stay === null || stay.pictures.length === 0 ? null : (
        <div className={styles.further}>
          {stay.pictures.map((picture) => (
            <ReviewPicture key={picture} scene={picture} name={userName} />
          ))}
        </div>
      )}
      <p className={styles.about}>{about.join(' · ')}</p>
      {origin === null ? null : (
        <p className={styles.about}>
          {texts(origin.isChecked ? 'reviews.originChecked' : 'reviews.originUnchecked', {
            name: origin.name,
          })}
        </p>
      )}
    </li>
  );
}

/** What the guest has rated in addition, in words: suns for each would outshine the review. */
function Scores({ scores }: Pick<NonNullable<ReviewItem['stay']>, 'scores'>) {
  const texts = useTexts();
  const { language } = useVisit();
  const given = Object.entries(scores);
  if (given.length === 0) return null;
  return (
    <p className={styles.about}>
      {given
        .map(([id, score]) => `${texts(`reviews.score.${id}`)} ${score.toLocaleString(language)}/6`)
        .join(' · ')}
    </p>
  );
}

interface ReviewPictureProps {
  readonly scene: string;
  readonly name: string;
  readonly className?: string | undefined;
}

function ReviewPicture({ scene, name, className }: ReviewPictureProps) {
  const texts = useTexts();
  const { brand } = useVisit();
  return (
    <Picture
      className={className}
      scene={lightScene(scene, brand.light)}
      alt={texts('reviews.picture', { name })}
      variants={IMAGE_SIZES.amenity}
      sizes="11rem"
      isOfHotel
    />
  );
}
