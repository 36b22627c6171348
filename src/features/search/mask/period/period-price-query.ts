import { type Day, formatDay } from '../../../../domain/time/calendar-day.ts';
import { formatDuration } from '../../../../trip-search/address/to-search-params.ts';
import type { SearchParams, TravelPeriod } from '../../../../trip-search/address/trip-search.ts';
import { countExactNights, settlePeriod } from './period-rules.ts';

/**
 * What the prices in the picker's cells are asked for: the rest of the search with the length of stay being chosen. Null
 * without a destination: a price of anywhere says nothing about a day.
 */
export function buildPeriodPriceQuery(params: SearchParams, period: TravelPeriod): SearchParams | null {
  if (!params.destinations) return null;
  const { departureDate, returnDate, exact, page, sort, ...rest } = params;
  return { ...rest, duration: formatDuration(nightsOfPeriod(period, params.hotelOnly === '1')) };
}

/**
 * Lengths of stay whose prices are shown. Exact dates with flights also allow a night less: an overnight flight arrives
 * on the next day (PERIOD-022).
 */
function nightsOfPeriod(period: TravelPeriod, isHotelOnly: boolean): TravelPeriod['nights'] {
  if (!period.isExact) return settlePeriod(period).nights;
  const nights = countExactNights(period);
  if (nights === null) return 'usual';
  return { from: isHotelOnly ? nights : Math.max(1, nights - 1), to: nights };
}

/** The month of a day, as the calls name it: `YYYY-MM`. */
export function toMonthKey(day: Day): string {
  return formatDay(day).slice(0, 7);
}
