import { formatDecimalAmount } from '../../../domain/money/format-decimal-amount.ts';
import { money } from '../../../domain/money/money.ts';
import { writeCsv } from '../../../domain/words/write-csv.ts';
import type { VoucherMonth } from '../model/voucher-file.ts';

const columns = ['issued', 'redeemed', 'expired', 'corrected', 'refunded', 'outstanding'] as const;

/** A month of vouchers as CSV, a line for each brand and currency; amounts with the decimals of their currency and a dot. @param month `YYYY-MM` */
export function formatVoucherExport(month: string, sums: readonly VoucherMonth[]): string {
  const lines = sums.map((sum) => [
    month,
    sum.brand,
    sum.currency,
    ...columns.map((column) => formatDecimalAmount(money(sum[column], sum.currency))),
  ]);
  return writeCsv([['month', 'brand', 'currency', ...columns], ...lines]);
}
