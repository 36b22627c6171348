import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatMonth } from '../../../../domain/words/format-date.ts';
import type { Language } from '../../../../domain/words/language.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { Texts } from '../../../../texts/texts.ts';
import { findCheapest } from '../../../../trip-search/offers/date-option.ts';
import { DatesFailure } from '../dates/dates-failure.tsx';
import styles from './calendar-panel.module.css';
import type { ShownMonth } from './use-calendar-month.ts';

export interface CalendarStatusProps extends ShownMonth {
  readonly priceOf: (amount: number) => string;
  /** What the marks below prices mean. */
  readonly marks: readonly string[];
}

/** What became of the month, in words: on its way, failed, empty, or what it offers. */
export function CalendarStatus(props: CalendarStatusProps) {
  const { days, marks, hasFailed, retry } = props;
  const { language } = useVisit();
  const texts = useTexts();
  if (hasFailed) return <DatesFailure onRetry={retry} />;
  return (
    <div className={styles.foot}>
      <p role="status">{formatStatus(props, texts, language)}</p>
      {days !== null && days.length > 0 ? <p className={styles.legend}>{texts('dates.legend')}</p> : null}
      {days !== null && days.length > 0 ? (
        <p className={styles.note}>{[...marks, texts('dates.mayDiffer')].join(' · ')}</p>
      ) : null}
    </div>
  );
}

function formatStatus(
  { month, days, priceOf }: CalendarStatusProps,
  texts: Texts,
  language: Language,
): string {
  if (days === null) return texts('dates.loading');
  const name = formatMonth(requireDay(`${month}-01`), language);
  const cheapest = findCheapest(days);
  if (cheapest === null) return texts('dates.emptyMonth', { month: name });
  return texts('dates.monthLoaded', {
    month: name,
    count: days.length,
    price: priceOf(cheapest.amount),
    total: priceOf(cheapest.total),
  });
}
