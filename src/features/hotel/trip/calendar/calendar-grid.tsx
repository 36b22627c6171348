import { MonthGrid } from '../../../../design/months/month-grid.tsx';
import { formatDay, requireDay } from '../../../../domain/time/calendar-day.ts';
import { requireStore } from '../../../../site/client-store.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { earliestDay, latestDay } from '../../../../trip-search/address/travel-days.ts';
import type { DateOption } from '../../../../trip-search/offers/date-option.ts';
import { scalePrices } from '../../../../trip-search/offers/price-tones.ts';
import type { FindComparisonPrice } from '../../../../trip-search/offers/use-comparison-prices.ts';
import { monthOf } from './calendar-months.ts';
import styles from './calendar-panel.module.css';
import { calendarActions } from './calendar-slice.ts';

export interface DayChanges {
  /** A few letters below the price, which the legend explains; null where nothing changes. */
  readonly mark: string | null;
  readonly words: readonly string[];
}

export interface CalendarGridProps {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Days with an offer; null while they are not known. */
  readonly days: readonly DateOption[] | null;
  readonly today: string;
  /** Day of departure of the selected offer, `YYYY-MM-DD`. */
  readonly selected: string;
  readonly priceOf: (amount: number) => string;
  /** What the offers of the days cost before. */
  readonly formerPriceOf: FindComparisonPrice;
  /** What else changes with a day, said before it is picked. */
  readonly changesOf: (day: DateOption) => DayChanges;
  readonly onPick: (day: DateOption) => void;
}

/** A month of prices. Months in which nobody can travel are not turned to. */
export function CalendarGrid({
  month,
  days,
  today,
  selected,
  priceOf,
  formerPriceOf,
  changesOf,
  onPick,
}: CalendarGridProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const { cheapest, toneOf } = scalePrices(days?.map(({ amount }) => amount) ?? []);
  const offers = new Map(days?.map((option) => [option.value, option]));
  const offerOn = (day: number) => offers.get(formatDay(day));
  const toneOn = (offer: DateOption | undefined) => (offer === undefined ? null : toneOf(offer.amount));
  const start = requireDay(today);

  /** As it is written, where the day's price looks lower than before (OFFER-037). */
  function formerOn({ offerId, amount }: DateOption): string | null {
    const former = formerPriceOf(offerId);
    if (former === undefined) return null;
    const written = priceOf(former);
    return written === priceOf(amount) ? null : written;
  }

  function describe(day: number): string | null {
    const offer = offerOn(day);
    if (offer === undefined) return days === null ? null : texts('dates.noOffer');
    const price = texts('dates.from', { price: priceOf(offer.amount), total: priceOf(offer.total) });
    const former = formerOn(offer);
    return [
      price,
      former === null ? null : `${texts('price.former')} ${former}`,
      offer.amount === cheapest ? texts('dates.cheapest') : null,
      ...changesOf(offer).words,
    ]
      .filter(Boolean)
      .join(', ');
  }

  return (
    <MonthGrid
      label={texts('dates.pickDay')}
      firstMonth={requireDay(`${month}-01`)}
      language={language}
      min={earliestDay(start)}
      max={latestDay(start)}
      selectedFrom={requireDay(selected)}
      turn={{
        previous: texts('dates.previousMonth'),
        next: texts('dates.nextMonth'),
        onTurn: (day) => requireStore().dispatch(calendarActions.turnTo(monthOf(day))),
      }}
      isUnavailable={(day) => offerOn(day) === undefined}
      renderCell={(day) => {
        const offer = offerOn(day);
        if (offer === undefined) return <span className={styles.price}>{days === null ? '…' : '–'}</span>;
        const former = formerOn(offer);
        const { mark } = changesOf(offer);
        return (
          <span className={styles.price} data-cheapest={offer.amount === cheapest || undefined}>
            {former === null ? null : <s>{former}</s>}
            <span>{priceOf(offer.amount)}</span>
            {mark === null ? null : <small className={styles.mark}>{mark}</small>}
          </span>
        );
      }}
      describeCell={describe}
      tone={(day) => toneOn(offerOn(day))}
      onPick={(day) => {
        const offer = offerOn(day);
        if (offer !== undefined) onPick(offer);
      }}
    />
  );
}
