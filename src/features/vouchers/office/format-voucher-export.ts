import type { VoucherMonth } from '../model/voucher-file.ts';

const columns = ['issued', 'redeemed', 'expired', 'corrected', 'refunded', 'outstanding'] as const;

/** A month of vouchers as CSV (RFC 4180), a line for each brand and currency; amounts with two decimals and a dot. @param month `YYYY-MM` */
export function formatVoucherExport(month: string, sums: readonly VoucherMonth[]): string {
  const lines = sums.map((sum) => [
    month,
    sum.brand,
    sum.currency,
    ...columns.map((column) => (sum[column] / 100).toFixed(2)),
  ]);
  return [['month', 'brand', 'currency', ...columns], ...lines]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
}
