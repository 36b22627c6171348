import { useId } from 'react';
import { usualStaysOf } from '../../../../brands/usual-stays-of.ts';
import { listUsualStayKinds } from '../../../../domain/places/usual-stays.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { listDurations } from './list-durations.ts';
import styles from './period-picker.module.css';
import { capNights, isCounted, longestStay, type PeriodDraft } from './period-rules.ts';
import { countNights, formatNights, formatUsualStays } from './period-words.ts';

export interface PeriodLengthProps {
  readonly draft: PeriodDraft;
  readonly onDraft: (draft: PeriodDraft) => void;
}

/** What a choice shows next to the legend, which says that it is about a length. */
const shortNames = { usual: 'period.usualShort', any: 'period.anyShort' } as const;

/**
 * The length of a flexible stay (PERIOD-020, PERIOD-021, PERIOD-024, PERIOD-025). Its inputs belong to no form: Enter in one
 * of them is no search.
 */
export function PeriodLength({ draft, onDraft }: PeriodLengthProps) {
  const texts = useTexts();
  const name = useId();
  const visit = useVisit();
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
            <span>{isCounted(fitting) ? countNights(fitting) : texts(shortNames[fitting ?? 'any'])}</span>
          </label>
        ),
      )}
      <LengthCut draft={draft} />
      <p className={styles.usual}>
        {texts('period.usualMeans', {
          stays: formatUsualStays(listUsualStayKinds(usualStaysOf(visit)), texts),
        })}
      </p>
    </fieldset>
  );
}

/** Dates that cut the length of stay that was chosen say so; other dates bring it back. */
function LengthCut({ draft: { period } }: Pick<PeriodLengthProps, 'draft'>) {
  const texts = useTexts();
  const before = formatNights(period.nights, texts);
  const now = formatNights(capNights(period.nights, longestStay(period)), texts);
  return (
    <p role="status" className={styles.usual}>
      {now === before ? null : texts('period.lengthCut', { now, before })}
    </p>
  );
}
