import X from 'lucide-react/icons/x';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import type { ReviewItem } from '../model/reviews-schema.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewEntry } from './review-entry.tsx';
import styles from './reviews-dialog.module.css';

export interface ReviewsDialogProps {
  readonly title: string;
  /** Out of 6; null while unrated. */
  readonly average: number | null;
  readonly reviews: readonly ReviewItem[];
  /** Where there are more on the page; null where these are all. */
  readonly moreHref: string | null;
  readonly onClose: () => void;
}

const titleId = 'reviews-dialog-title';

/** Reviews in a modal: two next to the title (REVIEW-010), or all when they have no site of their own (REVIEW-007). */
export default function ReviewsDialog({ title, average, reviews, moreHref, onClose }: ReviewsDialogProps) {
  const texts = useTexts();
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {texts('reviews.dialogTitle', { hotel: title })}
        </h2>
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={texts('frame.close')}>
            <Icon icon={X} />
          </button>
        </form>
      </div>
      <RatingSummary average={average} />
      {reviews.length === 0 ? <p>{texts('reviews.none')}</p> : null}
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <ReviewEntry key={review.link} review={review} />
        ))}
      </ul>
      {moreHref === null ? null : (
        <a className={styles.more} href={moreHref} onClick={onClose}>
          {texts('reviews.more')}
        </a>
      )}
    </Dialog>
  );
}
