import Heart from 'lucide-react/icons/heart';
import { Icon } from '../../design/pictures/icon.tsx';
import styles from './hotel-placeholders.module.css';

/** Placeholder for an empty list: three illustrated cards with hearts, the first heart filled. */
export function HotelPlaceholders() {
  return (
    <div aria-hidden="true" className={styles.list}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={styles.card}>
          <span className={styles.heart}>
            <Icon icon={Heart} />
          </span>
        </div>
      ))}
    </div>
  );
}
