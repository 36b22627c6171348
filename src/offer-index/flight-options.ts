import type { Season, Trip } from './compile-trip.ts';
import { BLOCK_DAYS } from './memory.ts';

/** No flight: the sum of two still fits into 31 bits. */
export const NO_FLIGHT = 0x3fff_ffff;

/** What flying there and back costs the party for a number of nights, by day of check-in, at its cheapest over all airports. */
export interface FlightPrices {
  /** By day of check-in from the trip's base; `NO_FLIGHT` where there is none. */
  readonly costs: Int32Array;
  /** A bit for each day that has one. */
  readonly bits: Int32Array;
  readonly lowest: number;
}

/** Flight prices by number of nights: reckoned when they are asked for, for most lengths turn out too dear to be asked. */
export interface FlightOptions {
  /** No pair of flights costs less; `NO_FLIGHT` where there is none. */
  readonly lowest: number;
  /** @param nights within those of the trip */
  forNights(nights: number): FlightPrices;
  /** Outbound routes with which a stay is flown at the lowest cost; the day is counted from the trip's base. */
  cheapestRoutes(day: number, nights: number): number[];
  /** Bytes kept at most, once all numbers of nights have been asked for. */
  size(): number;
}

/** What the legs to one airport cost by day: a row a route, there and back. */
export interface LegCosts {
  readonly out: Int32Array;
  readonly back: Int32Array;
  /** First and last day of check-in of each route that is flown both ways. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** The outbound route itself. */
  readonly ids: Int32Array;
  routes: number;
  lowest: number;
}

/** Days of return counted from the trip's base. */
export const backDays = (trip: Trip): number => trip.days + trip.nightsTo;

/** Flights to one airport, by what its legs cost. */
export function pairOptions(trip: Trip, legs: LegCosts): FlightOptions {
  return openOptions(trip, legs, (nights) => pairLegs(trip, legs, nights));
}

/** Hotel-only: flying costs nothing, and any day will do that the request allows. */
export function freeOptions(trip: Trip, season: Season): FlightOptions {
  return openOptions(trip, null, (nights) => allowDays(trip, season, nights));
}

function openOptions(
  trip: Trip,
  legs: LegCosts | null,
  reckon: (nights: number) => Int32Array,
): FlightOptions {
  const known: FlightPrices[] = [];
  const lengths = trip.nightsTo - trip.nightsFrom + 1;
  const kept = legs === null ? 0 : legs.out.length + legs.back.length;
  const size = (kept + lengths * (trip.days + trip.words)) * 4;
  const forNights = (nights: number): FlightPrices => {
    const at = nights - trip.nightsFrom;
    const found = known[at];
    if (found !== undefined) return found;
    const made = sumUp(trip, reckon(nights));
    known[at] = made;
    return made;
  };
  return {
    lowest: legs === null ? 0 : legs.lowest,
    size: () => size,
    forNights,
    cheapestRoutes: (day, nights) =>
      legs === null ? [] : listCheapest(trip, legs, day, nights, forNights(nights).costs[day] as number),
  };
}

/** Flights to any of several airports: each is reckoned for itself, for hotels share them in many ways. */
export function mergeOptions(trip: Trip, airports: readonly FlightOptions[]): FlightOptions {
  const [only] = airports;
  if (only !== undefined && airports.length === 1) return only;
  const known: FlightPrices[] = [];
  const forNights = (nights: number): FlightPrices => {
    const at = nights - trip.nightsFrom;
    const found = known[at];
    if (found !== undefined) return found;
    const made = sumUp(trip, cheapestOf(trip, airports, nights));
    known[at] = made;
    return made;
  };
  return {
    lowest: airports.reduce((lowest, { lowest: own }) => Math.min(lowest, own), NO_FLIGHT),
    size: () => 0,
    forNights,
    cheapestRoutes(day, nights) {
      const cost = forNights(nights).costs[day] as number;
      return airports
        .filter((airport) => airport.lowest !== NO_FLIGHT && airport.forNights(nights).costs[day] === cost)
        .flatMap((airport) => airport.cheapestRoutes(day, nights));
    },
  };
}

/** Lowest costs by day over several airports. */
function cheapestOf(trip: Trip, airports: readonly FlightOptions[], nights: number): Int32Array {
  const costs = new Int32Array(trip.days).fill(NO_FLIGHT);
  for (const airport of airports) {
    if (airport.lowest === NO_FLIGHT) continue;
    const own = airport.forNights(nights).costs;
    for (let day = 0; day < costs.length; day += 1) {
      if ((own[day] as number) < (costs[day] as number)) costs[day] = own[day] as number;
    }
  }
  return costs;
}

function listCheapest(trip: Trip, legs: LegCosts, day: number, nights: number, cost: number): number[] {
  const routes: number[] = [];
  if (cost >= NO_FLIGHT) return routes;
  for (let route = 0; route < legs.routes; route += 1) {
    const there = legs.out[route * trip.days + day] as number;
    const home = legs.back[route * backDays(trip) + day + nights] as number;
    if (there + home === cost) routes.push(legs.ids[route] as number);
  }
  return routes;
}

/** The cheapest pair of legs for each day of check-in. */
function pairLegs(trip: Trip, { out, back, first, last, routes }: LegCosts, nights: number): Int32Array {
  const { days } = trip;
  const daysBack = backDays(trip);
  const costs = new Int32Array(days).fill(NO_FLIGHT);
  for (let route = 0; route < routes; route += 1) {
    const there = route * days;
    const home = route * daysBack + nights;
    const end = (last[route] as number) + 1;
    for (let day = first[route] as number; day < end; day += 1) {
      const sum = (out[there + day] as number) + (back[home + day] as number);
      if (sum < (costs[day] as number)) costs[day] = sum;
    }
  }
  return costs;
}

function allowDays(trip: Trip, season: Season, nights: number): Int32Array {
  const costs = new Int32Array(trip.days).fill(NO_FLIGHT);
  const from = Math.max(season.departure.from, trip.return.from - nights) - trip.base;
  const to = Math.min(season.departure.to, trip.return.to - nights) - trip.base;
  if (from <= to) costs.fill(0, from, to + 1);
  return costs;
}

function sumUp(trip: Trip, costs: Int32Array): FlightPrices {
  const bits = new Int32Array(trip.words);
  let lowest = NO_FLIGHT;
  for (let day = 0; day < trip.days; day += 1) {
    const cost = costs[day] as number;
    if (cost >= NO_FLIGHT) continue;
    bits[day >> 5] = (bits[day >> 5] as number) | (1 << (day & (BLOCK_DAYS - 1)));
    if (cost < lowest) lowest = cost;
  }
  return { costs, bits, lowest };
}
