import styles from './loading-bar.module.css';

/**
 * Tells that a page is on its way (SHELL-057): a bar for the eyes, words for screen readers. Both show while
 * the document element has `data-loading`, which whoever navigates sets and takes away.
 */
export function LoadingBar({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.words}>{label}</span>
    </div>
  );
}
