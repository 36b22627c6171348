import X from 'lucide-react/icons/x';
import { Icon } from '../../design/pictures/icon.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { Stars } from '../../design/pictures/stars.tsx';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { useTexts } from '../../site/visit-context.tsx';
import type { ComparedHotel } from './compared-hotel.ts';
import styles from './favorites-page.module.css';
import { removeButtonId } from './use-removal.ts';

export interface ComparisonHeadProps {
  readonly hotel: ComparedHotel;
  /** Undefined for another visitor's list. */
  readonly onRemove: (() => void) | undefined;
}

/** Head of a column: the hotel's picture, name and place, and the button that takes it off the list. */
export function ComparisonHead({ hotel, onRemove }: ComparisonHeadProps) {
  const texts = useTexts();
  return (
    <div className={styles.card}>
      <Picture
        scene={hotel.scene}
        alt=""
        variants={IMAGE_SIZES.offerTeaser}
        sizes="18rem"
        isOfHotel
        className={styles.picture}
      />
      <a href={hotel.path} className={styles.name}>
        {hotel.name}
      </a>
      <span className={styles.place}>
        <Stars category={hotel.category} label={(stars) => texts('hotel.starsLabel', { stars })} />{' '}
        {hotel.place}
      </span>
      {onRemove === undefined ? null : (
        <button
          type="button"
          id={removeButtonId(hotel.id)}
          data-needs-script=""
          className={styles.remove}
          aria-label={texts('comparison.remove', { name: hotel.name })}
          onClick={onRemove}
        >
          <Icon icon={X} />
        </button>
      )}
    </div>
  );
}
