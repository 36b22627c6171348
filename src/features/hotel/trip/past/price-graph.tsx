import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useFullPrice } from '../../../../site/prices/use-full-price.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { describeGraph } from './describe-graph.ts';
import styles from './price-graph.module.css';
import type { PricePast } from './price-past.ts';

export interface PriceGraphProps {
  readonly past: PricePast;
  readonly currency: CurrencyCode;
}

/** The lowest price of each day as steps, today stressed, the usual one as a dashed line; gaps where the trip was not for sale. Null without a price and where it never changed. */
export function PriceGraph({ past, currency }: PriceGraphProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const formatPrice = useFullPrice();
  const graph = describeGraph(past);
  if (graph === null) return null;
  const { width, height, steps, today, usualY, lowest, highest } = graph;
  const from = formatDate(requireDay(graph.from), language, 'short');
  const words = {
    from,
    lowest: formatPrice(lowest, currency),
    highest: formatPrice(highest, currency),
  };
  return (
    <div className={styles.graph}>
      <svg
        role="img"
        aria-label={texts('trip.past.graph', words)}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        {usualY === null ? null : <path className={styles.usual} d={`M0 ${usualY}H${width}`} />}
        <path d={steps} />
        {today === null ? null : <path className={styles.today} d={today} />}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{from}</span>
        {usualY === null ? null : <span className={styles.legend}>{texts('trip.past.usual')}</span>}
        <strong>{texts('trip.past.today')}</strong>
      </p>
    </div>
  );
}
