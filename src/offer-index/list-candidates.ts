import type { TripRequest } from '../domain/offer-query.ts';
import { attributeBits, type Trip } from './compile-trip.ts';
import { findRow } from './id-index.ts';
import { hotelsOf } from './listed-hotels.ts';
import { AIRPORTS_PER_SET, head, type Memory, NO_AIRPORT } from './memory.ts';

/** Places a request looks at, as rows. */
export function listPlaces(memory: Memory, destinations: readonly number[] | null): number[] {
  const wanted = destinations === null ? null : new Set(destinations);
  const places: number[] = [];
  for (let place = 0; place < (memory.header[head.places] as number); place += 1) {
    if (wanted === null || isPlaceIn(memory, place, wanted)) places.push(place);
  }
  return places;
}

function isPlaceIn(memory: Memory, place: number, wanted: ReadonlySet<number>): boolean {
  const at = place * 3;
  return [0, 1, 2].some((level) => wanted.has(memory.placeIds[at + level] as number));
}

/** Calls `visit` for every hotel a request may be answered with, filters on the hotel itself apart. */
export function visitHotels(
  memory: Memory,
  request: TripRequest,
  trip: Trip,
  visit: (hotel: number) => void,
): void {
  const isReached = reachedFrom(memory, trip);
  if (request.hotels !== null) {
    for (const hotel of listNamedHotels(memory, request)) if (isReached(hotel)) visit(hotel);
    return;
  }
  for (const place of listPlaces(memory, request.destinations)) {
    const hotels = hotelsOf(memory, place);
    for (let at = 0; at < hotels.length; at += 1) {
      const hotel = hotels[at] as number;
      if (isReached(hotel)) visit(hotel);
    }
  }
}

/** Hotels a request names, each once, that lie in one of its destinations. */
function listNamedHotels(memory: Memory, request: TripRequest): number[] {
  const wanted = request.destinations === null ? null : new Set(request.destinations);
  return [...new Set(request.hotels)]
    .map((id) => findRow(memory.hotelIndex, id))
    .filter((hotel) => hotel >= 0 && memory.hotelSold[hotel] === 1)
    .filter((hotel) => wanted === null || isPlaceIn(memory, memory.hotelPlace[hotel] as number, wanted));
}

/** Hotel-only: a hotel counts when it is reached from an airport asked for. With flights, their prices decide. */
function reachedFrom(memory: Memory, trip: Trip): (hotel: number) => boolean {
  const { arrivals } = trip;
  if (trip.isPackage || arrivals === null) return () => true;
  return (hotel) => {
    const start = (memory.hotelAirportSet[hotel] as number) * AIRPORTS_PER_SET;
    for (let at = start; at < start + AIRPORTS_PER_SET; at += 1) {
      const airport = memory.airportSet[at] as number;
      if (airport !== NO_AIRPORT && arrivals[airport] === 1) return true;
    }
    return false;
  };
}

/** Groups of hotel filters that a hotel can fail. */
export const FAILS_CATEGORY = 1;
export const FAILS_RATING = 2;
export const FAILS_ATTRIBUTES = 4;

/** Tells which groups of a request's hotel filters a hotel fails, as bits; 0 is none. */
export function openHotelFilter(memory: Memory, request: TripRequest): (hotel: number) => number {
  const { categories, minRating } = request.filters;
  const [low, high] = attributeBits(request);
  if (categories.length === 0 && minRating === null && (low | high) === 0) return () => 0;
  return (hotel) => {
    let failed = 0;
    if (categories.length > 0 && !categories.includes(memory.hotelCategory[hotel] as number))
      failed |= FAILS_CATEGORY;
    if (minRating !== null && (memory.hotelRating[hotel] as number) < minRating) failed |= FAILS_RATING;
    const missesLow = low & ~(memory.hotelAttributes[hotel * 2] as number);
    const missesHigh = high & ~(memory.hotelAttributes[hotel * 2 + 1] as number);
    if ((missesLow | missesHigh) !== 0) failed |= FAILS_ATTRIBUTES;
    return failed;
  };
}
