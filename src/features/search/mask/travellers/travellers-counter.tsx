import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { Icon } from '../../../../design/pictures/icon.tsx';
import styles from './travellers-picker.module.css';

export interface TravellersCounterProps {
  readonly label: string;
  readonly hint: string;
  /** Names of the buttons. */
  readonly fewer: string;
  readonly more: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What is wrong with the number; null while nothing is. */
  readonly error?: string | null;
  readonly onChange: (by: 1 | -1) => void;
}

/** Counts travellers. At a limit the button stays where the focus is, but does nothing. */
export function TravellersCounter(props: TravellersCounterProps) {
  const { label, hint, fewer, more, value, min, max, error = null, onChange } = props;
  const id = useId();
  const step = (by: 1 | -1, isAtLimit: boolean, name: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      aria-disabled={isAtLimit || undefined}
      aria-describedby={error === null ? undefined : `${id}-error`}
      data-faulty={error !== null && by === 1 ? '' : undefined}
      onClick={isAtLimit ? undefined : () => onChange(by)}
    >
      <Icon icon={by === 1 ? Plus : Minus} />
    </button>
  );
  return (
    <fieldset className={styles.counter} aria-labelledby={id}>
      <p className={styles.text}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.hint}>{hint}</span>
      </p>
      {step(-1, value <= min, fewer)}
      <output className={styles.number} aria-live="polite">
        {value}
      </output>
      {step(1, value >= max, more)}
      {error === null ? null : (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
