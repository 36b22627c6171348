import type { ReactNode } from 'react';
import styles from './visit-bar.module.css';

interface VisitBarProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly notice: string;
  /** In the opposite colours: nobody must overlook it. */
  readonly isDark?: boolean;
  /** Path that the press posts to. */
  readonly action: string;
  /** The press that ends it, and what else its form sends. */
  readonly children: ReactNode;
}

/** A line above the header that says what holds for the whole visit, with the press that ends it. Works without script. */
export function VisitBar({ label, notice, isDark = false, action, children }: VisitBarProps) {
  return (
    <aside className={isDark ? `${styles.bar} ${styles.dark}` : styles.bar} aria-label={label}>
      <p>{notice}</p>
      <form method="post" action={action}>
        {children}
      </form>
    </aside>
  );
}
