import { formatPrice } from './format-price.ts';
import type { ShownMoney } from './shown-money.ts';

/** A shown price in one line, with exactly what is charged (ROUTE-002): 'about £286 (we charge 327.56 €)'. */
export function formatFullPrice({ conversion, ...shown }: ShownMoney): string {
  const price = formatPrice(shown);
  return conversion === undefined ? price : `${conversion.about}\u00a0${price} (${conversion.chargedText})`;
}
