import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatMonth } from '../../../../domain/words/format-date.ts';
import { requireStore } from '../../../../site/client-store.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { earliestDay, latestDay } from '../../../../trip-search/address/travel-days.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { scalePrices } from '../../../../trip-search/offers/price-tones.ts';
import { useDatesOptions } from '../dates/use-dates-options.ts';
import styles from './calendar-month-strip.module.css';
import { listCalendarMonths } from './calendar-months.ts';
import { calendarActions } from './calendar-slice.ts';

export interface CalendarMonthStripProps {
  readonly hotelId: number;
  readonly params: SearchParams;
  readonly los: string;
  readonly from: string | undefined;
  readonly today: string;
  /** The month shown, `YYYY-MM`. */
  readonly month: string;
  readonly priceOf: (amount: number) => string;
}

/** The year at a glance: each month with its best price, and the way to it. */
export function CalendarMonthStrip(props: CalendarMonthStripProps) {
  const { hotelId, params, los, from, today, month: shown, priceOf } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const prices = useDatesOptions('get_cascade_months', hotelId, params, { los, from });
  const { cheapest, toneOf } = scalePrices(prices.map(({ amount }) => amount));
  const start = requireDay(today);
  const months = listCalendarMonths({ from: earliestDay(start), to: latestDay(start) });
  return (
    <fieldset className={styles.months} aria-label={texts('dates.monthStrip')}>
      {months.map((month) => {
        const amount = prices.find(({ value }) => value === month)?.amount;
        return (
          <button
            key={month}
            type="button"
            className={styles.month}
            aria-pressed={month === shown}
            data-tone={(amount !== undefined && toneOf(amount)) || undefined}
            data-needs-script=""
            onClick={() => requireStore().dispatch(calendarActions.turnTo(month))}
          >
            <span>{formatMonth(requireDay(`${month}-01`), language, 'short')}</span>
            <span className={styles.price}>{amount === undefined ? '–' : priceOf(amount)}</span>
            {amount !== undefined && amount === cheapest ? (
              <span className="visually-hidden">{texts('dates.cheapest')}</span>
            ) : null}
          </button>
        );
      })}
    </fieldset>
  );
}
