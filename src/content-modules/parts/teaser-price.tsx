import { Price } from '../../design/price.tsx';
import { findStruckPrice } from '../../domain/money/price-rules.ts';
import { useShownMoney } from '../../site/prices/use-shown-money.ts';
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
  const struck = findStruckPrice(shown, former === null ? null : show(former, currency));
  return (
    <Price
      price={shown}
      before={texts(hasPostfix ? 'teaser.fromPlain' : 'teaser.from')}
      after={hasPostfix ? texts('teaser.perPerson') : undefined}
      struck={struck === null ? undefined : { price: struck, label: texts('teaser.former') }}
      size={size}
    />
  );
}
