import type { CheckoutVoucher } from './checkout.ts';

/** What each voucher pays: in their order, each as much as it has. @param amount minor units that they pay together */
export function splitAmongVouchers<Voucher extends Pick<CheckoutVoucher, 'balance'>>(
  vouchers: readonly Voucher[],
  amount: number,
): readonly { readonly voucher: Voucher; readonly paid: number }[] {
  let left = amount;
  return vouchers.map((voucher) => {
    const paid = Math.min(left, voucher.balance);
    left -= paid;
    return { voucher, paid };
  });
}
