import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Shape of what comes: lines of text, a title, a picture or a price. */
  readonly shape?: 'text' | 'title' | 'picture' | 'price';
  /** Lines of a text. */
  readonly lines?: number;
}

/**
 * Holds the place of something that is loading. Hidden from screen readers: a status next to it says what is loading.
 */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => line).map((line) => (
        <span key={line} className={`${styles.line} ${styles[shape]}`} />
      ))}
    </span>
  );
}
