import { countryName } from '../../../domain/places/country-name.ts';
import { UnavailableError } from '../../../site/unavailable-error.ts';
import type { Visit } from '../../../site/visit.ts';
import type { Search } from '../../../trip-search/visit/create-search.server.ts';
import { openTripVisit } from '../../../trip-search/visit/open-trip-visit.server.ts';
import type { ShownHotelAddress } from '../my-trips/trip-page-props.ts';

/**
 * Where a hotel is, for the page of a booked trip. Null for a hotel that the catalogue no longer has, or before it was read.
 */
export async function findHotelAddress(
  search: Search,
  visit: Visit,
  hotelId: number,
): Promise<ShownHotelAddress | null> {
  try {
    const profile = await openTripVisit(search, visit).hotels.findProfile(hotelId);
    if (profile === null) return null;
    const { street, zip, city, countryCode, phone = null } = profile.address;
    return { street, zip, city, country: countryName(countryCode, visit.language), phone };
  } catch (error) {
    if (error instanceof UnavailableError) return null;
    throw error;
  }
}
