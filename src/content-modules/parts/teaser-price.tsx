import { Price } from '../../design/price.tsx';
import { formatPrice } from '../../domain/money/format-price.ts';
import { useShownMoney } from '../../site/use-shown-money.ts';
import { useTexts } from '../../site/visit-context.tsx';
import type { ShownPrice } from './teaser.ts';

export interface TeaserPriceProps {
  readonly price: ShownPrice;
  readonly size?: 'default' | 'large';
}

/** The live price of a teaser for one person, in the currency the visitor wants to see. */
export function TeaserPrice({ price, size = 'default' }: TeaserPriceProps) {
  const texts = useTexts();
  const show = useShownMoney();
  const { amount, former, currency, hasPostfix } = price;
  const shown = show(amount, currency);
  const before = former === null ? null : show(former, currency);
  // A former price that reads like the present one is none (PRICE-001).
  const isLower = before !== null && formatPrice(before) !== formatPrice(shown);
  return (
    <Price
      price={shown}
      before={texts(hasPostfix ? 'teaser.fromPlain' : 'teaser.from')}
      after={hasPostfix ? texts('teaser.perPerson') : undefined}
      struck={isLower ? { price: before, label: texts('teaser.former') } : undefined}
      size={size}
    />
  );
}
