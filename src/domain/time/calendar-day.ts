import { rememberedDays } from '../../defaults.ts';
import { SHOP_TIME_ZONE } from './shop-time-zone.ts';
import { dayMs } from './time-units.ts';
import { readZoneClock } from './zone-clock.ts';

/**
 * A day of the calendar without a time zone, as whole days since 1970-01-01 (which is day 0).
 * Stays, departures and birthdays are days: a night has no time zone, and adding days never meets a change of clocks.
 */
export type Day = number;

/** Days from the first to the last, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** The days of a range in their order; none where it ends before it begins. */
export function listDays({ from, to }: DayRange): Day[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** Nights between two days, as a stay from the one to the other has them; below 0 where the second is the earlier one. */
export function nightsBetween(from: Day, to: Day): number {
  return to - from;
}

/** Parses `YYYY-MM-DD` (SDATA-008); returns null for another form and for days that do not exist, such as 2026-02-30. */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  const day = time / dayMs;
  return formatDay(day) === text ? day : null;
}

/** Parses a `YYYY-MM-DD` that is known to be valid. @throws RangeError for any other text */
export function requireDay(text: string): Day {
  const day = parseDay(text);
  if (day === null) throw new RangeError(`Not a day: ${text}`);
  return day;
}

const formattedDays = new Map<Day, string>();

/** The day as `YYYY-MM-DD` (SDATA-008). Cached: a hotel's page and the index format each day of a year. */
export function formatDay(day: Day): string {
  const known = formattedDays.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * dayMs).toISOString().slice(0, 10);
  if (formattedDays.size >= rememberedDays) formattedDays.clear();
  formattedDays.set(day, text);
  return text;
}

/** Returns the day of an instant where the seller is; another time zone only for what happens elsewhere. */
export function dayAt(instant: Date, timeZone: string = SHOP_TIME_ZONE): Day {
  const { year, month, date } = readZoneClock(instant, timeZone);
  return dayOf(year, month, date);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}

/**
 * Returns the day of a date. Month and date may lie outside the calendar, and count on from it: month 13 is January of the next
 * year, date 0 the last day of the month before.
 * @param month 1 for January
 */
export function dayOf(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date) / dayMs;
}

/** Year, month from 1 to 12, and day of the month. */
export function splitDay(day: Day): { year: number; month: number; date: number } {
  const at = new Date(day * dayMs);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}
