import { createMinuteCache } from '../time/minute-cache.ts';
import { SHOP_TIME_ZONE } from '../time/shop-time-zone.ts';
import { formatDateTime } from './format-date.ts';
import { LANGUAGES, type Language } from './language.ts';

/** A moment for machines, and in the visitor's words. */
export interface KnownMoment {
  readonly iso: string;
  readonly words: string;
}

/** Formats each minute once per language: all pages of the same minute show the same text. */
const minuteFormatters = new Map(
  LANGUAGES.map((language) => [
    language,
    createMinuteCache((moment) => formatDateTime(moment, language, SHOP_TIME_ZONE)),
  ]),
);

/** When prices were true, as pages say it. @param knownAt milliseconds since 1970; of several answers the oldest */
export function describeMoment(knownAt: number, language: Language): KnownMoment {
  const moment = new Date(knownAt);
  return { iso: moment.toISOString(), words: minuteFormatters.get(language)?.(moment) ?? '' };
}
