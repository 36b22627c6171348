import { useShownMoney } from '../../../../site/use-shown-money.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import { formatDifference } from './format-difference.ts';

/** Writes what an offer costs more or less for one person than the selected one, in the shown currency: '+24 € p.p.'. */
export function useDifference({
  price,
}: Pick<DetailedOffer, 'price'>): (other: Pick<DetailedOffer['price'], 'perPersonAmount'>) => string {
  const show = useShownMoney();
  const texts = useTexts();
  const selected = show(price.perPersonAmount, price.currency);
  return ({ perPersonAmount }) => {
    const words = formatDifference(show(perPersonAmount, price.currency), selected);
    return words === null ? texts('trip.samePrice') : `${words} ${texts('trip.perPerson')}`;
  };
}
