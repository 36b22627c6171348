import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './segments.module.css';

export interface SegmentsProps<Value extends string> {
  /** Names the choice for who does not see it. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: LucideIcon;
  }[];
  readonly onChange: (value: Value) => void;
}

/** One choice among a few, all of them in sight. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={option.label}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon === undefined ? (
            <span>{option.label}</span>
          ) : (
            <span>
              <option.icon size={16} aria-hidden="true" />
              <span className={styles.unseen}>{option.label}</span>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
