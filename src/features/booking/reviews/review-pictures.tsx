import { Picture } from '../../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import styles from './review-page.module.css';

export interface ReviewPicturesProps {
  /** Their keys. */
  readonly pictures: readonly string[];
  /** With a box to take each away. */
  readonly isEditable?: boolean;
}

/** The pictures that were sent with a review. */
export function ReviewPictures({ pictures, isEditable = false }: ReviewPicturesProps) {
  const texts = useTexts();
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map((key, at) => (
        <li key={key}>
          <Picture
            className={styles.shot}
            scene={key}
            alt={texts('myTrips.review.picture', { n: at + 1 })}
            variants={IMAGE_SIZES.amenity}
            sizes="11rem"
          />
          {isEditable ? (
            <label className={styles.drop}>
              <input type="checkbox" name="drop" value={key} /> {texts('myTrips.review.dropPicture')}
            </label>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
