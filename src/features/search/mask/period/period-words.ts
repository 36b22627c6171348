import type { StayKind } from '../../../../domain/places/usual-stays.ts';
import type { NightRange } from '../../../../domain/search/offer-query.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import type { Language } from '../../../../domain/words/language.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { TravelPeriod } from '../../../../trip-search/address/trip-search.ts';
import { countExactNights, isCounted } from './period-rules.ts';

/** '7 nights', '2–3 nights', 'Usual length' or 'Any length'. */
export function formatNights(nights: TravelPeriod['nights'], texts: Texts): string {
  if (nights === 'usual') return texts('period.usualLength');
  if (nights === null) return texts('period.anyLength');
  const { from, to } = nights;
  return from === to ? texts('period.nights', { n: from }) : texts('period.nightsRange', { from, to });
}

/** What is usual (PERIOD-028): '7 nights, 2–4 nights in cities, 7–14 nights on long-haul trips'. */
export function formatUsualStays(
  stays: readonly { readonly kind: StayKind; readonly nights: NightRange }[],
  texts: Texts,
): string {
  return stays
    .map(({ kind, nights }) => {
      const written = formatNights(nights, texts);
      return kind === 'holiday' ? written : texts(`period.usual.${kind}`, { nights: written });
    })
    .join(', ');
}

/** '7' or '2–3', where the words around it say that nights are counted. */
export function countNights({ from, to }: NightRange): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** The nights of a period, exact or flexible, as far as they are known. */
export function formatStay(period: TravelPeriod, texts: Texts): string {
  if (!period.isExact) return formatNights(period.nights, texts);
  const nights = countExactNights(period);
  return nights === null ? '' : texts('period.nights', { n: nights });
}

/** A period in one line, outside the picker (PERIOD-012): '12 Dec – 19 Dec, 7 nights'. */
export function formatPeriod(period: TravelPeriod, language: Language, texts: Texts): string {
  const stay =
    period.isExact || isCounted(period.nights)
      ? formatStay(period, texts)
      : formatOpenLength(period.nights, texts);
  return [formatDates(period, language, texts), stay].filter(Boolean).join(', ');
}

/** 'usual length' or 'any length', within a line. */
function formatOpenLength(nights: 'usual' | null, texts: Texts): string {
  return texts(nights === 'usual' ? 'period.usualInLine' : 'period.anyInLine');
}

function formatDates({ departure, return: back }: TravelPeriod, language: Language, texts: Texts): string {
  const formatDay = (day: Day) => formatDate(day, language, 'brief');
  if (departure === null)
    return back === null ? texts('mask.anyTime') : texts('period.until', { day: formatDay(back) });
  return back === null
    ? texts('period.from', { day: formatDay(departure) })
    : `${formatDay(departure)} – ${formatDay(back)}`;
}
