import { parseDay } from '../../../domain/time/calendar-day.ts';

/**
 * Puts what has been typed so far into the mask `dd.mm.yyyy` (NEWS-041): digits alone count, dots come by themselves. A date of
 * browser autofill, `YYYY-MM-DD`, is turned. A lone day or month that a separator ends gets its zero.
 */
export function maskBirthdate(typed: string): string {
  const text = typed.trim();
  if (parseDay(text) !== null) return formatBirthdate(text);
  const padded = text.replace(/^(\d)\D/, '0$1.').replace(/^(\d{2}\D*)(\d)\D/, '$10$2.');
  const digits = padded.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '');
  return parts.join('.');
}

/** Reads `dd.mm.yyyy` as `YYYY-MM-DD` (NEWS-039, NEWS-040); null for another form and for days that do not exist (NEWS-042). */
export function parseBirthdate(shown: string): string | null {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(shown.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  return parseDay(day) === null ? null : day;
}

/** Shows a `YYYY-MM-DD` as `dd.mm.yyyy` (NEWS-039); '' for none. */
export function formatBirthdate(day: string | null): string {
  return day === null ? '' : day.split('-').reverse().join('.');
}
