import { LOOK_CLOSER } from './cheapest-legs.ts';
import { ANY_CABIN, type LegRules, type Season, type Trip } from './compile-trip.ts';
import { baggageOf, cabinOf, dayRows, FARE_MASK, overnightOf, seatsOf, stopsOf } from './flight-rows.ts';
import { BLOCK_DAYS, type Memory, ringBlock } from './memory.ts';

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

/** What the legs to one airport cost by day: a row a route, there and back. */
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

  /** Routes of the trip to an airport that are flown both ways. */
  const listRoutes = (trip: Trip, airport: number): number[] => {
    const routes: number[] = [];
    for (let route = (memory.airportRoutes[airport] as number) - 1; route >= 0; ) {
      const origin = memory.routeFrom[route] as number;
      const isWanted = trip.origins === null || trip.origins[origin] === 1;
      if (isWanted && memory.routeBack[route] !== 0) routes.push(route);
      route = (memory.routeNextTo[route] as number) - 1;
    }
    return routes;
  };

  return {
    /** Cheapest flights from any origin of the trip to an airport. */
    price(trip: Trip, season: Season, airport: number, arriving: ArrivalDays): FlightOptions {
      const routes = listRoutes(trip, airport);
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
