import type { ReactNode } from 'react';
import { FieldError } from '../feedback/field-error.tsx';
import styles from './field.module.css';

/** Attributes that tie a control to its label, hint and error; spread them on the input, select or textarea. */
export interface FieldControl {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Id of the control, unique on the page. */
  readonly id: string;
  readonly label: ReactNode;
  /** Help that is always shown, before anything goes wrong. */
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right; null or absent while nothing is. */
  readonly error?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A form control with its words. The error describes the control, is marked by an icon and never by colour alone. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hintId ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
