import { startOfMonth } from '../../../design/months/month-days.ts';
import { type Day, formatDay, parseDay } from '../../../domain/time/calendar-day.ts';
import { instantOf } from '../../../domain/time/local-moment.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';

/** Reads a month `YYYY-MM` as the instants between which it lasts in the shop's time zone, the end excluded; null for no month. */
export function parseShopMonth(text: string): { readonly from: Date; readonly to: Date } | null {
  const first = /^\d{4}-\d{2}$/.test(text) ? parseDay(`${text}-01`) : null;
  return first === null ? null : { from: midnightOf(first), to: midnightOf(startOfMonth(first, 1)) };
}

/** The month before that of a day, `YYYY-MM`. */
export const monthBefore = (day: Day): string => formatDay(startOfMonth(day, -1)).slice(0, 7);

/** What accounting has closed at most: the last day of the month before that of a day. */
export const lastDayOfMonthBefore = (day: Day): Day => startOfMonth(day, 0) - 1;

/** The instant at which a day ends in the shop's time zone. */
export const endOfShopDay = (day: Day): Date => midnightOf(day + 1);

const midnightOf = (day: Day) => new Date(instantOf({ day, minutes: 0, timeZone: SHOP_TIME_ZONE }));
