import { useId } from 'react';
import { formatFullPrice } from '../../../../domain/money/format-full-price.ts';
import { useShownMoney } from '../../../../site/prices/use-shown-money.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import type { ChildPrices } from '../../../../trip-search/offers/price-children.ts';
import styles from './child-prices-list.module.css';

export interface ChildPricesListProps {
  readonly offer: Pick<DetailedOffer, 'price'>;
  readonly prices: ChildPrices | null;
}

/** What each child costs; nothing where it is not known. */
export function ChildPricesList({ offer, prices }: ChildPricesListProps) {
  const texts = useTexts();
  const show = useShownMoney();
  const id = useId();
  if (prices === null) return null;
  const format = (amount: number) => formatFullPrice(show(amount, offer.price.currency));
  return (
    <div>
      <p id={id} className={styles.title}>
        {texts('trip.prices.title')}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        <li>
          {texts('trip.prices.adults', { n: prices.adults.count, price: format(prices.adults.amount) })}
        </li>
        {prices.children.map(({ age, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two children may be of one age and price
          <li key={at}>{texts('trip.prices.child', { age, price: format(amount) })}</li>
        ))}
      </ul>
      <p className={styles.note}>{texts('trip.prices.note')}</p>
    </div>
  );
}
