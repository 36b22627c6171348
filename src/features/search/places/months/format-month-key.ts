import { splitDay } from '../../../../domain/time/calendar-day.ts';
import { formatMonthName } from '../../../../domain/words/format-date.ts';
import type { Language } from '../../../../domain/words/language.ts';
import { requireMonth } from '../../../../trip-search/address/calendar-month.ts';

/** 'May', or in few letters 'Dec', without its year: of the coming twelve months each is there once. @param key `YYYY-MM` */
export function formatMonthKey(key: string, language: Language, style: 'long' | 'short' = 'long'): string {
  return formatMonthName(splitDay(requireMonth(key).from).month, language, style);
}
