import { requireDay } from '../../domain/time/calendar-day.ts';
import { formatDate } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ProductBox } from './resolve-teaser.ts';

interface ProductBoxSurroundings {
  readonly texts: Texts;
  readonly language: Language;
  /** Of the teaser: the box omits a place that it already names. */
  readonly headline: string;
}

/**
 * Content of a teaser's product box in reading order: place, nights, airport, day of departure, room, further information.
 */
export function describeProductBox(
  { destination, nights, airportName, departure, room, details }: ProductBox,
  { texts, language, headline }: ProductBoxSurroundings,
): string[] {
  return [
    ...(destination === null || destination === headline ? [] : [destination]),
    ...(nights === null ? [] : [texts('teaser.nights', { n: nights })]),
    ...(airportName === null ? [] : [texts('teaser.airport', { airport: airportName })]),
    ...(departure === null ? [] : [formatDate(requireDay(departure), language, 'brief')]),
    ...(room === null ? [] : [room]),
    ...details,
  ];
}
