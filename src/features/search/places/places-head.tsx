import { formatPrice } from '../../../domain/format-price.ts';
import { useShownMoney } from '../../../site/use-shown-money.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './places-head.module.css';
import type { PlacesPageProps } from './places-props.ts';
import { writeMonthName } from './write-month-name.ts';

/** The question the gallery answers, and the answer in a sentence. */
export function PlacesHead({
  month,
  total,
  cheapest,
  currency,
  mask,
}: Pick<PlacesPageProps, 'month' | 'total' | 'cheapest' | 'currency' | 'mask'>) {
  const texts = useTexts();
  const { language } = useVisit();
  const showMoney = useShownMoney();
  const sentence = mask.params.hotelOnly ? 'places.leadHotelOnly' : 'places.lead';
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {month === null
          ? texts('places.title')
          : texts('places.titleInMonth', { month: writeMonthName(month, language) })}
      </h1>
      <p className={styles.lead} aria-live="polite">
        {cheapest === null
          ? null
          : texts(sentence, { places: total, price: formatPrice(showMoney(cheapest, currency)) })}
      </p>
    </header>
  );
}
