import { splitDay } from '../../../../domain/time/calendar-day.ts';
import type { Language } from '../../../../domain/words/language.ts';
import { nameMonth } from '../../../../domain/words/write-day.ts';
import { requireMonth } from '../../../trip-search/address/calendar-month.ts';

/** 'May', or in few letters 'Dec', without its year: of the coming twelve months each is there once. @param key `YYYY-MM` */
export function writeMonthName(key: string, language: Language, style: 'long' | 'short' = 'long'): string {
  return nameMonth(splitDay(requireMonth(key).from).month, language, style);
}
