import Sun from 'lucide-react/icons/sun';
import { FieldError } from '../../../design/feedback/field-error.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import { highestScore } from './guest-review.ts';
import styles from './sun-choice.module.css';

export interface SunChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | null | undefined;
  /** The overall rating is larger, and must be given. */
  readonly isMain?: boolean;
  readonly error?: string | null;
}

const scale = Array.from({ length: highestScore }, (_, at) => at + 1);

/** Chooses one to six suns (REVIEW-012): radio buttons, so that arrow keys choose and no script is needed. */
export function SunChoice({ name, label, value, isMain = false, error = null }: SunChoiceProps) {
  const texts = useTexts();
  const errorId = `${name}-error`;
  return (
    <fieldset
      className={styles.choice}
      data-main={isMain || undefined}
      aria-describedby={error === null ? undefined : errorId}
    >
      <legend>{label}</legend>
      <div className={styles.suns}>
        {scale.map((score) => (
          <label key={score} className={styles.sun} title={texts('myTrips.review.suns', { score })}>
            <input
              type="radio"
              id={score === 1 ? name : undefined}
              name={name}
              value={score}
              defaultChecked={score === value}
              required={isMain}
              aria-label={texts('myTrips.review.suns', { score })}
            />
            <Icon icon={Sun} size={isMain ? 32 : 24} />
          </label>
        ))}
        <span className={styles.ends} aria-hidden="true">
          {texts('myTrips.review.scale')}
        </span>
      </div>
      {error === null ? null : <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
