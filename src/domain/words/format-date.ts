import { rememberedDates } from '../../defaults.ts';
import { type Day, formatDay } from '../time/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../time/shop-time-zone.ts';
import { dayMs } from '../time/time-units.ts';
import type { Language } from './language.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (format === undefined) {
    const locale = language === 'en' ? 'en-GB' : language;
    format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    formats.set(key, format);
  }
  return format;
}

const dateOf = (day: Day) => new Date(day * dayMs);

/** As people write it where `Intl` does not: English without a comma behind the weekday, French with '1er' for the first. */
function formatMoment(language: Language, options: Intl.DateTimeFormatOptions, moment: Date): string {
  const words = formatOf(language, options).format(moment);
  if (language === 'en') return words.replace(/^(\D+),/, '$1');
  return language === 'fr' ? words.replace(/\b1 /, '1er ') : words;
}

/**
 * Ways to write a day for people. `brief` '12 Dec', `compact` '12 Dec 2026', `short` 'Sat 12 Dec', `medium` 'Sat 12 Dec 2026', `long` 'Saturday 12 December
 * 2026', `birth` '12 December 1985'. The last day of a trip says the year for both. `month` and `shortMonth` are for `formatMonth`.
 */
const styles = {
  brief: { day: 'numeric', month: 'short' },
  compact: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  medium: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  birth: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const written = new Map<string, string>();
/**
 * A day in the words of a language, as pages outside the period picker write it (PERIOD-012). Pages say the same few hundred days over and
 * over, and to write one takes longer than the markup around it.
 */
export function formatDate(day: Day, language: Language, style: keyof typeof styles = 'medium'): string {
  const key = `${language} ${style} ${day}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const words = formatMoment(language, styles[style], dateOf(day));
  if (written.size >= rememberedDates) written.clear();
  written.set(key, words);
  return words;
}

/** 'December 2026', or 'Dec 2026' where there is little room: 'Dec 26' would be a day. @param month any day of it */
export function formatMonth(month: Day, language: Language, style: 'long' | 'short' = 'long'): string {
  return formatDate(month, language, style === 'long' ? 'month' : 'shortMonth');
}

/** Names of the days of the week from Monday, as a calendar's columns are headed. */
export function listWeekdays(language: Language, style: 'short' | 'long'): string[] {
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, index) =>
    formatOf(language, { weekday: style }).format(dateOf(4 + index)),
  );
}

/** 'May', or in few letters 'Dec', of any year. @param month from 1 to 12 */
export function formatMonthName(month: number, language: Language, style: 'short' | 'long'): string {
  return formatOf(language, { month: style }).format(Date.UTC(0, month - 1));
}

/** Names of the months from January. */
export function listMonths(language: Language, style: 'short' | 'long'): string[] {
  return Array.from({ length: 12 }, (_, index) => formatMonthName(index + 1, language, style));
}

/** `DD.MM.YY`, or on mobile `MM/DD/YY`: how the period picker writes days (PERIOD-010, PERIOD-011). */
export function formatPickedDay(day: Day, device: 'desktop' | 'mobile'): string {
  const [yy, mm, dd] = formatDay(day).slice(2).split('-');
  return device === 'desktop' ? `${dd}.${mm}.${yy}` : `${mm}/${dd}/${yy}`;
}

/** A moment by the clock of a time zone: '21 Nov 2026, 12:05'. @param timeZone IANA name */
export function formatDateTime(moment: Date, language: Language, timeZone: string): string {
  return formatMoment(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }, moment);
}

/** What follows a time by the clock of the shop's time zone, for those who are in another one. */
const shopClock: Readonly<Record<Language, string>> = {
  de: ' Uhr (Berliner Zeit)',
  en: ' (Berlin time)',
  it: ' (ora di Berlino)',
  es: ' (hora de Berlín)',
  fr: ' (heure de Berlin)',
};

/** A moment until which somebody has to answer, on pages and in mails: 'Sat 21 Nov 2026, 12:05 (Berlin time)'. */
export function formatDeadline(moment: Date, language: Language): string {
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: SHOP_TIME_ZONE } as const;
  return formatMoment(language, { ...styles.medium, ...clock }, moment) + shopClock[language];
}
