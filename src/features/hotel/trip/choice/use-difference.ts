import { useShownMoney } from '../../../../site/prices/use-shown-money.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { formatShownDifference } from './format-shown-difference.ts';

/** Writes what an offer costs more or less for one person than the selected one, in the shown currency and the charged one: '+24 € p.p.', '+£21 (+24 €) p.p.'. */
export function useDifference({
  price,
}: Pick<DetailedOffer, 'price'>): (other: Pick<DetailedOffer['price'], 'perPersonAmount'>) => string {
  const show = useShownMoney();
  const texts = useTexts();
  const selected = show(price.perPersonAmount, price.currency);
  return ({ perPersonAmount }) => {
    const other = show(perPersonAmount, price.currency);
    const words = formatShownDifference(other, selected);
    if (words === null) return texts('trip.samePrice');
    const charged =
      other.conversion && selected.conversion
        ? formatShownDifference(other.conversion.charged, selected.conversion.charged)
        : null;
    return `${words}${charged === null ? '' : ` (${charged})`} ${texts('trip.perPerson')}`;
  };
}
