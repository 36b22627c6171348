import type { HotelSort } from '../../domain/search/offer-query.ts';

/** In the order in which they are offered. */
export const hotelSorts = [
  'recommended',
  'price',
  'rating',
  'category',
] as const satisfies readonly HotelSort[];
