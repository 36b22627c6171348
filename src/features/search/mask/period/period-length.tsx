import { useId } from 'react';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { TravelPeriod } from '../../../trip-search/address/trip-search.ts';
import { listDurations } from './list-durations.ts';
import styles from './period-picker.module.css';
import { longestStay, type PeriodDraft } from './period-rules.ts';
import { formatNights } from './period-words.ts';

export interface PeriodLengthProps {
  readonly draft: PeriodDraft;
  readonly onDraft: (draft: PeriodDraft) => void;
}

/**
 * The length of a flexible stay (PERIOD-020, PERIOD-021, PERIOD-024, PERIOD-025). Its inputs belong to no form: Enter in one
 * of them is no search.
 */
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
              form=""
              name={name}
              value={value}
              checked={isChosen}
              disabled={isTooLong}
              aria-label={formatNights(fitting, texts)}
              onChange={() => onDraft({ ...draft, period: { ...period, nights } })}
            />
            <span>{formatNightCount(fitting) ?? texts('period.anyLength')}</span>
          </label>
        ),
      )}
    </fieldset>
  );
}

/** The legend says that it counts nights. */
function formatNightCount(nights: TravelPeriod['nights']): string | null {
  if (nights === null) return null;
  return nights.from === nights.to ? String(nights.from) : `${nights.from}–${nights.to}`;
}
