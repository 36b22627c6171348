import type { ClimateNote } from '../../features/booking/result/result-props.ts';
import { findClimate } from '../../features/trip-search/catalogue/find-climate.ts';
import type { Search } from '../../features/trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../features/trip-search/visit/open-search-visit.server.ts';

import { UnavailableError } from '../../site/unavailable-error.ts';
import type { Visit } from '../../site/visit.ts';

/** The climate at a hotel in the month of a day; null where no station is near, or nothing is known of hotels yet. */
export function describeClimate(
  search: Search,
  visit: Visit,
  hotelId: number,
  day: string,
): ClimateNote | null {
  try {
    const hotel = openSearchVisit(search, visit).catalogue.hotels.get(hotelId);
    const climate = hotel === undefined ? null : findClimate(hotel, day.slice(0, 7));
    return climate === null ? null : { ...climate, month: day };
  } catch (error) {
    if (error instanceof UnavailableError) return null;
    throw error;
  }
}
