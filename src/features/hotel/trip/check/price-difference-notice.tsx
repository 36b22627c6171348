import { Button } from '../../../../design/controls/button.tsx';
import { Notice } from '../../../../design/feedback/notice.tsx';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { requireStore, useSlice } from '../../../../site/client-store.ts';
import { useFullPrice } from '../../../../site/prices/use-full-price.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { offerActions, offerSlice } from '../choice/offer-slice.ts';

/** Shows that the price of the selected offer has changed (OFFER-031), until the shopper hides it (OFFER-032). */
export function PriceDifferenceNotice({ currency }: { readonly currency: CurrencyCode }) {
  const texts = useTexts();
  const write = useFullPrice();
  const { priceChange, isPriceDifferenceShown } = useSlice(offerSlice);
  if (priceChange === null || !isPriceDifferenceShown) return null;
  const { oldTotal, newTotal } = priceChange;
  return (
    <Notice
      action={
        <Button look="quiet" onClick={() => requireStore().dispatch(offerActions.hidePriceDifference())}>
          {texts('trip.hide')}
        </Button>
      }
    >
      {texts('trip.priceChanged', { before: write(oldTotal, currency), now: write(newTotal, currency) })}
    </Notice>
  );
}
