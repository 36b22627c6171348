import type { CheckoutSummary } from './checkout-summary.ts';
import { splitAmongVouchers } from './split-among-vouchers.ts';

/** What the trip costs, whatever pays for it: the invoice says so. Minor units. */
export function invoiceOf(summary: Omit<CheckoutSummary, 'total'>): number {
  const { base, memberDiscount, promotion, extras, cardDiscount } = summary;
  const added = base + extras.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, added - memberDiscount - (promotion?.amount ?? 0) - cardDiscount);
}

/** What each gift voucher of a summary pays. */
export function payWithVouchers(summary: CheckoutSummary) {
  return splitAmongVouchers(summary.vouchers, invoiceOf(summary) - summary.miles - summary.total);
}

/** Text id of what a summary's total is: all of it, or what vouchers and miles leave. */
export function totalLabelOf({ vouchers, miles }: CheckoutSummary): string {
  return vouchers.length === 0 && miles === 0 ? 'checkout.total' : 'checkout.toPay';
}
