import { useId } from 'react';
import { useTexts } from '../../../site/visit-context.tsx';
import { listDurations } from './period-durations.ts';
import styles from './period-picker.module.css';
import { longestStay, type PeriodDraft } from './period-rules.ts';
import { writeNights } from './period-words.ts';

export interface PeriodLengthProps {
  readonly draft: PeriodDraft;
  readonly onDraft: (draft: PeriodDraft) => void;
}

/** The length of a flexible stay (PERIOD-020, PERIOD-021, PERIOD-024, PERIOD-025). */
export function PeriodLength({ draft, onDraft }: PeriodLengthProps) {
  const texts = useTexts();
  const name = useId();
  const { period } = draft;
  return (
    <fieldset className={styles.length}>
      <legend className={styles.legend}>{texts('period.length')}</legend>
      {listDurations(period.nights, longestStay(period)).map(
        ({ value, nights, fitting, isChosen, isTooLong }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={isChosen}
              disabled={isTooLong}
              onChange={() => onDraft({ ...draft, period: { ...period, nights } })}
            />
            <span>{writeNights(fitting, texts)}</span>
          </label>
        ),
      )}
    </fieldset>
  );
}
