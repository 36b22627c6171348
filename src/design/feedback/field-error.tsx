import type { ReactNode } from 'react';
import styles from './field-error.module.css';

export interface FieldErrorProps {
  /** What the control's `aria-describedby` names. */
  readonly id: string;
  /** True where it is said at once: no control takes the focus that it describes. */
  readonly isAnnounced?: boolean;
  /** What is wrong and how to put it right. */
  readonly children: ReactNode;
}

/** What is wrong with a field, or a part of a form: marked by a sign and never by colour alone. */
export function FieldError({ id, isAnnounced = false, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error} role={isAnnounced ? 'alert' : undefined}>
      {children}
    </p>
  );
}
