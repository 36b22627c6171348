import { invoiceTotalOf } from '../../domain/money/package-price.ts';
import type { CheckoutSummary } from './checkout-summary.ts';
import { splitAmongVouchers } from './split-among-vouchers.ts';
import { priceOfSummary } from './with-total.ts';

/** What the trip costs, whatever pays for it: the invoice says so. Minor units. */
export function invoiceOf(summary: Omit<CheckoutSummary, 'total'>): number {
  return invoiceTotalOf(priceOfSummary(summary));
}

/** Splits the coupon of a summary among its gift vouchers. */
export function listVoucherShares(summary: CheckoutSummary) {
  return splitAmongVouchers(summary.vouchers, priceOfSummary(summary).coupon);
}

/** Text id of what a summary's total is: all of it, or what vouchers and miles leave. */
export function totalLabelOf({ vouchers, miles }: CheckoutSummary): string {
  return vouchers.length === 0 && miles === null ? 'checkout.total' : 'checkout.toPay';
}
