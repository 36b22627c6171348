import styles from './loading-bar.module.css';

/**
 * Shows that a page is loading (SHELL-057): a visible bar, and words for screen readers. Both show while
 * the document element has `data-loading`, which the router sets and removes.
 */
export function LoadingBar({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.text}>{label}</span>
    </div>
  );
}
