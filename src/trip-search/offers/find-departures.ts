import type { TeaserQuery } from '../../domain/search/teaser-offer.ts';
import { type Day, type DayRange, requireDay, splitDay } from '../../domain/time/calendar-day.ts';
import { earliestDay, latestDay } from '../address/travel-days.ts';

type Departure = Pick<TeaserQuery, 'departureMinOffset' | 'departureMaxOffset' | 'departureMonths'>;

/**
 * Days on which a teaser's package may depart (MOD-019): from its earliest day, up to its latest, within its season. Of a season
 * what is left of it, and from its end on the next one. Null where no day is left.
 */
export function findDepartures(
  { departureMinOffset, departureMaxOffset, departureMonths }: Departure,
  today: Day,
): DayRange | null {
  const first = Math.max(earliestDay(today), today + departureMinOffset);
  const last = departureMaxOffset === null ? latestDay(today) : today + departureMaxOffset;
  const season = departureMonths === null ? { from: first, to: last } : nextSeason(departureMonths, first);
  const days = { from: Math.max(first, season.from), to: Math.min(last, season.to) };
  return days.from > days.to ? null : days;
}

/** The season that `day` lies in, or the next. It may have begun the year before. */
function nextSeason(months: { readonly from: number; readonly to: number }, day: Day): DayRange {
  const { year } = splitDay(day);
  const begun = seasonOf(months, year - 1);
  const current = begun.to >= day ? begun : seasonOf(months, year);
  return current.to >= day ? current : seasonOf(months, year + 1);
}

function seasonOf({ from, to }: { readonly from: number; readonly to: number }, year: number): DayRange {
  const lastYear = to < from ? year + 1 : year;
  const after = to === 12 ? firstOf(lastYear + 1, 1) : firstOf(lastYear, to + 1);
  return { from: firstOf(year, from), to: after - 1 };
}

function firstOf(year: number, month: number): Day {
  return requireDay(`${year}-${String(month).padStart(2, '0')}-01`);
}
