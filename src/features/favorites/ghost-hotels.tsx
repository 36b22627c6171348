import Heart from 'lucide-react/icons/heart';
import { Icon } from '../../design/pictures/icon.tsx';
import styles from './ghost-hotels.module.css';

/** The shape of what will stand in an empty list: three drawn cards with their hearts, the first one kept. */
export function GhostHotels() {
  return (
    <div aria-hidden="true" className={styles.ghosts}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={styles.ghost}>
          <span className={styles.heart}>
            <Icon icon={Heart} />
          </span>
        </div>
      ))}
    </div>
  );
}
