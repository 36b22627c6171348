import { Price } from '../../design/price.tsx';
import { formatShortPrice } from '../../domain/money/shown-money.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { formatDate } from '../../domain/words/format-date.ts';
import { useShownMoney } from '../../site/prices/use-shown-money.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import type { ComparedHotel } from './compared-hotel.ts';
import styles from './favorites-page.module.css';

export interface ComparisonCellProps {
  readonly hotel: ComparedHotel;
}

/** What the trip costs now, for one and for all. */
export function CurrentPrice({ hotel: { offer, isSameOffer } }: ComparisonCellProps) {
  const texts = useTexts();
  const show = useShownMoney();
  if (offer === null) return <span className={styles.muted}>{texts('comparison.soldOut')}</span>;
  return (
    <>
      <Price
        price={show(offer.perPerson, offer.currency)}
        after={texts('comparison.perPerson')}
        size="large"
      />
      <span className={styles.muted}>
        {texts('comparison.total', { price: formatShortPrice(show(offer.total, offer.currency)) })}
      </span>
      {isSameOffer ? null : <span className={styles.muted}>{texts('comparison.otherOffer')}</span>}
    </>
  );
}

/** How the total has changed since the hotel was saved. */
export function PriceChangeCell({ hotel: { change, offer } }: ComparisonCellProps) {
  const texts = useTexts();
  const show = useShownMoney();
  if (change === null || offer === null) return <>–</>;
  if (change === 0) return <>{texts('comparison.same')}</>;
  const price = formatShortPrice(show(Math.abs(change), offer.currency));
  return <>{texts(change < 0 ? 'comparison.cheaper' : 'comparison.moreExpensive', { price })}</>;
}

/** Departure, nights and flight of the trip that the price is for. */
export function TripCell({ hotel: { offer } }: ComparisonCellProps) {
  const texts = useTexts();
  const { language } = useVisit();
  if (offer === null) return <>–</>;
  return (
    <>
      {formatDate(requireDay(offer.departure), language)}, {texts('comparison.nights', { n: offer.nights })}
      <span className={styles.muted}>
        {offer.from === null
          ? texts('comparison.hotelOnly')
          : texts('comparison.flight', { from: offer.from })}
        {offer.stops === null ? '' : `, ${texts('comparison.stops', { n: offer.stops })}`}
      </span>
    </>
  );
}
