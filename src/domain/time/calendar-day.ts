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

const millisecondsPerDay = 86_400_000;

/** Reads `YYYY-MM-DD` (SDATA-008); null for another form and for days that no calendar has, such as 2026-02-30. */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  const day = time / millisecondsPerDay;
  return formatDay(day) === text ? day : null;
}

/** The day of a constant in `YYYY-MM-DD`. @throws RangeError when it is none */
export function requireDay(text: string): Day {
  const day = parseDay(text);
  if (day === null) throw new RangeError(`Not a day: ${text}`);
  return day;
}

/** More days than are ever talked about at a time: a year to travel in, and a century of birthdays now and then. */
const rememberedDays = 5000;
const written = new Map<Day, string>();

/** The day as `YYYY-MM-DD` (SDATA-008). Remembered: a hotel's page, and the index for it, name each day of a year. */
export function formatDay(day: Day): string {
  const known = written.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
  if (written.size >= rememberedDays) written.clear();
  written.set(day, text);
  return text;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day that it is in a time zone at an instant; in UTC where none is named. */
export function dayAt(instant: Date, timeZone = 'UTC'): Day {
  if (timeZone === 'UTC') return Math.floor(instant.getTime() / millisecondsPerDay);
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  clocks.set(timeZone, clock);
  return requireDay(clock.format(instant));
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** Year, month from 1 to 12, and day of the month. */
export function splitDay(day: Day): { year: number; month: number; date: number } {
  const at = new Date(day * millisecondsPerDay);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}
