import { useId } from 'react';
import control from '../ui/control.module.css';
import type { InputProps } from './field-input.tsx';
import styles from './switch-field.module.css';

/** On or off. */
export function SwitchField({ field, label, value, problem, onChange }: InputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.switch} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={({ target }) => onChange(target.checked || field.isRequired ? target.checked : undefined)}
        />
        <span className={control.label}>{label}</span>
      </label>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={control.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
