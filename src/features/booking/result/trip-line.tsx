import { Price } from '../../../design/price.tsx';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { FailProps } from './result-props.ts';
import styles from './trip-line.module.css';

/** The trip in two lines, next to its total. */
export function TripLine({
  trip,
  total,
  memberDiscount = 0,
  currency,
}: Pick<FailProps, 'trip' | 'total' | 'memberDiscount' | 'currency'>) {
  const texts = useTexts();
  const { language } = useVisit();
  const days = [trip.checkIn, trip.checkOut].map((day) => formatDate(requireDay(day), language)).join(' – ');
  return (
    <div className={styles.line}>
      <p>
        <strong>{trip.hotel.name}</strong>
        <span>{trip.hotel.place}</span>
        <span>
          {days} · {texts('booking.nights', { n: trip.nights })}
        </span>
      </p>
      <p className={styles.total}>
        {memberDiscount === 0 ? null : (
          <span>
            {texts('booking.memberDiscount')}{' '}
            {formatPrice(money(-memberDiscount, currency), { fractionDigits: true })}
          </span>
        )}
        <span>{texts('booking.total')}</span>
        <Price price={money(total, currency)} fractionDigits />
      </p>
    </div>
  );
}
