import { useState } from 'react';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { loadOffers } from '../choice/load-offers.ts';
import { useTripPlace } from '../choice/trip-address.tsx';
import { PriceAgeLine } from './price-age-line.tsx';
import styles from './price-refresh.module.css';

export interface PriceRefreshProps {
  readonly offer: DetailedOffer;
  readonly price: DetailedOffer['price'];
  /** The moment of the page's answer, ISO 8601. */
  readonly shownAt: string;
}

/** How old the price is, and the way to a newer one: a forced load of all offers (OFFER-020). */
export function PriceRefresh({ offer, price, shownAt }: PriceRefreshProps) {
  const texts = useTexts();
  const { locale } = useVisit();
  const { params } = useTripPlace();
  const [hasFailed, setHasFailed] = useState(false);
  const refresh = async () =>
    setHasFailed((await loadOffers({ locale, params, offer, isForced: true })) === 'failed');
  return (
    <div className={styles.age}>
      <span>
        <PriceAgeLine knownAt={price.knownAt} source={price.source} shownAt={shownAt} />
      </span>
      <button type="button" className={styles.refresh} data-needs-script="" onClick={() => void refresh()}>
        {texts('trip.refresh')}
      </button>
      <span role="status" className={styles.failed}>
        {hasFailed ? texts('trip.refreshFailed') : ''}
      </span>
    </div>
  );
}
