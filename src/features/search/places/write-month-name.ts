import { splitDay } from '../../../domain/calendar-day.ts';
import type { Language } from '../../../domain/language.ts';
import { nameMonth } from '../../../domain/write-day.ts';
import { requireMonth } from '../trip-search/calendar-month.ts';

/** 'May', or in few letters 'Dec', without its year: of the coming twelve months each is there once. @param key `YYYY-MM` */
export function writeMonthName(key: string, language: Language, style: 'long' | 'short' = 'long'): string {
  return nameMonth(splitDay(requireMonth(key).from).month, language, style);
}
