import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { formatFullPrice } from '../../../../domain/money/format-full-price.ts';
import { formatPrice } from '../../../../domain/money/format-price.ts';
import { useShownMoney } from '../../../../site/prices/use-shown-money.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { subtractAsShown } from '../choice/subtract-as-shown.ts';
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
  const show = useShownMoney();
  const was = show(before, currency);
  const is = show(now, currency);
  const isMore = now > before;
  const difference = isMore ? subtractAsShown(is, was) : subtractAsShown(was, is);
  return (
    <dl className={styles.table}>
      <div>
        <dt>{texts('trip.before')}</dt>
        <dd className={styles.previous}>{formatFullPrice(was)}</dd>
      </div>
      <div>
        <dt>{texts('trip.now')}</dt>
        <dd>
          {formatFullPrice(is)}{' '}
          <span className={styles.difference}>
            {texts(isMore ? 'trip.more' : 'trip.less', { price: formatPrice(difference) })}
          </span>
        </dd>
      </div>
    </dl>
  );
}
