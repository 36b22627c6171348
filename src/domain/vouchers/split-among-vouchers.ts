/** What each voucher pays: in their order, each as much as it has. Balance and amount are minor units; the amount is what they pay together. */
export function splitAmongVouchers<Voucher extends { readonly balance: number }>(
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
