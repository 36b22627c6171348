import { type Day, splitDay, weekdayOf } from '../../../domain/time/calendar-day.ts';
import { newYearOf } from '../rates/holiday-calendar.ts';
import { seasonCurve } from '../rates/season-curve.ts';
import type { Route } from './choose-routes.ts';
import type { Operation } from './plan-services.ts';

/** By day of departure from Monday to Sunday. */
const outboundWeekdays = [0.95, 0.91, 0.93, 0.98, 1.05, 1.09, 1.06] as const;
const inboundWeekdays = [1.01, 0.94, 0.92, 0.95, 1, 1.09, 1.13] as const;

/** Fares follow the seasons of hotels, less steeply. */
const SEASON_SHARE = 0.7;

/** Who goes on a day comes back about a week later: so does the demand. */
const HOLIDAY_LENGTH = 7;

/** Seats of tour operators are sold off at the end, those of airlines become dear: factors by days ahead, at most so many. */
const daysAheadFactors: Readonly<Record<'charter' | 'scheduled', readonly (readonly [number, number])[]>> = {
  charter: [
    [2, 0.8],
    [6, 0.84],
    [13, 0.9],
    [29, 0.96],
    [120, 1],
    [Number.POSITIVE_INFINITY, 1.03],
  ],
  scheduled: [
    [2, 1.45],
    [6, 1.25],
    [13, 1.15],
    [29, 1.06],
    [60, 1],
    [Number.POSITIVE_INFINITY, 0.95],
  ],
};

export type Direction = 'outbound' | 'inbound';

/** What season and weekday make of the fares of a route, day by day: about 1 on average. */
export function demandByDay(route: Route, direction: Direction, from: Day, days: number): Float64Array {
  const profile = { kind: route.kind, highSeason: route.highSeason, weekdays: 'flat' } as const;
  const weekdays = direction === 'outbound' ? outboundWeekdays : inboundWeekdays;
  const lag = direction === 'outbound' ? 0 : HOLIDAY_LENGTH;
  const demand = new Float64Array(days);
  for (let { year } = splitDay(from - lag), index = 0; index < days; year += 1) {
    const curve = seasonCurve(profile, year);
    const shift = from - lag - newYearOf(year);
    const end = Math.min(days, newYearOf(year + 1) - from + lag);
    for (; index < end; index += 1) {
      const season = 1 + ((curve[index + shift] ?? 1) - 1) * SEASON_SHARE;
      demand[index] = season * (weekdays[weekdayOf(from + index)] ?? 1);
    }
  }
  return demand;
}

/** What the time left until departure makes of fares, for each of so many days from a day on. */
export function bookingFactors(operation: Operation, today: Day, from: Day, days: number): Float64Array {
  const factors = daysAheadFactors[operation === 'charter' ? 'charter' : 'scheduled'];
  return Float64Array.from({ length: days }, (_, index) => {
    const ahead = from + index - today;
    return factors.find(([most]) => ahead <= most)?.[1] ?? 1;
  });
}

/** Cents, see `FlightFacts`. */
export const HIGHEST_FARE = 2_000_000;

/** As airlines round: to whole euros, low fares to a cent below. */
export function roundFare(fare: number, operation: Operation): number {
  const euros = Math.min(HIGHEST_FARE, Math.max(900, Math.round(fare / 100) * 100));
  return operation === 'low_cost' ? euros - 1 : euros;
}
