import { type FormEvent, type ReactNode, useState } from 'react';
import { FieldError } from '../feedback/field-error.tsx';
import styles from './checkbox-group.module.css';
import type { Choice } from './choice-field.tsx';
import { fieldId, useFieldError } from './form-errors.tsx';

export interface DescribedChoice extends Choice {
  /** A sentence below the label. */
  readonly text?: string;
}

export interface CheckboxGroupProps {
  /** Path in the form's values; each checkbox is `{name}.{value}`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly choices: readonly DescribedChoice[];
  /** Values that are ticked at first. */
  readonly chosen: readonly string[];
  /** A checkbox beyond these does not stay ticked, and says why. */
  readonly limit?: { readonly most: number; readonly text: string } | undefined;
  /** `rows` for choices with a sentence each; `chips` next to each other. */
  readonly look?: 'chips' | 'rows';
}

/** Checkboxes under one question, of which any number or at most some may be ticked. All stay reachable: none is ever disabled. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, label, hint, choices, chosen, limit, look = 'chips' } = props;
  const [isFull, setIsFull] = useState(false);
  const error = useFieldError(name, 'choice');
  const id = fieldId(name);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const shownError = error ?? (isFull ? limit?.text : undefined) ?? null;
  const describedBy = [shownError && errorId, hint && hintId].filter(Boolean).join(' ');

  function keepLimit({ target, currentTarget }: FormEvent<HTMLFieldSetElement>): void {
    if (limit === undefined || !(target instanceof HTMLInputElement)) return;
    const isTooMany = currentTarget.querySelectorAll('input:checked').length > limit.most;
    // Before the form reads it: a draft never contains one too many.
    if (isTooMany) target.checked = false;
    setIsFull(isTooMany);
  }

  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy || undefined}
      aria-invalid={error === null ? undefined : true}
      onInput={keepLimit}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div className={look === 'rows' ? styles.rows : styles.chips}>
        {choices.map(({ value, label: choice, text }, at) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              // The group is led to by its first checkbox.
              id={at === 0 ? id : undefined}
              name={`${name}.${value}`}
              defaultChecked={chosen.includes(value)}
            />
            <span>
              {choice}
              {text === undefined ? null : <span className={styles.text}>{text}</span>}
            </span>
          </label>
        ))}
      </div>
      <div role="status">
        {shownError === null ? null : <FieldError id={errorId}>{shownError}</FieldError>}
      </div>
    </fieldset>
  );
}
