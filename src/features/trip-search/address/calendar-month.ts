import { type DayRange, formatDay, parseDay, splitDay } from '../../../domain/time/calendar-day.ts';

/** Days of a month; null unless it is `YYYY-MM`. */
export function readMonth(text: string): DayRange | null {
  const from = parseDay(`${text}-01`);
  if (from === null) return null;
  const { year, month } = splitDay(from);
  const next = Date.UTC(year, month, 1) / 86_400_000;
  return { from, to: next - 1 };
}

/** Days of a month that is one. @throws RangeError for another text */
export function requireMonth(text: string): DayRange {
  const days = readMonth(text);
  if (days === null) throw new RangeError(`Not a month: ${text}`);
  return days;
}

/** The month of any of its days in `DD-MM-YYYY` (SAPI-022), as `YYYY-MM`; null for another form and for no day. */
export function readCalendarMonth(text: string): string | null {
  const [, date, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  const day = date === undefined ? null : parseDay(`${year}-${month}-${date}`);
  return day === null ? null : formatDay(day).slice(0, 7);
}
