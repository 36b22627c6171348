import type { Language } from '../../../domain/language.ts';
import { requireMonth } from '../trip-search/calendar-month.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** 'May', or in few letters 'Dec', without its year: of the coming twelve months each is there once. @param key `YYYY-MM` */
export function writeMonthName(key: string, language: Language, style: 'long' | 'short' = 'long'): string {
  const name = `${language} ${style}`;
  const format = formats.get(name) ?? new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
  formats.set(name, format);
  return format.format(requireMonth(key).from * 86_400_000);
}
