import { invoiceTotalOf, priceOfBase, totalOf } from '../../domain/money/package-price.ts';
import type { CheckoutSummary } from './checkout-summary.ts';

/** Calculates the total of a summary from its parts, as the server does for the checkout: vouchers pay as much as they have, miles the rest. */
export function withTotal(summary: Omit<CheckoutSummary, 'total'>): CheckoutSummary {
  const extras = summary.extras.map(({ amount }) => amount);
  const { base, memberDiscount, cardDiscount, vouchers } = summary;
  const price = { ...priceOfBase(base), memberDiscount, promotion: summary.promotion?.amount ?? 0, extras };
  const owed = invoiceTotalOf(price);
  const coupon = Math.min(owed, sumOf(vouchers));
  const miles = Math.min(summary.miles, owed - coupon);
  return { ...summary, miles, total: totalOf({ ...price, cardDiscount, coupon, miles }) };
}

/** What vouchers can pay together, minor units. */
export function sumOf(vouchers: CheckoutSummary['vouchers']): number {
  return vouchers.reduce((sum, { balance }) => sum + balance, 0);
}
