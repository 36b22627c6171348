import { resolveStarCategory } from '../../domain/search/resolve-star-category.ts';
import styles from './stars.module.css';

export interface StarsProps {
  /** A hotel's category as it was delivered; nothing is shown where it says nothing (PRICE-017 … PRICE-019). */
  readonly category: number | null | undefined;
  /** The number in words for screen readers, such as '4.5 stars'. */
  readonly label: (category: number) => string;
}

const positions = [1, 2, 3, 4, 5] as const;

/** A hotel's category in stars, halves included. */
export function Stars({ category, label }: StarsProps) {
  const shown = resolveStarCategory(category);
  if (shown === null) return null;
  const halves = Math.round(shown * 2);
  return (
    <span className={styles.stars} role="img" aria-label={label(halves / 2)}>
      {positions
        .filter((position) => position <= Math.ceil(halves / 2))
        .map((position) => (
          <Star key={position} isHalf={halves === position * 2 - 1} />
        ))}
    </span>
  );
}

const starPath = 'M8 .9l2.1 4.7 5.1.5-3.9 3.4 1.2 5L8 11.9l-4.5 2.6 1.2-5L.8 6.1l5.1-.5z';
const leftHalfPath = 'M8 .9v11l-4.5 2.6 1.2-5L.8 6.1l5.1-.5z';

function Star({ isHalf }: { isHalf: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={isHalf ? leftHalfPath : starPath} fill="currentColor" />
    </svg>
  );
}
