import { type Day, formatDay, parseDay, splitDay } from '../time/calendar-day.ts';

/** Birth dates have the format `DD/MM/YYYY` in all languages (CONST-013, CONST-014, checkout X-108). */
const separator = '/';

/**
 * Parses a birth date in `DD/MM/YYYY`. Returns null for other formats and for dates that do not exist (VALID-007 to
 * VALID-011).
 */
export function parseBirthDate(text: string): Day | null {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? [];
  return date === undefined ? null : parseDay(`${year}-${month}-${date}`);
}

/** Formats a day as `DD/MM/YYYY`. */
export function formatBirthDate(day: Day): string {
  const { year, month, date } = splitDay(day);
  const pad = (part: number, digits: number) => String(part).padStart(digits, '0');
  return [pad(date, 2), pad(month, 2), pad(year, 4)].join(separator);
}

/**
 * Normalises a typed birth date: '1.5.1990', '01051990', '1 5 1990' and '1990-05-01', the format of browser autofill, all
 * become '01/05/1990'. Returns any other text unchanged, apart from surrounding blanks.
 */
export function tidyBirthDate(typed: string): string {
  const text = typed.trim();
  const day = parseDay(text);
  if (day !== null) return formatBirthDate(day);
  const [, ...joined] = /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  const parts = joined.length > 0 ? joined : text.split(/[^\d]+/).filter(Boolean);
  const [date = '', month = '', year = ''] = parts;
  const isDate = parts.length === 3 && date.length <= 2 && month.length <= 2 && year.length === 4;
  return isDate ? [date.padStart(2, '0'), month.padStart(2, '0'), year].join(separator) : text;
}

/** Converts a birth date to `YYYY-MM-DD`; null when `parseBirthDate` does not accept it. */
export function toIsoBirthDate(text: string): string | null {
  const day = parseBirthDate(text);
  return day === null ? null : formatDay(day);
}
