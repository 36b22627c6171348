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

/**
 * A shown price in one line, with what is charged where that is another currency (ROUTE-002): 'about £286 (we charge 327.56 €)', or where
 * there is little room '≈ £286 (328 €)'.
 */
export function writeShownPrice(shown: ShownMoney, length: 'full' | 'short' = 'full'): string {
  const price = formatPrice(shown);
  const { conversion } = shown;
  if (conversion === undefined) return price;
  return length === 'short'
    ? `≈\u00a0${price} (${formatPrice(conversion.charged)})`
    : `${conversion.about}\u00a0${price} (${conversion.chargedText})`;
}
