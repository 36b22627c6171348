import { LOOK_CLOSER } from './cheapest-legs.ts';
import { ANY_CABIN, type LegRules, type Season, type Trip } from './compile-trip.ts';
import { baggageOf, cabinOf, dayRows, FARE_MASK, overnightOf, seatsOf, stopsOf } from './flight-rows.ts';
import { AIRPORTS_PER_SET, BLOCK_DAYS, type Memory, NO_AIRPORT, ringBlock } from './memory.ts';

/** No flight: the sum of two still fits into 31 bits. */
export const NO_FLIGHT = 0x3fff_ffff;

/** Which outbound flights count by their arrival: on the day of departure, on the day after, or both. */
export type ArrivalDays = 'same' | 'next' | 'both';

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

/** What the legs of one set of airports cost by day: a row a route, there and back. */
interface LegCosts {
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

/** Reckons flight prices of trips. */
export function openLegFares(memory: Memory) {
  const { cheapestLeg, flightFare } = memory;
  const routeRows = memory.capacity.routes;

  /** Whether the cheapest flight of a day is all there is to know: the party pays plain fares of economy. */
  const isPlain = ({ legs }: Trip, season: Season): boolean =>
    season.childFares + season.infantFares === 0 && legs.airlines === null && legs.cabin === 0;

  /** Whether a flight meets the rules of a plain party. */
  const meets = (word: number, { legs }: Trip, season: Season): boolean =>
    seatsOf(word) >= season.seats && stopsOf(word) <= legs.maxStops && baggageOf(word) >= legs.baggage;

  /**
   * Cheapest way there by day of check-in. Reads block by block: here a search for anywhere spends most of its time.
   * @param row where the days of the route begin in `legs.out`
   */
  const fillOut = (
    trip: Trip,
    season: Season,
    route: number,
    arriving: ArrivalDays,
    legs: LegCosts,
    row: number,
  ): number => {
    const { out } = legs;
    const plain = isPlain(trip, season);
    let lowest = NO_FLIGHT;
    let first = trip.days;
    let last = -1;
    const take = (checkIn: number, cost: number) => {
      if (cost >= (out[row + checkIn] as number)) return;
      out[row + checkIn] = cost;
      if (cost < lowest) lowest = cost;
      if (checkIn < first) first = checkIn;
      if (checkIn > last) last = checkIn;
    };
    const { from, to } = season.departure;
    for (let day = from; day <= to; ) {
      const block = (ringBlock(day) * routeRows + route) * BLOCK_DAYS;
      const lastOfBlock = Math.min(to, day | (BLOCK_DAYS - 1));
      for (; day <= lastOfBlock; day += 1) {
        const word = cheapestLeg[block + (day & (BLOCK_DAYS - 1))] as number;
        if (word === 0) continue;
        if (plain && word < LOOK_CLOSER && meets(word, trip, season)) {
          if (arriving !== 'next') take(day - trip.base, (word & FARE_MASK) * season.adultFares);
          continue;
        }
        const rows = dayRows(memory, route, day);
        for (let flight = rows.first; flight < rows.end; flight += 1) {
          const overnight = overnightOf(flightFare[flight] as number);
          if (arriving !== 'both' && (overnight === 1) !== (arriving === 'next')) continue;
          take(day + overnight - trip.base, priceLeg(memory, flight, trip.legs, season));
        }
      }
    }
    legs.first[legs.routes] = first;
    legs.last[legs.routes] = last;
    return lowest;
  };

  /** Cheapest way home by day, as far as any stay can end. */
  const fillBack = (trip: Trip, season: Season, route: number, legs: LegCosts, row: number): number => {
    const { back } = legs;
    const plain = isPlain(trip, season);
    let lowest = NO_FLIGHT;
    const from = trip.base + (legs.first[legs.routes] as number) + trip.nightsFrom;
    const to = trip.base + (legs.last[legs.routes] as number) + trip.nightsTo;
    const lastDay = Math.min(to, trip.return.to);
    for (let day = Math.max(from, trip.return.from); day <= lastDay; ) {
      const block = (ringBlock(day) * routeRows + route) * BLOCK_DAYS;
      const lastOfBlock = Math.min(lastDay, day | (BLOCK_DAYS - 1));
      for (; day <= lastOfBlock; day += 1) {
        const word = cheapestLeg[block + (day & (BLOCK_DAYS - 1))] as number;
        if (word === 0) continue;
        const cost =
          plain && meets(word, trip, season)
            ? (word & FARE_MASK) * season.adultFares
            : cheapestOn(trip, season, route, day);
        if (cost >= (back[row + day - trip.base] as number)) continue;
        back[row + day - trip.base] = cost;
        if (cost < lowest) lowest = cost;
      }
    }
    return lowest;
  };

  const cheapestOn = (trip: Trip, season: Season, route: number, day: number): number => {
    const rows = dayRows(memory, route, day);
    let lowest = NO_FLIGHT;
    for (let flight = rows.first; flight < rows.end; flight += 1) {
      const cost = priceLeg(memory, flight, trip.legs, season);
      if (cost < lowest) lowest = cost;
    }
    return lowest;
  };

  /** Keeps a route where it is flown both ways. */
  const addRoute = (
    trip: Trip,
    season: Season,
    route: number,
    arriving: ArrivalDays,
    legs: LegCosts,
  ): void => {
    const there = fillOut(trip, season, route, arriving, legs, legs.routes * trip.days);
    if (there === NO_FLIGHT) return;
    const home = (memory.routeBack[route] as number) - 1;
    const back = fillBack(trip, season, home, legs, legs.routes * backDays(trip));
    if (back === NO_FLIGHT) {
      legs.out.fill(NO_FLIGHT, legs.routes * trip.days, (legs.routes + 1) * trip.days);
      return;
    }
    legs.ids[legs.routes] = route;
    legs.routes += 1;
    legs.lowest = Math.min(legs.lowest, there + back);
  };

  const listRoutes = (trip: Trip, set: number): number[] => {
    const routes: number[] = [];
    for (let at = set * AIRPORTS_PER_SET; at < (set + 1) * AIRPORTS_PER_SET; at += 1) {
      const airport = memory.airportSet[at] as number;
      if (airport === NO_AIRPORT) break;
      if (trip.arrivals !== null && trip.arrivals[airport] !== 1) continue;
      for (let route = (memory.airportRoutes[airport] as number) - 1; route >= 0; ) {
        const origin = memory.routeFrom[route] as number;
        const isWanted = trip.origins === null || trip.origins[origin] === 1;
        if (isWanted && memory.routeBack[route] !== 0) routes.push(route);
        route = (memory.routeNextTo[route] as number) - 1;
      }
    }
    return routes;
  };

  return {
    /** Cheapest flights from any origin of the trip to an airport of the set. */
    price(trip: Trip, season: Season, set: number, arriving: ArrivalDays): FlightOptions {
      const routes = listRoutes(trip, set);
      const legs: LegCosts = {
        out: new Int32Array(routes.length * trip.days).fill(NO_FLIGHT),
        back: new Int32Array(routes.length * backDays(trip)).fill(NO_FLIGHT),
        first: new Int32Array(routes.length),
        last: new Int32Array(routes.length),
        ids: new Int32Array(routes.length),
        routes: 0,
        lowest: NO_FLIGHT,
      };
      for (const route of routes) addRoute(trip, season, route, arriving, legs);
      return openOptions(trip, legs, (nights) => pairLegs(trip, legs, nights));
    },
    /** Hotel-only: flying costs nothing, and any day will do that the request allows. */
    priceNone: (trip: Trip, season: Season): FlightOptions =>
      openOptions(trip, null, (nights) => allowDays(trip, season, nights)),
  };
}

export type LegFares = ReturnType<typeof openLegFares>;

/** Days of return counted from the trip's base. */
const backDays = (trip: Trip): number => trip.days + trip.nightsTo;

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
  const costs = new Int32Array(trip.days).fill(NO_FLIGHT);
  for (let route = 0; route < routes; route += 1) {
    const there = route * trip.days;
    const home = route * backDays(trip) + nights;
    const lastDay = last[route] as number;
    for (let day = first[route] as number; day <= lastDay; day += 1) {
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
