import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { UnavailableError } from '../../../site/unavailable-error.ts';
import type { Visit } from '../../../site/visit.ts';
import { findClimate } from '../../../trip-search/catalogue/find-climate.ts';
import type { Search } from '../../../trip-search/visit/create-search.server.ts';
import { openTripVisit } from '../../../trip-search/visit/open-trip-visit.server.ts';
import type { ClimateNote } from '../result/result-props.ts';

/**
 * Describes the climate at the hotel of a trip in the month that most of its nights are in, for the pages of a booking. Null when no
 * station of its height is near the hotel, or when no catalogue has been loaded yet.
 */
export function describeClimate(
  search: Search,
  visit: Visit,
  { hotel: { id }, checkIn, nights }: Pick<BookedTrip, 'hotel' | 'checkIn' | 'nights'>,
): ClimateNote | null {
  const day = formatDay(requireDay(checkIn) + Math.floor(nights / 2));
  try {
    const { hotels, destinations, stations } = openTripVisit(search, visit).catalogue;
    const hotel = hotels.get(id);
    if (hotel === undefined) return null;
    const holidayKind = destinations.get(hotel.cityId)?.holidayKind;
    const place = { ...hotel, ...(holidayKind !== undefined && { holidayKind }) };
    const climate = findClimate(stations, place, day.slice(0, 7));
    return climate === null ? null : { ...climate, month: day };
  } catch (error) {
    if (error instanceof UnavailableError) return null;
    throw error;
  }
}
