import { Button } from '../../../../design/controls/button.tsx';
import { Notice } from '../../../../design/feedback/notice.tsx';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { requireStore, useSlice } from '../../../../site/client-store.ts';
import { usePriceChange } from '../../../../site/prices/use-price-change.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { offerActions, offerSlice } from '../choice/offer-slice.ts';
import type { TripData } from '../choice/trip-data.ts';

export interface PriceDifferenceNoticeProps {
  readonly trip: Pick<TripData, 'missed' | 'choice' | 'priceChange'>;
  readonly currency: CurrencyCode;
}

/**
 * Shows that the price of the selected offer has changed (OFFER-031), on the page or since the link to it showed another one, until
 * the shopper hides it (OFFER-032).
 */
export function PriceDifferenceNotice({ trip, currency }: PriceDifferenceNoticeProps) {
  const texts = useTexts();
  const write = usePriceChange();
  const { priceChange, isPriceDifferenceShown } = useSlice(offerSlice);
  const change = priceChange ?? findShownBefore(trip);
  if (change === null || !isPriceDifferenceShown) return null;
  const { oldTotal, newTotal } = change;
  return (
    <Notice
      action={
        <Button
          look="quiet"
          data-needs-script=""
          onClick={() => requireStore().dispatch(offerActions.hidePriceDifference())}
        >
          {texts('trip.hide')}
        </Button>
      }
    >
      {texts('trip.priceChanged', write(oldTotal, newTotal, currency))}
    </Notice>
  );
}

/** Of another trip than the one that is shown, `TripMissed` says the price. */
function findShownBefore({ missed, choice, priceChange }: PriceDifferenceNoticeProps['trip']) {
  if (missed !== null || choice === 'other-days' || priceChange === null || priceChange.new === null)
    return null;
  return { oldTotal: priceChange.old.total, newTotal: priceChange.new.total };
}
