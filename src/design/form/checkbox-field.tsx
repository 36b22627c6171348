import type { ReactNode } from 'react';
import { FieldError } from '../feedback/field-error.tsx';
import styles from './fields.module.css';
import { fieldId, useFieldError } from './form-errors.tsx';

export interface CheckboxFieldProps {
  /** Path in the form's values. */
  readonly name: string;
  readonly isRequired?: boolean;
  readonly defaultChecked?: boolean;
  /** The label; it may contain links. */
  readonly children: ReactNode;
}

/** A checkbox; never preselected for a consent. */
export function CheckboxField({
  name,
  isRequired = false,
  defaultChecked = false,
  children,
}: CheckboxFieldProps) {
  const error = useFieldError(name, 'tick');
  const id = fieldId(name);
  const errorId = `${id}-error`;
  return (
    <div className={styles.checkbox}>
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={defaultChecked}
        aria-required={isRequired || undefined}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : errorId}
      />
      <label htmlFor={id}>{children}</label>
      {error === null ? null : <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
