import { type Day, formatDay, splitDay } from '../../domain/time/calendar-day.ts';
import { requireMonth } from './calendar-month.ts';
import { earliestDay, latestDay } from './travel-days.ts';
import type { TravelPeriod } from './trip-search.ts';

/** A month in which one can travel, without the days that have passed. */
export interface MonthAhead {
  /** `YYYY-MM` */
  readonly key: string;
  readonly from: Day;
  readonly to: Day;
}

const shortest = 1;

/** The next twelve months, from the first in which a night can still be spent. */
export function listMonthsAhead(today: Day): readonly MonthAhead[] {
  const first = monthOf(earliestDay(today), today);
  const start = first.to - first.from >= shortest ? first : monthOf(first.to + 1, today);
  const months = [start];
  while (months.length < 12) months.push(monthOf(requireMonth((months.at(-1) ?? start).key).to + 1, today));
  return months;
}

function monthOf(day: Day, today: Day): MonthAhead {
  const key = formatDay(day).slice(0, 7);
  const days = requireMonth(key);
  return {
    key,
    from: Math.max(days.from, earliestDay(today)),
    to: Math.min(days.to, latestDay(today)),
  };
}

/** The month that a period is, `YYYY-MM`; null for every other period. */
export function findMonth({ isExact, departure, return: back }: TravelPeriod, today: Day): string | null {
  if (isExact) return null;
  return listMonthsAhead(today).find(({ from, to }) => from === departure && to === back)?.key ?? null;
}

/** Number of a month, 1 for January. @param key `YYYY-MM` */
export function monthNumber(key: string): number {
  return splitDay(requireMonth(key).from).month;
}
