import { invoiceTotalOf, type PackagePrice, priceOfBase, totalOf } from '../../domain/money/package-price.ts';
import type { CheckoutSummary } from './checkout-summary.ts';
import { limitMiles } from './limit-miles.ts';

/** Calculates the total of a summary from its parts, as the server does for the checkout. */
export function withTotal(summary: Omit<CheckoutSummary, 'total'>): CheckoutSummary {
  const price = priceOfSummary(summary);
  return { ...summary, miles: limitMiles(summary.miles, price.miles), total: totalOf(price) };
}

/** The parts of a summary's price: vouchers pay as much as they have, miles the rest. */
export function priceOfSummary(summary: Omit<CheckoutSummary, 'total'>): PackagePrice {
  const { base, memberDiscount, cardDiscount, vouchers } = summary;
  const extras = summary.extras.map(({ amount }) => amount);
  const price = { ...priceOfBase(base), memberDiscount, promotion: summary.promotion?.amount ?? 0, extras };
  const owed = invoiceTotalOf(price);
  const coupon = Math.min(
    owed,
    vouchers.reduce((sum, { balance }) => sum + balance, 0),
  );
  return { ...price, cardDiscount, coupon, miles: Math.min(summary.miles?.amount ?? 0, owed - coupon) };
}
