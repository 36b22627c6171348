import { ANY_CABIN, type LegRules, type Season, type Trip } from './compile-trip.ts';
import { baggageOf, cabinOf, FARE_MASK, overnightOf, seatsOf, stopsOf } from './flight-rows.ts';
import { AIRPORTS_PER_SET, BLOCK_DAYS, DAY_STARTS, type Memory, NO_AIRPORT, ringBlock } from './memory.ts';

/** No flight: the sum of two still fits into 31 bits. */
export const NO_FLIGHT = 0x3fff_ffff;

/** Which outbound flights count by their arrival: on the day of departure, on the day after, or both. */
export type ArrivalDays = 'same' | 'next' | 'both';

/**
 * What flying costs the party for each day of check-in and number of nights, at its cheapest over all airports; the same
 * as bits, a run of words for each number of nights.
 */
export interface FlightPrices {
  /** `costs[day * lengths + nights - nightsFrom]`, `NO_FLIGHT` where there is none. */
  readonly costs: Int32Array;
  /** `bits[(nights - nightsFrom) * words + word]` */
  readonly bits: Int32Array;
  /** Cheapest by number of nights, and of all. */
  readonly lowest: Int32Array;
  readonly lowestOfAll: number;
}

/** What one leg costs the party on one flight; `NO_FLIGHT` where it is not flown under the rules. */
export function priceLeg(memory: Memory, row: number, rules: LegRules, season: Season): number {
  const word = memory.flightFare[row] as number;
  if (
    seatsOf(word) < season.seats ||
    stopsOf(word) > rules.maxStops ||
    (rules.cabin !== ANY_CABIN && cabinOf(word) !== rules.cabin) ||
    baggageOf(word) < rules.baggage
  ) {
    return NO_FLIGHT;
  }
  const fare = word & FARE_MASK;
  if (rules.airlines === null && season.childFares + season.infantFares === 0)
    return fare * season.adultFares;
  const airline = (memory.flightCarrier[row] as number) & 0xff;
  if (rules.airlines !== null && rules.airlines[airline] !== 1) return NO_FLIGHT;
  return partyFare(memory, airline, fare, season);
}

/** Adults pay the fare, children the airline's share of it rounded each, infants its fixed price. */
export function partyFare(memory: Memory, airline: number, fare: number, season: Season): number {
  const child = Math.floor((fare * (memory.airlineChildPercent[airline] as number) + 50) / 100);
  return (
    fare * season.adultFares +
    child * season.childFares +
    (memory.airlineInfantFare[airline] as number) * season.infantFares
  );
}

