import type { CurrencyCode } from '../../../../domain/currency.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { useWrittenPrice } from '../use-written-price.ts';
import styles from './price-change-table.module.css';

export interface PriceChangeTableProps {
  /** Minor units of the whole party. */
  readonly before: number;
  readonly now: number;
  readonly currency: CurrencyCode;
}

/** The price of a trip before and now, with the difference in words. */
export function PriceChangeTable({ before, now, currency }: PriceChangeTableProps) {
  const texts = useTexts();
  const write = useWrittenPrice(currency);
  const difference = write(Math.abs(now - before));
  return (
    <dl className={styles.table}>
      <div>
        <dt>{texts('trip.before')}</dt>
        <dd className={styles.before}>{write(before)}</dd>
      </div>
      <div>
        <dt>{texts('trip.now')}</dt>
        <dd className={styles.now}>
          {write(now)}{' '}
          <span className={styles.difference}>
            {texts(now > before ? 'trip.more' : 'trip.less', { price: difference })}
          </span>
        </dd>
      </div>
    </dl>
  );
}
