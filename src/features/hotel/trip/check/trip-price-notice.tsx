import Info from 'lucide-react/icons/info';
import { Icon } from '../../../../design/pictures/icon.tsx';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { requireStore } from '../../../../site/client-store.ts';
import { usePriceChange } from '../../../../site/prices/use-price-change.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { offerActions } from '../choice/offer-slice.ts';
import type { TripData } from '../choice/trip-data.ts';
import styles from './trip-price-notice.module.css';
import { useAnnouncedChange } from './use-announced-change.ts';

export interface TripPriceNoticeProps {
  readonly trip: Pick<TripData, 'missed' | 'choice' | 'priceChange'>;
  readonly currency: CurrencyCode;
}

/** Says next to the price that it has changed (OFFER-031), with a button that hides this (OFFER-032). */
export function TripPriceNotice({ trip, currency }: TripPriceNoticeProps) {
  const texts = useTexts();
  const formatChange = usePriceChange();
  const change = useAnnouncedChange(trip);
  if (change === null) return null;
  return (
    <div className={styles.notice} role="status">
      <Icon icon={Info} />
      <p>
        {texts('trip.priceChanged', formatChange(change.oldTotal, change.newTotal, currency))}{' '}
        <button
          type="button"
          className={styles.hide}
          data-needs-script=""
          onClick={() => requireStore().dispatch(offerActions.hidePriceDifference())}
        >
          {texts('trip.hide')}
        </button>
      </p>
    </div>
  );
}
