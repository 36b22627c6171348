import { FieldError } from '../feedback/field-error.tsx';
import type { Choice } from './choice-field.tsx';
import styles from './fields.module.css';
import { fieldId, useFieldError } from './form-errors.tsx';

export interface SegmentedControlProps {
  /** Path in the form's values. */
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly defaultValue: string;
}

/** A choice of two or three visible options; none is preselected. */
export function SegmentedControl({ name, label, choices, defaultValue }: SegmentedControlProps) {
  const error = useFieldError(name, 'choice');
  const id = fieldId(name);
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  return (
    <div className={styles.segments}>
      <div
        className={styles.group}
        role="radiogroup"
        aria-labelledby={labelId}
        aria-required="true"
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : errorId}
      >
        <span id={labelId} className={styles.legend}>
          {label}
        </span>
        <div className={styles.row}>
          {choices.map(({ value, label: text }, at) => (
            <label key={value} className={styles.segment}>
              <input
                type="radio"
                // The group is led to by its first button.
                id={at === 0 ? id : undefined}
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </div>
      {error === null ? null : <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
