import type { Day } from '../../../../domain/time/calendar-day.ts';
import type { Language } from '../../../../domain/words/language.ts';
import { writeDay } from '../../../../domain/words/write-day.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { TravelPeriod } from '../../../trip-search/address/trip-search.ts';
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

/** A period in one line, outside the picker (PERIOD-012): '12 Dec – 19 Dec, 7 nights'. */
export function writePeriod(period: TravelPeriod, language: Language, texts: Texts): string {
  const stay = !period.isExact && period.nights === null ? '' : writeStay(period, texts);
  return [writeDates(period, language, texts), stay].filter(Boolean).join(', ');
}

function writeDates({ departure, return: back }: TravelPeriod, language: Language, texts: Texts): string {
  const write = (day: Day) => writeDay(day, language, 'brief');
  if (departure === null)
    return back === null ? texts('mask.anyTime') : texts('period.until', { day: write(back) });
  return back === null
    ? texts('period.from', { day: write(departure) })
    : `${write(departure)} – ${write(back)}`;
}
