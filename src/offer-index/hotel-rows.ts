import { hotelAttributes } from '../domain/hotel-attribute.ts';
import type { HotelFacts } from '../domain/supply-facts.ts';
import type { Memory } from './memory.ts';

/** Writes a hotel's facts into its row; it is sold from now on. */
export function writeHotel(
  memory: Memory,
  row: number,
  hotel: HotelFacts,
  place: number,
  airportSet: number,
): void {
  memory.hotelSold[row] = 1;
  memory.hotelPlace[row] = place;
  memory.hotelCategory[row] = hotel.category;
  memory.hotelRating[row] = hotel.rating;
  memory.hotelAirportSet[row] = airportSet;
  memory.hotelPosition[row * 2] = hotel.latitude;
  memory.hotelPosition[row * 2 + 1] = hotel.longitude;
  const bits = packAttributes(hotel.attributes);
  memory.hotelAttributes[row * 2] = bits[0];
  memory.hotelAttributes[row * 2 + 1] = bits[1];
}

/** Attributes as two words of bits, in the order of `hotelAttributes`. */
export function packAttributes(names: readonly (typeof hotelAttributes)[number][]): [number, number] {
  const bits: [number, number] = [0, 0];
  for (const name of names) {
    const at = hotelAttributes.indexOf(name);
    const word = at < 32 ? 0 : 1;
    bits[word] = (bits[word] | (1 << (at & 31))) >>> 0;
  }
  return bits;
}
