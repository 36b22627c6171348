import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate, formatMonth } from '../../../../domain/words/format-date.ts';
import type { Language } from '../../../../domain/words/language.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { DateOption } from '../../../../trip-search/offers/date-option.ts';
import type { CascadeColumnName } from '../model/cascade-slice.ts';

/** What an option of a column is called in the visitor's language. */
export function labelCascadeOption(
  column: CascadeColumnName,
  { value, label = value }: Pick<DateOption, 'value' | 'label'>,
  texts: Texts,
  language: Language,
): string {
  switch (column) {
    case 'los':
      return texts('dates.nights', { nights: Number(value) });
    case 'airports':
      return label;
    case 'months':
      return formatMonth(requireDay(`${value}-01`), language);
    case 'dates':
      return formatDate(requireDay(value), language, 'short');
  }
}
