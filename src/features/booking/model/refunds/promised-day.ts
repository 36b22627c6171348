import { bookingTimings } from '../../../../defaults.ts';
import { type Day, dayAt } from '../../../../domain/time/calendar-day.ts';

/**
 * The last day on which a refund has to be there: 14 days after it was owed, for a cancellation after the contract ended (Directive (EU)
 * 2015/2302, Article 12(4)). Page, mail, calendar file and the office read it from here or from the row that it was stored in.
 */
export function promisedDay(owedSince: Date): Day {
  return dayAt(new Date(owedSince.getTime() + bookingTimings.refundDueMs));
}
