import { createMinuteCache } from '../time/minute-cache.ts';
import { SHOP_TIME_ZONE } from '../time/shop-time-zone.ts';
import { formatDateTime } from './format-date.ts';
import { LANGUAGES, type Language } from './language.ts';

/** When the prices of a page were true: for machines, and as a sentence in the visitor's language. */
export interface KnownMoment {
  readonly iso: string;
  readonly text: string;
}

/** Formats each minute once per language: all pages of the same minute show the same text. */
const minuteFormatters = new Map(
  LANGUAGES.map((language) => [
    language,
    createMinuteCache((moment) => formatDateTime(moment, language, SHOP_TIME_ZONE)),
  ]),
);

/**
 * When prices were true, as pages say it.
 * @param knownAt milliseconds since 1970; of several answers the oldest
 * @param texts of the language
 */
export function describeMoment(
  knownAt: number,
  language: Language,
  texts: (id: string, values: Readonly<Record<string, string>>) => string,
): KnownMoment {
  const moment = new Date(knownAt);
  const words = minuteFormatters.get(language)?.(moment) ?? '';
  return { iso: moment.toISOString(), text: texts('searchNotes.knownAt', { moment: words }) };
}
