import type { ReactNode } from 'react';
import styles from './editor-note.module.css';

export interface EditorNoteProps {
  /** `line` runs across the page, `inside` is within the text of a module. */
  readonly place?: 'line' | 'inside';
  readonly children: ReactNode;
}

/** A note for editors in place of, or next to, something that visitors do not see (EDIT-002). */
export function EditorNote({ place = 'line', children }: EditorNoteProps) {
  return <p className={`${styles.note} ${styles[place]}`}>{children}</p>;
}
