import { hotelAttributes } from '../../domain/search/hotel-attribute.ts';
import type { HotelFacts } from '../../domain/search/supply-facts.ts';
import { packCode } from './codes.ts';
import { head, type Memory } from './memory.ts';

/** Writes a hotel's facts into its row; it is sold from now on. */
export function setHotelRow(
  memory: Memory,
  row: number,
  hotel: HotelFacts,
  place: number,
  airportSet: number,
): void {
  memory.header[head.hotelVersion] = (memory.header[head.hotelVersion] as number) + 1;
  memory.hotelSold[row] = 1;
  memory.hotelPlace[row] = place;
  memory.hotelOperator[row] = packCode(hotel.operator ?? '');
  memory.hotelCategory[row] = hotel.category;
  memory.hotelRating[row] = hotel.rating;
  memory.hotelAirportSet[row] = airportSet;
  memory.hotelPosition[row * 2] = hotel.latitude;
  memory.hotelPosition[row * 2 + 1] = hotel.longitude;
  widenPlace(memory, place, hotel.latitude, hotel.longitude);
  const bits = packAttributes(hotel.attributes);
  memory.hotelAttributes[row * 2] = bits[0];
  memory.hotelAttributes[row * 2 + 1] = bits[1];
}

/** A place without hotels: any hotel widens it. */
export const EMPTY_BOX = [
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
] as const;

/** Widens a place so that it holds a hotel. It never becomes narrower: it is a bound. */
export function widenPlace({ placeBox }: Memory, place: number, latitude: number, longitude: number): void {
  const at = place * 4;
  placeBox[at] = Math.min(placeBox[at] as number, latitude);
  placeBox[at + 1] = Math.min(placeBox[at + 1] as number, longitude);
  placeBox[at + 2] = Math.max(placeBox[at + 2] as number, latitude);
  placeBox[at + 3] = Math.max(placeBox[at + 3] as number, longitude);
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
