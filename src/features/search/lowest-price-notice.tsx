import { Notice } from '../../design/feedback/notice.tsx';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { useFullPrice } from '../../site/prices/use-full-price.ts';
import { usePriceChange } from '../../site/prices/use-price-change.ts';
import { useTexts } from '../../site/visit-context.tsx';
import type { PriceChange } from '../../trip-search/offers/price-change.ts';

interface LowestPriceNoticeProps {
  readonly change: PriceChange;
  readonly currency: CurrencyCode;
}

/** Says that the page begins at another price than the link to it showed (OFFER-031). */
export function LowestPriceNotice({ change, currency }: LowestPriceNoticeProps) {
  const texts = useTexts();
  const formatFull = useFullPrice();
  const formatChange = usePriceChange();
  const { old, new: now } = change;
  return (
    <Notice>
      {now === null
        ? texts('lowestPrice.gone', { before: formatFull(old.perPerson, currency) })
        : texts('lowestPrice.changed', formatChange(old.perPerson, now.perPerson, currency))}
    </Notice>
  );
}
