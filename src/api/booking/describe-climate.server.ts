import type { ClimateNote } from '../../features/booking/result/result-props.ts';
import { findClimate } from '../../features/trip-search/catalogue/find-climate.ts';
import type { Search } from '../../features/trip-search/visit/create-search.server.ts';
import { openTripVisit } from '../../features/trip-search/visit/open-trip-visit.server.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import type { Visit } from '../../site/visit.ts';

/**
 * Describes the climate at a hotel in the month of a day, for the result page of a booking. It is here because features
 * may not import each other: the page belongs to the booking, the climate to the search. Returns null when no station is
 * near the hotel, or when no catalogue has been loaded yet.
 */
export function describeClimate(
  search: Search,
  visit: Visit,
  hotelId: number,
  day: string,
): ClimateNote | null {
  try {
    const hotel = openTripVisit(search, visit).catalogue.hotels.get(hotelId);
    const climate = hotel === undefined ? null : findClimate(hotel, day.slice(0, 7));
    return climate === null ? null : { ...climate, month: day };
  } catch (error) {
    if (error instanceof UnavailableError) return null;
    throw error;
  }
}
