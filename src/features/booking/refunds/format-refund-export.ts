import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { ListedRefund } from '../model/listed-refund.ts';

/** Refunds as CSV (RFC 4180) for accounting; amounts with two decimals and a dot. Names and notes stay out of it. */
export function formatRefundExport(refunds: readonly ListedRefund[]): string {
  const lines = refunds.map((refund) => [
    refund.bookingNumber,
    refund.reason,
    refund.state,
    (refund.amount / 100).toFixed(2),
    refund.currency,
    formatDay(dayAt(refund.since)),
    refund.promisedOn,
    refund.isLate ? 'late' : '',
  ]);
  return [['booking', 'reason', 'state', 'amount', 'currency', 'since', 'promised', 'late'], ...lines]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
}
