import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { startOfMonth } from '../../../../design/months/month-days.ts';
import { MonthGrid } from '../../../../design/months/month-grid.tsx';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { earliestDay, latestDay } from '../../../../trip-search/address/travel-days.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import styles from './period-picker.module.css';
import { buildPeriodPriceQuery, toMonthKey } from './period-price-query.ts';
import { canPick, type PeriodDraft, pickDay } from './period-rules.ts';
import { formatStay } from './period-words.ts';
import type { Device } from './use-device.ts';
import { type PeriodPrices, usePeriodPrices } from './use-period-prices.ts';

export interface PeriodCalendarProps {
  readonly draft: PeriodDraft;
  readonly today: Day;
  readonly params: SearchParams;
  readonly device: Device;
  /** First day of the first month shown. */
  readonly firstMonth: Day;
  readonly onMonth: (firstMonth: Day) => void;
  readonly onDraft: (draft: PeriodDraft) => void;
  /** Called by Enter on the chosen day of return: picking it once more would change nothing. */
  readonly onFinish: () => void;
}

/** PERIOD-008, PERIOD-009. */
const monthsShown = { desktop: 2, mobile: 12 } as const;

/** The months to pick from; on the departure tab with the lowest price of each day, where a destination is chosen. */
export function PeriodCalendar(props: PeriodCalendarProps) {
  const { draft, today, params, device, firstMonth, onMonth, onDraft, onFinish } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const { period, tab } = draft;
  const count = monthsShown[device];
  const months = Array.from({ length: count }, (_month, at) => toMonthKey(startOfMonth(firstMonth, at)));
  const isPriced = tab === 'departure';
  const query = buildPeriodPriceQuery(params, period);
  const prices = usePeriodPrices(isPriced ? query : null, months);

  const renderPrice = (day: Day) => {
    const price = isPriced ? prices.priceOf(day) : null;
    // The line is there before its price is, so that no number moves.
    return <span className={styles.price}>{price ?? '\u00a0'}</span>;
  };
  const describe = (day: Day) => {
    const price = isPriced ? prices.priceOf(day) : null;
    const words = [
      day === period.departure ? texts('period.departure') : null,
      day === period.return ? texts('period.return') : null,
      price === null ? null : texts('period.priceFrom', { price }),
    ];
    return words.filter(Boolean).join(', ');
  };
  const finishByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || tab !== 'return' || !(event.target instanceof HTMLElement)) return;
    if (period.return === null || event.target.dataset.day !== String(period.return)) return;
    event.preventDefault();
    if (!event.repeat) onFinish();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the days inside are what is pressed
    <div className={styles.calendar} onKeyDown={finishByKey}>
      <MonthGrid
        label={texts(tab === 'departure' ? 'period.departure' : 'period.return')}
        language={language}
        firstMonth={firstMonth}
        count={count}
        min={earliestDay(today)}
        max={latestDay(today)}
        selectedFrom={period.departure ?? period.return}
        selectedTo={period.return}
        previewsRange={tab === 'return' && period.departure !== null}
        onPick={(day) => onDraft(pickDay(draft, day, today))}
        isUnavailable={(day) => !canPick(draft, day, today)}
        turn={{
          previous: texts('period.previousMonth'),
          next: texts('period.nextMonth'),
          onTurn: onMonth,
        }}
        tone={isPriced ? prices.toneOf : undefined}
        renderCell={query === null ? undefined : renderPrice}
        describeCell={describe}
      />
      <PriceHint
        hasPlace={query !== null}
        prices={isPriced ? prices : null}
        stay={formatStay(period, texts) || texts('period.anyLength')}
      />
    </div>
  );
}

function PriceHint(props: { hasPlace: boolean; prices: PeriodPrices | null; stay: string }): ReactNode {
  const { hasPlace, prices, stay } = props;
  const texts = useTexts();
  if (!hasPlace) return <p className={styles.hint}>{texts('period.pricesNeedPlace')}</p>;
  if (prices?.hasFailed) {
    return (
      <div className={styles.hint} role="status">
        {texts('period.pricesFailed')}{' '}
        <Button look="quiet" onClick={prices.retry}>
          {texts('failure.retry')}
        </Button>
      </div>
    );
  }
  return (
    <p className={styles.hint}>{prices === null ? stay : texts('period.pricesFor', { length: stay })}</p>
  );
}
