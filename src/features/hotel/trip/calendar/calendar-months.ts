import { type DayRange, formatDay } from '../../../../domain/time/calendar-day.ts';
import { requireMonth } from '../../../../trip-search/address/calendar-month.ts';

/** The months that days lie in, as `YYYY-MM`, in order. */
export function listCalendarMonths(days: DayRange): readonly string[] {
  const months: string[] = [];
  for (let from = days.from; from <= days.to; from = requireMonth(monthOf(from)).to + 1) {
    months.push(monthOf(from));
  }
  return months;
}

/** The month of a day, as `YYYY-MM`. */
export function monthOf(day: number): string {
  return formatDay(day).slice(0, 7);
}

/** A month as the calendar's call takes it: its first day as `DD-MM-YYYY` (SAPI-022). @param month `YYYY-MM` */
export function formatCalendarMonth(month: string): string {
  const [year, number] = month.split('-', 2);
  return `01-${number}-${year}`;
}
