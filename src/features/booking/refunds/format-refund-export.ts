import { formatDecimalAmount } from '../../../domain/money/format-decimal-amount.ts';
import { money } from '../../../domain/money/money.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { ListedRefund } from '../model/listed-refund.ts';

/** Refunds as CSV (RFC 4180) for accounting; amounts with the decimals of their currency and a dot. Names and notes stay out of it. */
export function formatRefundExport(refunds: readonly ListedRefund[]): string {
  const lines = refunds.map((refund) => [
    refund.bookingNumber,
    refund.reason,
    refund.state,
    formatDecimalAmount(money(refund.amount, refund.currency)),
    refund.currency,
    formatDay(dayAt(refund.since)),
    refund.promisedOn,
    refund.isLate ? 'late' : '',
  ]);
  return [['booking', 'reason', 'state', 'amount', 'currency', 'since', 'promised', 'late'], ...lines]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
}
