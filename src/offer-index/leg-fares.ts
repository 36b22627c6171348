import { LOOK_CLOSER } from './cheapest-legs.ts';
import { ANY_CABIN, type LegRules, type Season, type Trip } from './compile-trip.ts';
import { backDays, type FlightOptions, type LegCosts, NO_FLIGHT, pairOptions } from './flight-options.ts';
import { baggageOf, cabinOf, dayRows, FARE_MASK, overnightOf, seatsOf, stopsOf } from './flight-rows.ts';
import { BLOCK_DAYS, type Memory, ringBlock } from './memory.ts';

/** Which outbound flights count by their arrival: on the day of departure, on the day after, or both. */
export type ArrivalDays = 'same' | 'next' | 'both';

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

/** What the cheapest flight of a day has to be for a party that pays plain fares of economy. */
interface PlainRules {
  readonly seats: number;
  readonly maxStops: number;
  readonly baggage: number;
}

/** More seats than any flight is known to have. */
const NEVER = 16;

/** Children's fares differ by airline, and so do filters: then the table says too little and nothing meets. */
function plainRules({ legs }: Trip, season: Season): PlainRules {
  const isPlain = season.childFares + season.infantFares === 0 && legs.airlines === null && legs.cabin === 0;
  return { seats: isPlain ? season.seats : NEVER, maxStops: legs.maxStops, baggage: legs.baggage };
}

function meets(word: number, { seats, maxStops, baggage }: PlainRules): boolean {
  return seatsOf(word) >= seats && stopsOf(word) <= maxStops && baggageOf(word) >= baggage;
}

/** Routes of a trip to an airport that are flown both ways. */
export function listRoutes(memory: Memory, trip: Trip, airport: number): number[] {
  const routes: number[] = [];
  for (let route = (memory.airportRoutes[airport] as number) - 1; route >= 0; ) {
    const origin = memory.routeFrom[route] as number;
    const isWanted = trip.origins === null || trip.origins[origin] === 1;
    if (isWanted && memory.routeBack[route] !== 0) routes.push(route);
    route = (memory.routeNextTo[route] as number) - 1;
  }
  return routes;
}

/** Reckons flight prices of trips. */
export function openLegFares(memory: Memory) {
  const { cheapestLeg, flightFare } = memory;
  const routeRows = memory.capacity.routes;

  /**
   * Cheapest way there by day of check-in. Reads block by block: here a search for anywhere spends most of its time, so
   * everything that stays the same is taken out of the loop.
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
    const { adultFares } = season;
    const { from, to } = season.departure;
    const place = row - trip.base;
    const plain = plainRules(trip, season);
    let lowest = NO_FLIGHT;
    let first = to + 2;
    let last = -1;
    for (let day = from; day <= to; ) {
      const block = (ringBlock(day) * routeRows + route) * BLOCK_DAYS;
      const lastOfBlock = Math.min(to, day | (BLOCK_DAYS - 1));
      for (; day <= lastOfBlock; day += 1) {
        const word = cheapestLeg[block + (day & (BLOCK_DAYS - 1))] as number;
        if (word === 0) continue;
        if (word >= LOOK_CLOSER || !meets(word, plain)) {
          const arrival = scanDay(trip, season, route, day, arriving, out, place);
          if (arrival === 0) continue;
          if (scanned < lowest) lowest = scanned;
          // Bit 0: somebody arrives on the same day, bit 1: on the next.
          const earliest = day + (arrival === 2 ? 1 : 0);
          if (earliest < first) first = earliest;
          last = Math.max(last, day + (arrival >> 1));
          continue;
        }
        if (arriving === 'next') continue;
        const cost = (word & FARE_MASK) * adultFares;
        // A flight of the day before may arrive today as well.
        if (cost < (out[place + day] as number)) out[place + day] = cost;
        if (cost < lowest) lowest = cost;
        if (day < first) first = day;
        if (day > last) last = day;
      }
    }
    legs.first[legs.routes] = first - trip.base;
    legs.last[legs.routes] = last - trip.base;
    return lowest;
  };

  /** Cheapest fare that `scanDay` came upon. */
  let scanned = NO_FLIGHT;

  /** Looks at all flights of a day; tells as bits whether one arrives on the same day, and on the next. */
  const scanDay = (
    trip: Trip,
    season: Season,
    route: number,
    day: number,
    arriving: ArrivalDays,
    out: Int32Array,
    place: number,
  ): number => {
    let arrivals = 0;
    scanned = NO_FLIGHT;
    const rows = dayRows(memory, route, day);
    for (let flight = rows.first; flight < rows.end; flight += 1) {
      const overnight = overnightOf(flightFare[flight] as number);
      if (arriving !== 'both' && (overnight === 1) !== (arriving === 'next')) continue;
      const cost = priceLeg(memory, flight, trip.legs, season);
      if (cost === NO_FLIGHT) continue;
      const at = place + day + overnight;
      if (cost < (out[at] as number)) out[at] = cost;
      if (cost < scanned) scanned = cost;
      arrivals |= 1 << overnight;
    }
    return arrivals;
  };

  /** Cheapest way home by day, as far as any stay can end. */
  const fillBack = (trip: Trip, season: Season, route: number, legs: LegCosts, row: number): number => {
    const { back } = legs;
    const { adultFares } = season;
    const place = row - trip.base;
    const plain = plainRules(trip, season);
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
        const cost = meets(word, plain)
          ? (word & FARE_MASK) * adultFares
          : cheapestOn(trip, season, route, day);
        if (cost >= NO_FLIGHT) continue;
        back[place + day] = cost;
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

  return {
    /** Cheapest flights from any origin of the trip to an airport. */
    price(trip: Trip, season: Season, airport: number, arriving: ArrivalDays): FlightOptions {
      const routes = listRoutes(memory, trip, airport);
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
      return pairOptions(trip, legs);
    },
  };
}

export type LegFares = ReturnType<typeof openLegFares>;
