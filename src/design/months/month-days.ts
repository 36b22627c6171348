import { type Day, type DayRange, dayOf, splitDay, weekdayOf } from '../../domain/time/calendar-day.ts';

/** First day of the month that is a number of months after the day's own; a negative number counts back. */
export function startOfMonth(day: Day, monthsLater = 0): Day {
  const { year, month } = splitDay(day);
  return dayOf(year, month + monthsLater, 1);
}

/** First and last day of a number of months, from the month of a day. */
export function spanMonths(day: Day, count: number): DayRange {
  return { from: startOfMonth(day), to: startOfMonth(day, count) - 1 };
}

/** The days of a month by week, Monday to Sunday; the first and the last week may have fewer than seven. */
export function listWeeks(day: Day): Day[][] {
  const { from, to } = spanMonths(day, 1);
  const days = Array.from({ length: to - from + 1 }, (_day, index) => from + index);
  return [...Map.groupBy(days, (at) => at - weekdayOf(at)).values()];
}

/**
 * The day a key press leads to in a calendar (WAI-ARIA date grid): arrows by day and week, Home and End to the ends of the
 * week, Page keys by a month, with Shift by a year; a date that the month has not becomes its last. Null for other keys.
 */
export function moveDay(key: string, day: Day, isShifted: boolean): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return day - 1;
    case 'ArrowRight':
      return day + 1;
    case 'ArrowUp':
      return day - 7;
    case 'ArrowDown':
      return day + 7;
    case 'Home':
      return day - weekdayOf(day);
    case 'End':
      return day + 6 - weekdayOf(day);
    case 'PageUp':
      return inOtherMonth(day, isShifted ? -12 : -1);
    case 'PageDown':
      return inOtherMonth(day, isShifted ? 12 : 1);
    default:
      return null;
  }
}

function inOtherMonth(day: Day, monthsLater: number): Day {
  const { from, to } = spanMonths(startOfMonth(day, monthsLater), 1);
  return Math.min(to, from + splitDay(day).date - 1);
}

/** The nearest day of a range. */
export function clampDay(day: Day, { from, to }: DayRange): Day {
  return Math.min(to, Math.max(from, day));
}

export function isWithin(day: Day | null | undefined, { from, to }: DayRange): day is Day {
  return day !== null && day !== undefined && day >= from && day <= to;
}
