import { Price } from '../../design/price.tsx';
import { useShownMoney } from '../../site/prices/use-shown-money.ts';
import { useStruckPrice } from '../../site/prices/use-struck-price.ts';
import { useTexts } from '../../site/visit-context.tsx';
import type { ShownPrice } from './resolve-teaser.ts';

export interface TeaserPriceProps {
  readonly price: ShownPrice;
  readonly size?: 'default' | 'large';
}

/** The live price of a teaser for one person, in the currency the visitor wants to see. */
export function TeaserPrice({ price, size = 'default' }: TeaserPriceProps) {
  const texts = useTexts();
  const show = useShownMoney();
  const { amount, former, currency, hasPostfix } = price;
  const strike = useStruckPrice();
  return (
    <Price
      price={show(amount, currency)}
      before={texts(hasPostfix ? 'teaser.fromPlain' : 'teaser.from')}
      after={hasPostfix ? texts('teaser.perPerson') : undefined}
      struck={strike(amount, former, currency)}
      size={size}
    />
  );
}
