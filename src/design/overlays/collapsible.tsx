import type { ReactNode } from 'react';
import styles from './collapsible.module.css';

export interface CollapsibleProps {
  readonly title: ReactNode;
  /** Blocks are expanded at first (SHELL-061); false is for a part that only repeats what is said elsewhere. */
  readonly isExpanded?: boolean;
  readonly children: ReactNode;
}

/**
 * A block that folds. The browser's own `details`: works without script and opens for find-in-page. React leaves its
 * state alone, because the visitor may have folded it before React arrived.
 */
export function Collapsible({ title, isExpanded = true, children }: CollapsibleProps) {
  return (
    <details className={styles.block} open={isExpanded} suppressHydrationWarning>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
