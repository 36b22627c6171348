import { earnMiles } from '../../../../domain/miles/earn-miles.ts';
import { formatFullPrice } from '../../../../domain/money/format-full-price.ts';
import { formatPrice } from '../../../../domain/money/format-price.ts';
import { money, roundUpToWholeUnits, subtractMoney } from '../../../../domain/money/money.ts';
import type { ShownMoney } from '../../../../domain/money/shown-money.ts';
import { useShownMoney } from '../../../../site/prices/use-shown-money.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { type PricePast, pricePastId } from '../past/price-past.ts';
import { RollingPrice } from './rolling-price.tsx';
import styles from './trip-price.module.css';

export interface TripPriceProps {
  readonly price: Pick<
    DetailedOffer['price'],
    'perPersonAmount' | 'totalAmount' | 'currency' | 'publicPrice'
  >;
  /** Minor units of the party at which the trip was really offered before, where that was more (OFFER-037). */
  readonly comparisonTotal: number | null;
  /** What the trip cost on the last days, where that is what the price is judged by; null where nothing is said about it. */
  readonly past: PricePast | null;
  readonly travellers: number;
  readonly hotelName: string;
}

/** What a trip costs: for one, for all, what it cost before and what is saved by that, and the miles it earns. */
export function TripPrice({ price, comparisonTotal, past, travellers, hotelName }: TripPriceProps) {
  const texts = useTexts();
  const show = useShownMoney();
  const { brand } = useVisit();
  const { perPersonAmount, totalAmount, currency, publicPrice } = price;
  const { conversion, ...shown } = show(perPersonAmount, currency);
  const miles = earnMiles(money(totalAmount, currency), hotelName, brand.miles);
  return (
    <div className={styles.price}>
      <p className={styles.main}>
        {conversion ? <span className={styles.text}>{conversion.about}</span> : null}{' '}
        <RollingPrice price={shown} /> <span className={styles.text}>{texts('trip.perPerson')}</span>
      </p>
      {conversion ? <p>{conversion.chargedText}</p> : null}
      {publicPrice === undefined ? null : (
        <p className={styles.member}>
          {texts('price.member', { price: formatFullPrice(show(publicPrice.perPersonAmount, currency)) })}
        </p>
      )}
      <p>{texts('trip.total', { price: formatFullPrice(show(totalAmount, currency)), n: travellers })}</p>
      {comparisonTotal !== null && comparisonTotal > totalAmount ? (
        <Saving before={show(comparisonTotal, currency)} now={show(totalAmount, currency)} />
      ) : null}
      {past === null || past.goodPercent === null ? null : (
        <p className={styles.member}>
          <a href={`#${pricePastId}`}>{texts('trip.past.goodShort', { days: past.days })}</a>
        </p>
      )}
      {miles > 0 ? <p className={styles.soft}>{texts('trip.miles', { n: miles })}</p> : null}
    </div>
  );
}

/** Both are totals, so they follow the total. The saving is the difference rounded up to whole units (OFFER-037). */
function Saving({ before, now }: { readonly before: ShownMoney; readonly now: ShownMoney }) {
  const texts = useTexts();
  const saving = roundUpToWholeUnits(subtractMoney(before, now));
  return (
    <p className={styles.saving} title={texts('trip.savingNote')}>
      <span className="visually-hidden">{texts('trip.was')} </span>
      <s>{formatPrice(before)}</s> <strong>{texts('trip.saving', { price: formatPrice(saving) })}</strong>
    </p>
  );
}
