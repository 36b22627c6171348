import { splitInOrder } from '../../domain/money/split/split-in-order.ts';

/** What each voucher pays: in their order, each as much as it has. Balance and amount are minor units; the amount is what they pay together. */
export function splitAmongVouchers<Voucher extends { readonly balance: number }>(
  vouchers: readonly Voucher[],
  amount: number,
): readonly { readonly voucher: Voucher; readonly paid: number }[] {
  const parts = splitInOrder(
    amount,
    vouchers.map(({ balance }) => balance),
  );
  return vouchers.map((voucher, at) => ({ voucher, paid: parts[at] ?? 0 }));
}
