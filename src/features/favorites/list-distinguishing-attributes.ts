import { type HotelAttribute, hotelAttributes } from '../../domain/search/hotel-attribute.ts';
import type { ComparedHotel } from './compared-hotel.ts';

/**
 * Attributes in which the hotels differ, in the order of the filters: those that all or none have do not help to
 * choose.
 */
export function listDistinguishingAttributes(hotels: readonly ComparedHotel[]): HotelAttribute[] {
  return hotelAttributes.filter((attribute) => {
    const count = hotels.filter(({ attributes }) => attributes.includes(attribute)).length;
    return count > 0 && (hotels.length === 1 || count < hotels.length);
  });
}
