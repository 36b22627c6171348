import { formatPrice } from './format-price.ts';
import type { Money } from './money.ts';

/** An amount as the visitor sees it. */
export interface ShownMoney extends Money {
  /** What a converted amount says next to it; absent where the amount itself is charged. */
  readonly conversion?: {
    /** 'about', in the visitor's language. */
    readonly about: string;
    readonly charged: Money;
    /** 'we charge 327.56 €', in the visitor's language. */
    readonly chargedText: string;
  };
}

/** A shown price where there is little room, with what is charged in whole units (ROUTE-002): '≈ £286 (328 €)'. */
export function formatShortPrice({ conversion, ...shown }: ShownMoney): string {
  const price = formatPrice(shown);
  return conversion === undefined ? price : `≈\u00a0${price} (${formatPrice(conversion.charged)})`;
}
