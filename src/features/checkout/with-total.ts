import { priceOfBase, totalOf } from '../../domain/money/package-price.ts';
import type { CheckoutSummary } from './checkout-summary.ts';

/** Calculates the total of a summary from its parts, as the server does for the checkout. */
export function withTotal(summary: Omit<CheckoutSummary, 'total'>): CheckoutSummary {
  const extras = summary.extras.map(({ amount }) => amount);
  const { base, memberDiscount, cardDiscount } = summary;
  const price = { ...priceOfBase(base), memberDiscount, extras, cardDiscount };
  return { ...summary, total: totalOf(price) };
}
