import type { HotelCondition } from '../../src/domain/search/hotel-group.ts';
import type { OfferRange } from '../../src/domain/search/offer-range.ts';
import type { HotelFacts } from '../../src/domain/search/supply-facts.ts';

/** Whether a hotel belongs to a range, each condition by itself. */
export function isInRange(hotel: HotelFacts, range: OfferRange | undefined): boolean {
  if (range === undefined) return true;
  for (const condition of range.hotels.within) if (!isMet(hotel, condition)) return false;
  for (const condition of range.hotels.outside) if (isMet(hotel, condition)) return false;
  return true;
}

function isMet(hotel: HotelFacts, condition: HotelCondition): boolean {
  const isPlace = (id: number) => id === hotel.cityId || id === hotel.regionId || id === hotel.countryId;
  if (condition.places !== null && !condition.places.some(isPlace)) return false;
  if (condition.outsidePlaces.some(isPlace)) return false;
  if (condition.stars !== null && hotel.category < condition.stars.from) return false;
  if (condition.stars !== null && hotel.category > condition.stars.to) return false;
  const operator = hotel.operator === undefined ? 'own' : hotel.operator;
  if (condition.operators !== null && !condition.operators.includes(operator)) return false;
  if (condition.withoutOperators.includes(operator)) return false;
  if (condition.hotels !== null && !condition.hotels.includes(hotel.id)) return false;
  return !condition.withoutHotels.includes(hotel.id);
}
