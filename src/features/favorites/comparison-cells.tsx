import { Button } from '../../design/controls/button.tsx';
import { Price } from '../../design/price.tsx';
import { formatAmount } from '../../domain/money/format-price.ts';
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

/** What the trip costs now, for one and for all, and the way to take it. */
export function CurrentPrice({ hotel: { offer, isSameOffer, name, path } }: ComparisonCellProps) {
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
      <Button href={path} className={styles.take}>
        {texts('comparison.take')}
        <span className="visually-hidden">: {name}</span>
      </Button>
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

/** What cancelling costs if the trip were booked today, as the ticket of the hotel's page says. */
export function CancellationCell({ hotel: { offer } }: ComparisonCellProps) {
  const texts = useTexts();
  const { language } = useVisit();
  if (offer === null) return <>–</>;
  const { until, fee } = offer.cancellation;
  if (until === null) return <>{texts('comparison.nonRefundable')}</>;
  const date = formatDate(requireDay(until), language);
  return fee === 0 ? (
    <span className={styles.free}>{texts('comparison.free', { date })}</span>
  ) : (
    texts('comparison.fee', { date, fee: formatAmount(fee, offer.currency) })
  );
}
