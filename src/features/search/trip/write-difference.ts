import { formatPrice } from '../../../domain/format-price.ts';
import type { Money } from '../../../domain/money.ts';

/** '+24 €' or '-24 €'; null for the same price once both are rounded as they are shown. */
export function writeDifference(price: Money, selected: Money): string | null {
  const difference = { amount: price.amount - selected.amount, currency: price.currency };
  const words = formatPrice(difference);
  if (words === formatPrice({ ...difference, amount: 0 })) return null;
  return difference.amount > 0 ? `+${words}` : words;
}
