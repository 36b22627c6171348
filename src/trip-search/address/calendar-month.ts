import { type DayRange, dayOf, formatDay, parseDay, splitDay } from '../../domain/time/calendar-day.ts';

/** Parses a month in `YYYY-MM` into its days; null for another text. */
export function readMonth(text: string): DayRange | null {
  const from = parseDay(`${text}-01`);
  if (from === null) return null;
  const { year, month } = splitDay(from);
  return { from, to: dayOf(year, month + 1, 0) };
}

/** Parses a month that is known to be valid. @throws RangeError for another text */
export function requireMonth(text: string): DayRange {
  const days = readMonth(text);
  if (days === null) throw new RangeError(`Not a month: ${text}`);
  return days;
}

/** Returns the month, `YYYY-MM`, of a day in `DD-MM-YYYY` (SAPI-022); null for another text. */
export function readCalendarMonth(text: string): string | null {
  const [, date, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  const day = date === undefined ? null : parseDay(`${year}-${month}-${date}`);
  return day === null ? null : formatDay(day).slice(0, 7);
}
