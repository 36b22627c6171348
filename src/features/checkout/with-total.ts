import { type PackagePrice, priceOfBase, totalOf } from '../../domain/money/package-price.ts';
import type { CheckoutSummary } from './checkout-summary.ts';

/** Calculates the total of a summary from its parts, as the server does for the checkout. */
export function withTotal(summary: Omit<CheckoutSummary, 'total'>): CheckoutSummary {
  return { ...summary, total: totalOf(priceOfSummary(summary)) };
}

/** The parts of a summary's price. */
export function priceOfSummary(summary: Omit<CheckoutSummary, 'total'>): PackagePrice {
  const extras = summary.extras.map(({ amount }) => amount);
  const { base, memberDiscount, cardDiscount, miles } = summary;
  return { ...priceOfBase(base), memberDiscount, extras, cardDiscount, miles: miles?.amount ?? 0 };
}
