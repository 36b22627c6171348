import { searchLimits, stayLengths } from '../../defaults.ts';
import type { NightRange, TripRequest } from '../../domain/search/offer-query.ts';
import { type Day, type DayRange, nightsBetween } from '../../domain/time/calendar-day.ts';
import type { TravelPeriod } from './trip-search.ts';

/** First day one can depart (PERIOD-016). */
export function earliestDay(today: Day): Day {
  return today + 1;
}

/** Last day of departure and of return (PERIOD-017, PERIOD-018). */
export function latestDay(today: Day): Day {
  return today + searchLimits.daysAhead;
}

/** A period without its length of stay. */
type DatesOfPeriod = Omit<TravelPeriod, 'nights'>;

/** The two dates of a period, with what was left open filled in. They may lie the wrong way round: see `readTravelPeriod`. */
export function resolveDates(period: DatesOfPeriod, today: Day): DayRange {
  if (!period.isExact) {
    return { from: period.departure ?? earliestDay(today), to: period.return ?? latestDay(today) };
  }
  const byReturn = period.return === null ? Number.POSITIVE_INFINITY : period.return - 1;
  const from = period.departure ?? Math.min(today + stayLengths.defaultDepartureDaysAhead, byReturn);
  return {
    from,
    to: period.return ?? from + (stayLengths.defaultReturnDaysAhead - stayLengths.defaultDepartureDaysAhead),
  };
}

/** First and last day of departure that a period allows. */
export function listDepartureDays(period: DatesOfPeriod, today: Day): DayRange {
  const { from, to } = resolveDates(period, today);
  return { from, to: period.isExact ? from : to - 1 };
}

type TravelDays = Pick<TripRequest, 'departure' | 'return' | 'nights'>;

/**
 * Days of departure and return and the lengths of stay that a period allows.
 * - any time (nothing chosen): tomorrow to a year ahead, 1 to 21 nights
 * - flexible: within the two dates, as long as chosen and at most the days between them, 21 at most (PERIOD-020, PERIOD-021)
 * - exact: on the two dates, 22 nights at most (PERIOD-022). With flights the stay may be a night shorter than the
 *   days between: an overnight flight arrives on the day after. Of these lengths a chosen one counts where it is among them.
 * @param nights null for any
 */
export function resolveTravelDays(
  period: DatesOfPeriod,
  nights: NightRange | null,
  kind: TripRequest['kind'],
  today: Day,
): TravelDays {
  const { from, to } = resolveDates(period, today);
  return period.isExact ? onExactDays(from, to, kind, nights) : withinDays(from, to, nights);
}

function withinDays(from: Day, to: Day, nights: NightRange | null): TravelDays {
  const longest = Math.min(stayLengths.maxFlexibleNights, nightsBetween(from, to));
  const allowed = {
    from: Math.min(nights?.from ?? 1, longest),
    to: Math.min(nights?.to ?? longest, longest),
  };
  return {
    departure: { from, to: to - allowed.from },
    return: { from: from + allowed.from, to },
    nights: allowed,
  };
}

function onExactDays(from: Day, to: Day, kind: TripRequest['kind'], chosen: NightRange | null): TravelDays {
  const days = nightsBetween(from, to);
  const nights = Math.min(stayLengths.maxExactNights, days);
  const isCapped = days > stayLengths.maxExactNights;
  const shortest = kind === 'package' && !isCapped ? Math.max(1, nights - 1) : nights;
  const wanted = {
    from: Math.max(shortest, chosen?.from ?? shortest),
    to: Math.min(nights, chosen?.to ?? nights),
  };
  return {
    departure: { from, to: from },
    return: { from: isCapped ? from + nights : to, to },
    nights: wanted.from <= wanted.to ? wanted : { from: shortest, to: nights },
  };
}
