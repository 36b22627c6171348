import { stayLengths } from '../../../../defaults.ts';
import type { NightRange } from '../../../../domain/search/offer-query.ts';
import { type Day, type DayRange, nightsBetween } from '../../../../domain/time/calendar-day.ts';
import { formatDuration } from '../../../../trip-search/address/to-search-params.ts';
import { earliestDay, latestDay } from '../../../../trip-search/address/travel-days.ts';
import type { TravelPeriod } from '../../../../trip-search/address/trip-search.ts';

export type PeriodTab = 'departure' | 'return';

/** A period while it is being chosen. Its length of stay is the one asked for: `capNights` cuts it once it is confirmed. */
export interface PeriodDraft {
  readonly period: TravelPeriod;
  readonly tab: PeriodTab;
}

/** Choosing begins with the departure (PERIOD-006). */
export function startDraft(period: TravelPeriod): PeriodDraft {
  return { period, tab: 'departure' };
}

/**
 * The draft after a day was pressed. On the departure tab it is the departure: a return that does not lie after it is
 * cleared (PERIOD-013), and the return tab comes next (PERIOD-007). On the return tab it is the return, or, before the
 * departure, the departure itself: then the two are swapped (PERIOD-014, PERIOD-015).
 */
export function pickDay(draft: PeriodDraft, day: Day, today: Day): PeriodDraft {
  if (!canPick(draft, day, today)) return draft;
  const { period, tab } = draft;
  if (tab === 'departure') {
    const back = period.return !== null && day >= period.return ? null : period.return;
    return { period: { ...period, departure: day, return: back }, tab: 'return' };
  }
  const isReverse = period.departure !== null && day < period.departure;
  const dates = isReverse ? { departure: day, return: period.departure } : { return: day };
  return { period: { ...period, ...dates }, tab };
}

/**
 * Whether a day can be picked on the tab shown: from tomorrow to 365 days ahead (PERIOD-016 to PERIOD-018), leaving a day
 * between departure and return (PERIOD-019).
 */
export function canPick({ period, tab }: PeriodDraft, day: Day, today: Day): boolean {
  const [first, last] = [earliestDay(today), latestDay(today)];
  if (tab === 'departure') return day >= first && day < last;
  if (period.departure === null) return day > first && day <= last;
  return day >= first && day <= last && day !== period.departure;
}

/**
 * The draft in the other mode (PERIOD-004). Dates and length of stay survive; exact dates where none is chosen begin 21 and
 * end 22 days ahead (PERIOD-005, PERIOD-026 to PERIOD-028).
 */
export function switchMode({ period, tab }: PeriodDraft, isExact: boolean, today: Day): PeriodDraft {
  const isEmpty = period.departure === null && period.return === null;
  const dates =
    isExact && isEmpty
      ? {
          departure: today + stayLengths.defaultDepartureDaysAhead,
          return: today + stayLengths.defaultReturnDaysAhead,
        }
      : {};
  return { period: { ...period, ...dates, isExact }, tab };
}

/** Any time: no dates, which only the flexible mode can say. The length of stay stays. */
export function chooseAnyTime({ period }: PeriodDraft): PeriodDraft {
  return startDraft({ ...period, isExact: false, departure: null, return: null });
}

/** A time between two days, within which the length of stay is as it was: school holidays are no trip yet. */
export function chooseTime({ period }: PeriodDraft, { from, to }: DayRange): PeriodDraft {
  return startDraft({ ...period, isExact: false, departure: from, return: to });
}

/** The date that exact mode still needs; null where nothing is missing. */
export function findMissing({ isExact, departure, return: back }: TravelPeriod): PeriodTab | null {
  if (!isExact) return null;
  if (departure === null) return 'departure';
  return back === null ? 'return' : null;
}

/** Longest flexible stay in nights: the days between the dates (PERIOD-020), 21 at most (PERIOD-021). */
export function longestStay({ departure, return: back }: TravelPeriod): number {
  const days =
    departure === null || back === null ? Number.POSITIVE_INFINITY : nightsBetween(departure, back);
  return Math.min(stayLengths.maxFlexibleNights, days);
}

/** Nights of an exact period, 22 at most (PERIOD-022); null while a date is open. */
export function countExactNights({ departure, return: back }: TravelPeriod): number | null {
  if (departure === null || back === null) return null;
  return Math.min(stayLengths.maxExactNights, nightsBetween(departure, back));
}

/** Whether a length of stay is so many nights, neither the usual one nor any. */
export function isCounted(nights: TravelPeriod['nights']): nights is NightRange {
  return nights !== null && nights !== 'usual';
}

/** A length of stay cut to what fits (PERIOD-020, PERIOD-021); the usual one and any stay what they are. */
export function capNights(nights: TravelPeriod['nights'], longest: number): TravelPeriod['nights'] {
  if (!isCounted(nights)) return nights;
  return { from: Math.min(nights.from, longest), to: Math.min(nights.to, longest) };
}

/** The period as confirmed: a flexible length of stay is one that fits between its dates, exact dates have their own. */
export function settlePeriod(period: TravelPeriod): TravelPeriod {
  return { ...period, nights: period.isExact ? 'usual' : capNights(period.nights, longestStay(period)) };
}

export function isSamePeriod(one: TravelPeriod, other: TravelPeriod): boolean {
  return (
    one.isExact === other.isExact &&
    one.departure === other.departure &&
    one.return === other.return &&
    formatDuration(one.nights) === formatDuration(other.nights)
  );
}
