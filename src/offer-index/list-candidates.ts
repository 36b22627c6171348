import type { TripRequest } from '../domain/offer-query.ts';
import { attributeBits, type Trip } from './compile-trip.ts';
import { findRow } from './id-index.ts';
import { AIRPORTS_PER_SET, NO_AIRPORT } from './layout.ts';
import { hotelsOf } from './listed-hotels.ts';
import { head, type Memory } from './memory.ts';

/** Rows of places by the id of each destination that holds them; places are only ever added. */
interface PlaceIndex {
  readonly all: number[];
  readonly byDestination: Map<number, number[]>;
}

const placeIndexes = new WeakMap<Memory, PlaceIndex>();

function indexPlaces(memory: Memory): PlaceIndex {
  const index = placeIndexes.get(memory) ?? { all: [], byDestination: new Map<number, number[]>() };
  placeIndexes.set(memory, index);
  for (let place = index.all.length; place < (memory.header[head.places] as number); place += 1) {
    index.all.push(place);
    for (let level = 0; level < 3; level += 1) {
      const id = memory.placeIds[place * 3 + level] as number;
      const places = index.byDestination.get(id);
      if (places) places.push(place);
      else index.byDestination.set(id, [place]);
    }
  }
  return index;
}

/** Places a request looks at, each once, as rows. */
function listPlaces(memory: Memory, destinations: readonly number[] | null): readonly number[] {
  const { all, byDestination } = indexPlaces(memory);
  if (destinations === null) return all;
  const [only = [], ...others] = destinations.map((id) => byDestination.get(id) ?? []);
  return others.length === 0 ? only : [...new Set([...only, ...others.flat()])];
}

/**
 * Calls `visit` for every hotel a request may be answered with, filters on the hotel itself apart.
 * @param isPassedOver places that may be left out
 */
export function visitHotels(
  memory: Memory,
  request: TripRequest,
  trip: Trip,
  visit: (hotel: number) => void,
  isPassedOver: (place: number) => boolean = () => false,
): void {
  const takeAll = (hotels: Uint32Array) => {
    for (let at = 0; at < hotels.length; at += 1) visit(hotels[at] as number);
  };
  visitPlaces(memory, request, trip, takeAll, isPassedOver);
}

/** The same for all hotels of a place at once; of hotels that are named each comes alone. */
export function visitPlaces(
  memory: Memory,
  request: TripRequest,
  trip: Trip,
  visit: (hotels: Uint32Array, place: number) => void,
  isPassedOver: (place: number) => boolean = () => false,
): void {
  const isReached = reachedFrom(memory, trip);
  const keepReached = (hotels: Uint32Array) => (isReached === null ? hotels : hotels.filter(isReached));
  if (request.hotels !== null) {
    for (const hotel of listNamedHotels(memory, request)) {
      visit(keepReached(Uint32Array.of(hotel)), memory.hotelPlace[hotel] as number);
    }
    return;
  }
  for (const place of listPlaces(memory, request.destinations)) {
    if (!isPassedOver(place)) visit(keepReached(hotelsOf(memory, place)), place);
  }
}

/** Hotels a request names, each once, that lie in one of its destinations. */
function listNamedHotels(memory: Memory, request: TripRequest): number[] {
  const wanted = request.destinations === null ? null : new Set(request.destinations);
  return [...new Set(request.hotels)]
    .map((id) => findRow(memory, 'hotelIndex', id))
    .filter((hotel) => hotel >= 0 && memory.hotelSold[hotel] === 1)
    .filter((hotel) => wanted === null || isPlaceIn(memory, memory.hotelPlace[hotel] as number, wanted));
}

function isPlaceIn(memory: Memory, place: number, wanted: ReadonlySet<number>): boolean {
  const at = place * 3;
  return [0, 1, 2].some((level) => wanted.has(memory.placeIds[at + level] as number));
}

/** Hotel-only: a hotel counts when it is reached from an airport asked for. With flights, their prices decide: null. */
function reachedFrom(memory: Memory, trip: Trip): ((hotel: number) => boolean) | null {
  const { arrivals } = trip;
  if (trip.isPackage || arrivals === null) return null;
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

export const failsNone = (_hotel: number): number => 0;

/** Tells which groups of a request's hotel filters a hotel fails, as bits; 0 is none. `failsNone` where there are no filters. */
export function openHotelFilter(memory: Memory, request: TripRequest): (hotel: number) => number {
  const { categories, minRating } = request.filters;
  const [low, high] = attributeBits(request);
  if (categories.length === 0 && minRating === null && (low | high) === 0) return failsNone;
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
