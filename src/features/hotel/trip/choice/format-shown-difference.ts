import { formatPrice } from '../../../../domain/money/format-price.ts';
import type { Money } from '../../../../domain/money/money.ts';
import { subtractAsShown } from './subtract-as-shown.ts';

/** '+24 €' or '−24 €': the difference of the two prices as they are shown; null where they are shown alike. */
export function formatShownDifference(price: Money, selected: Money): string | null {
  const difference = subtractAsShown(price, selected);
  if (difference.amount === 0) return null;
  return `${difference.amount > 0 ? '+' : ''}${formatPrice(difference)}`;
}
