import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useFullPrice } from '../../../../site/prices/use-full-price.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { PriceGraph } from './price-graph.tsx';
import { type PricePast, type PriceRun, pricePastId } from './price-past.ts';
import styles from './price-past-section.module.css';

export interface PricePastSectionProps {
  readonly past: PricePast;
  /** Charged currency. */
  readonly currency: CurrencyCode;
}

const titleId = 'price-past-title';

/** What the trip really cost on the last days, as a graph and as a table, and whether the price of now is a good one. Nothing is compared where too little is known. */
export function PricePastSection({ past, currency }: PricePastSectionProps) {
  const texts = useTexts();
  const { compared, goodPercent, days, daysSold, isCheapest } = past;
  const formatPrice = useFullPrice();
  return (
    <section id={pricePastId} tabIndex={-1} className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {texts('trip.past.title')}
      </h2>
      {goodPercent === null ? null : (
        <p className={styles.good}>{texts('trip.past.good', { percent: goodPercent, days })}</p>
      )}
      {compared === null ? (
        <p className={styles.lead}>{texts('trip.past.tooFew', { n: daysSold })}</p>
      ) : (
        <p className={styles.lead}>
          {texts('trip.past.compared', {
            days,
            usual: formatPrice(compared.usual, currency),
            lowest: formatPrice(compared.lowest, currency),
          })}
        </p>
      )}
      {isCheapest ? null : <p className={styles.lead}>{texts('trip.past.other')}</p>}
      <PriceGraph past={past} currency={currency} />
      <PriceTable runs={past.runs} currency={currency} />
    </section>
  );
}

interface PriceTableProps {
  readonly runs: readonly PriceRun[];
  readonly currency: CurrencyCode;
}

function PriceTable({ runs, currency }: PriceTableProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const formatPrice = useFullPrice();
  const format = (day: string) => formatDate(requireDay(day), language, 'short');
  return (
    <details className={styles.details}>
      <summary>{texts('trip.past.table')}</summary>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{texts('trip.past.days')}</th>
            <th scope="col">{texts('trip.past.price')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(({ from, to, amount }) => (
            <tr key={from}>
              <th scope="row">{from === to ? format(from) : `${format(from)} – ${format(to)}`}</th>
              <td>{amount === null ? texts('trip.past.notSold') : formatPrice(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
