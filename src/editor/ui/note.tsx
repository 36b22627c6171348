import type { ReactNode } from 'react';
import styles from './note.module.css';

export interface NoteProps {
  readonly tone?: 'plain' | 'warning' | 'error';
  /** Read out as it appears. */
  readonly isAnnounced?: boolean;
  readonly children: ReactNode;
}

/** A short remark in the page. */
export function Note({ tone = 'plain', isAnnounced = false, children }: NoteProps) {
  return (
    <div className={`${styles.note} ${styles[tone]}`} role={isAnnounced ? 'status' : undefined}>
      {children}
    </div>
  );
}