/** Reckons flight prices; keeps scratch memory, so one thread each. */
export function openLegFares(memory: Memory) {
  const { runStart, dayStart } = memory;
  let out = new Int32Array(512);
  let back = new Int32Array(512);

  const addRoute = (
    trip: Trip,
    season: Season,
    route: number,
    arriving: ArrivalDays,
    costs: Int32Array,
  ): void => {
    const homeward = (memory.routeBack[route] as number) - 1;
    if (homeward < 0) return;
    const lengths = trip.nightsTo - trip.nightsFrom + 1;
    const [first, last] = fillOut(trip, season, route, arriving);
    if (first > last) return;
    fillBack(trip, season, homeward, first, last);
    for (let day = first; day <= last; day += 1) {
      const there = out[day] as number;
      if (there === NO_FLIGHT) continue;
      const row = day * lengths;
      const home = day + trip.nightsFrom;
      for (let at = 0; at < lengths; at += 1) {
        const sum = there + (back[home + at] as number);
        if (sum < (costs[row + at] as number)) costs[row + at] = sum;
      }
    }
  };

  /**
   * Cheapest way there by day of check-in; returns the first and last day that has one. Reads block by block: this is where
   * a search for anywhere spends most of its time.
   */
  const fillOut = (trip: Trip, season: Season, route: number, arriving: ArrivalDays): [number, number] => {
    out.fill(NO_FLIGHT, 0, trip.days);
    let first = trip.days;
    let last = -1;
    const { from, to } = season.departure;
    for (let day = from; day <= to; ) {
      const block = ringBlock(day) * memory.capacity.routes + route;
      const starts = block * DAY_STARTS;
      const start = runStart[block] as number;
      const lastOfBlock = Math.min(to, day | (BLOCK_DAYS - 1));
      if (dayStart[starts + BLOCK_DAYS] === 0) day = lastOfBlock + 1;
      for (; day <= lastOfBlock; day += 1) {
        const at = starts + (day & (BLOCK_DAYS - 1));
        const end = start + (dayStart[at + 1] as number);
        for (let row = start + (dayStart[at] as number); row < end; row += 1) {
          const overnight = overnightOf(memory.flightFare[row] as number);
          if (arriving !== 'both' && (overnight === 1) !== (arriving === 'next')) continue;
          const cost = priceLeg(memory, row, trip.legs, season);
          const checkIn = day + overnight - trip.base;
          if (cost >= (out[checkIn] as number)) continue;
          out[checkIn] = cost;
          if (checkIn < first) first = checkIn;
          if (checkIn > last) last = checkIn;
        }
      }
    }
    return [first, last];
  };

  /** Cheapest way home by day, as far as any stay can end. */
  const fillBack = (trip: Trip, season: Season, route: number, first: number, last: number): void => {
    const from = first + trip.nightsFrom;
    const to = last + trip.nightsTo;
    back.fill(NO_FLIGHT, from, to + 1);
    const lastDay = Math.min(trip.base + to, trip.return.to);
    for (let day = Math.max(trip.base + from, trip.return.from); day <= lastDay; ) {
      const block = ringBlock(day) * memory.capacity.routes + route;
      const starts = block * DAY_STARTS;
      const start = runStart[block] as number;
      const lastOfBlock = Math.min(lastDay, day | (BLOCK_DAYS - 1));
      if (dayStart[starts + BLOCK_DAYS] === 0) day = lastOfBlock + 1;
      for (; day <= lastOfBlock; day += 1) {
        const at = starts + (day & (BLOCK_DAYS - 1));
        const end = start + (dayStart[at + 1] as number);
        for (let row = start + (dayStart[at] as number); row < end; row += 1) {
          const cost = priceLeg(memory, row, trip.legs, season);
          if (cost < (back[day - trip.base] as number)) back[day - trip.base] = cost;
        }
      }
    }
  };

  return {
    /** Cheapest flights from any origin of the trip to an airport of the set. */
    price(trip: Trip, season: Season, set: number, arriving: ArrivalDays): FlightPrices {
      const lengths = trip.nightsTo - trip.nightsFrom + 1;
      if (out.length < trip.days + 1) out = new Int32Array(trip.days + 64);
      if (back.length < trip.days + trip.nightsTo + 1) back = new Int32Array(trip.days + trip.nightsTo + 64);
      const costs = new Int32Array(trip.days * lengths).fill(NO_FLIGHT);
      for (let at = 0; at < AIRPORTS_PER_SET; at += 1) {
        const airport = memory.airportSet[set * AIRPORTS_PER_SET + at] as number;
        if (airport === NO_AIRPORT) break;
        if (trip.arrivals !== null && trip.arrivals[airport] !== 1) continue;
        for (let route = (memory.airportRoutes[airport] as number) - 1; route >= 0; ) {
          const origin = memory.routeFrom[route] as number;
          if (trip.origins === null || trip.origins[origin] === 1)
            addRoute(trip, season, route, arriving, costs);
          route = (memory.routeNextTo[route] as number) - 1;
        }
      }
      return sumUp(trip, costs);
    },
    /** Hotel-only: flying costs nothing, and any day will do that the request allows. */
    priceNone(trip: Trip, season: Season): FlightPrices {
      const lengths = trip.nightsTo - trip.nightsFrom + 1;
      const costs = new Int32Array(trip.days * lengths).fill(NO_FLIGHT);
      for (let day = season.departure.from - trip.base; day <= season.departure.to - trip.base; day += 1) {
        for (let at = 0; at < lengths; at += 1) {
          const end = trip.base + day + trip.nightsFrom + at;
          if (end >= trip.return.from && end <= trip.return.to) costs[day * lengths + at] = 0;
        }
      }
      return sumUp(trip, costs);
    },
  };
}

export type LegFares = ReturnType<typeof openLegFares>;

function sumUp(trip: Trip, costs: Int32Array): FlightPrices {
  const lengths = trip.nightsTo - trip.nightsFrom + 1;
  const bits = new Int32Array(lengths * trip.words);
  const lowest = new Int32Array(lengths).fill(NO_FLIGHT);
  let lowestOfAll = NO_FLIGHT;
  for (let day = 0; day < trip.days; day += 1) {
    const bit = 1 << (day % BLOCK_DAYS);
    const word = (day / BLOCK_DAYS) | 0;
    for (let at = 0; at < lengths; at += 1) {
      const cost = costs[day * lengths + at] as number;
      if (cost >= NO_FLIGHT) continue;
      bits[at * trip.words + word] = (bits[at * trip.words + word] as number) | bit;
      if (cost < (lowest[at] as number)) lowest[at] = cost;
      if (cost < lowestOfAll) lowestOfAll = cost;
    }
  }
  return { costs, bits, lowest, lowestOfAll };
}
