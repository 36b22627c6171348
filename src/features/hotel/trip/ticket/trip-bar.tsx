import { Button } from '../../../../design/controls/button.tsx';
import { Price } from '../../../../design/price.tsx';
import { useShownMoney } from '../../../../site/use-shown-money.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import styles from './trip-bar.module.css';

/** On phones the price stays at the foot of the window, with the way to the ticket. */
export function TripBar({ price: { perPersonAmount, currency } }: Pick<DetailedOffer, 'price'>) {
  const texts = useTexts();
  const show = useShownMoney();
  return (
    <div className={styles.bar}>
      <Price price={show(perPersonAmount, currency)} after={texts('trip.perPerson')} />
      <Button href="#trip">{texts('trip.show')}</Button>
    </div>
  );
}
