import type { Language } from '../../../../domain/language.ts';
import { writeDay } from '../../../../domain/write-day.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { TravelPeriod } from '../../trip-search/trip-search.ts';
import { countExactNights } from './period-rules.ts';

/** '7 nights', '2–3 nights' or 'Any length'. */
export function writeNights(nights: TravelPeriod['nights'], texts: Texts): string {
  if (nights === null) return texts('period.anyLength');
  const { from, to } = nights;
  return from === to ? texts('period.nights', { n: from }) : texts('period.nightsRange', { from, to });
}

/** The nights of a period, exact or flexible, as far as they are known. */
export function writeStay(period: TravelPeriod, texts: Texts): string {
  if (!period.isExact) return writeNights(period.nights, texts);
  const nights = countExactNights(period);
  return nights === null ? '' : texts('period.nights', { n: nights });
}

/** A period in one line, outside the picker (PERIOD-012): 'Sat 12 Dec – Sat 19 Dec, 7 nights'. */
export function writePeriod(period: TravelPeriod, language: Language, texts: Texts): string {
  const stay = !period.isExact && period.nights === null ? '' : writeStay(period, texts);
  return [writeDates(period, language, texts), stay].filter(Boolean).join(', ');
}

function writeDates({ departure, return: back }: TravelPeriod, language: Language, texts: Texts): string {
  if (departure === null && back === null) return texts('mask.anyTime');
  if (departure === null) return texts('period.until', { day: writeDay(back ?? 0, language, 'short') });
  const from = writeDay(departure, language, 'short');
  return back === null
    ? texts('period.from', { day: from })
    : `${from} – ${writeDay(back, language, 'short')}`;
}
