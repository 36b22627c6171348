import { listTariffs, priceAtLeast, type Tariffs } from './airline-tariffs.ts';
import { ECONOMY, mayArriveLate, NO_FARE, rememberVerdicts, type Verdicts } from './cheapest-legs.ts';
import type { Season, Trip } from './compile-trip.ts';
import { dayRows, FARE_MASK, OVERNIGHT_SHIFT, overnightOf, SEATS_SHIFT } from './flight-rows.ts';
import {
  FIRST_DAY,
  LAST_DAY,
  LegCosts,
  type LegRoutes,
  type LegSource,
  NO_FLIGHT,
  type RowShape,
  shapeRows,
} from './leg-costs.ts';
import { listRoutes, priceLeg } from './leg-fares.ts';
import { BLOCK_DAYS, type Memory, ringBlock } from './memory.ts';

/** Which outbound flights count by their arrival: on the day of departure, on the day after, or both. */
export type ArrivalDays = 'same' | 'next' | 'both';

/** What stays the same for all routes of a request. */
interface Job {
  readonly trip: Trip;
  readonly season: Season;
  readonly verdicts: Verdicts;
  /** `NO_FLIGHT` where arrivals on the day of departure, or on the next, do not count; else 0. */
  readonly notSame: number;
  readonly notNext: number;
  readonly shape: RowShape;
  /** Everyone pays the adult's fare, and any airline will do: null. Else what each airline asks. */
  readonly tariffs: Tariffs | null;
}

/**
 * Reckons what legs cost, day by day. A search for anywhere spends much of its time here, and what a day holds cannot be
 * foreseen: there are no branches but the rare ones. The lesser of two numbers is `one + (less & (less >> 31))`.
 */
export function openLegFares(memory: Memory) {
  const { cheapestLeg, cheapestAirline, flightFare, lowestFare } = memory;
  const routeRows = memory.capacity.routes;
  const verdictsOf = rememberVerdicts();
  const openJob = (trip: Trip, season: Season, arriving: ArrivalDays): Job => ({
    trip,
    season,
    verdicts: verdictsOf(trip, season),
    notSame: arriving === 'next' ? NO_FLIGHT : 0,
    notNext: arriving === 'same' ? NO_FLIGHT : 0,
    shape: shapeRows(trip, season),
    tariffs: listTariffs(memory, trip, season),
  });
  /** Cheapest flights that `scanDay` came upon: arriving on the day of departure, and on the next. */
  let scannedSame = NO_FLIGHT;
  let scannedNext = NO_FLIGHT;

  /** Looks at all flights of a day. */
  const scanDay = ({ trip, season }: Job, route: number, day: number): void => {
    scannedSame = NO_FLIGHT;
    scannedNext = NO_FLIGHT;
    const rows = dayRows(memory, route, day);
    for (let flight = rows.first; flight < rows.end; flight += 1) {
      const cost = priceLeg(memory, flight, trip.legs, season);
      if (overnightOf(flightFare[flight] as number) === 1) scannedNext = Math.min(scannedNext, cost);
      else scannedSame = Math.min(scannedSame, cost);
    }
  };

  /** What a day's cheapest flight costs the party, by its word, its place and what its upper bits mean; -1: look closer. */
  const priceWord = (job: Job, word: number, place: number, verdict: number): number => {
    const fare = word & FARE_MASK;
    const { adultFares, childFares } = job.season;
    const { tariffs } = job;
    if (tariffs === null) return (fare * adultFares) | verdict;
    const airline = cheapestAirline[place] as number;
    const child = ((fare * (tariffs.childPercent[airline] as number) + 50) / 100) | 0;
    const cost = fare * adultFares + child * childFares + (tariffs.infants[airline] as number);
    // Row 0 is none, as airlines differ: all bits are set where the flight would be taken.
    const unknown = ((verdict - 1) & (airline - 1)) >> 31;
    return cost | verdict | (tariffs.closed[airline] as number) | unknown;
  };

  /** Fills the way there by day of check-in. False where there is none. */
  const fillOut = (job: Job, route: number, rows: Int32Array, at: number): boolean => {
    const { trip, shape, notSame, notNext } = job;
    const { there } = job.verdicts;
    const { from, to } = job.season.departure;
    const bitsAt = at + shape.outBits;
    let place = at + shape.out;
    /** Whoever departed the day before and arrives now. */
    let overnight = NO_FLIGHT;
    let lowest = NO_FLIGHT;
    const lateWord = bitsAt + (shape.late >> 5);
    rows[lateWord] = 0;
    for (let day = from; day <= to; ) {
      const block = (ringBlock(day) * routeRows + route) * BLOCK_DAYS;
      const word = (day - trip.base) >> 5;
      const lastOfBlock = Math.min(to, day | (BLOCK_DAYS - 1));
      let bits = 0;
      for (; day <= lastOfBlock; day += 1) {
        const cell = block + (day & (BLOCK_DAYS - 1));
        const leg = cheapestLeg[cell] as number;
        const taken = priceWord(job, leg, cell, there[leg >>> SEATS_SHIFT] as number);
        const arrivesNext = -((leg >>> OVERNIGHT_SHIFT) & 1) & NO_FLIGHT;
        let same = taken | arrivesNext;
        let next = taken | (arrivesNext ^ NO_FLIGHT);
        if (taken < 0) {
          scanDay(job, route, day);
          same = scannedSame;
          next = scannedNext;
        }
        const less = (same | notSame) - overnight;
        const cost = overnight + (less & (less >> 31));
        overnight = next | notNext;
        rows[place] = cost;
        place += 1;
        bits |= ((cost - NO_FLIGHT) >>> 31) << (day & (BLOCK_DAYS - 1));
        const lower = cost - lowest;
        lowest += lower & (lower >> 31);
      }
      rows[bitsAt + word] = bits;
    }
    rows[place] = overnight;
    if (overnight < NO_FLIGHT) {
      rows[lateWord] = (rows[lateWord] as number) | (1 << (shape.late & (BLOCK_DAYS - 1)));
      lowest = Math.min(lowest, overnight);
    }
    return lowest < NO_FLIGHT;
  };

  /** Fills the way home by day, as far as any stay can end. False where there is none. */
  const fillBack = (job: Job, route: number, rows: Int32Array, at: number): boolean => {
    const { trip, shape } = job;
    const verdicts = job.verdicts.back;
    const firstDay = trip.base + (rows[at + FIRST_DAY] as number) + trip.nightsFrom;
    const lastDay = trip.base + (rows[at + LAST_DAY] as number) + trip.nightsTo;
    const from = Math.max(firstDay, trip.return.from);
    const to = Math.min(lastDay, trip.return.to);
    const place = at + shape.back - trip.base - shape.start - trip.nightsFrom;
    if (from > firstDay) rows.fill(NO_FLIGHT, place + firstDay, place + Math.min(from, lastDay + 1));
    if (to < lastDay) rows.fill(NO_FLIGHT, place + Math.max(to + 1, firstDay), place + lastDay + 1);
    const bitsAt = at + shape.backBits;
    let lowest = NO_FLIGHT;
    for (let day = from; day <= to; ) {
      const block = (ringBlock(day) * routeRows + route) * BLOCK_DAYS;
      const word = (day - trip.base) >> 5;
      const lastOfBlock = Math.min(to, day | (BLOCK_DAYS - 1));
      let bits = 0;
      for (; day <= lastOfBlock; day += 1) {
        const cell = block + (day & (BLOCK_DAYS - 1));
        const leg = cheapestLeg[cell] as number;
        let cost = priceWord(job, leg, cell, verdicts[leg >>> SEATS_SHIFT] as number);
        if (cost < 0) {
          scanDay(job, route, day);
          cost = Math.min(scannedSame, scannedNext);
        }
        rows[place + day] = cost;
        bits |= ((cost - NO_FLIGHT) >>> 31) << (day & (BLOCK_DAYS - 1));
        const lower = cost - lowest;
        lowest += lower & (lower >> 31);
      }
      rows[bitsAt + word] = bits;
    }
    return lowest < NO_FLIGHT;
  };

  /** No flight of a route on days from a first up to a last costs the party less. */
  const lowestCost = (job: Job, route: number, from: number, to: number): number => {
    if (job.trip.legs.cabin !== ECONOMY) return 0;
    let lowest = NO_FARE;
    for (let day = from; day <= to; day = (day | (BLOCK_DAYS - 1)) + 1) {
      lowest = Math.min(lowest, lowestFare[ringBlock(day) * routeRows + route] as number);
    }
    return lowest === NO_FARE ? NO_FLIGHT : priceAtLeast(job.season, job.tariffs, lowest);
  };

  /** Routes to an airport, the cheapest first as far as can be told. */
  const boundRoutes = (job: Job, airport: number): LegRoutes => {
    const { trip, season, notSame } = job;
    const { from, to } = season.departure;
    const firstBack = Math.max(from + trip.nightsFrom, trip.return.from);
    const lastBack = Math.min(to + 1 + trip.nightsTo, trip.return.to);
    const routes: LegRoutes = { ids: [], origins: [], bounds: [] };
    for (const id of listRoutes(memory, trip, airport)) {
      if (notSame !== 0 && !mayArriveLate(memory, id, from, to)) continue;
      const there = lowestCost(job, id, from, to);
      const back = lowestCost(job, (memory.routeBack[id] as number) - 1, firstBack, lastBack);
      if (there === NO_FLIGHT || back === NO_FLIGHT) continue;
      insertRoute(routes, id, memory.routeFrom[id] as number, there + back);
    }
    return routes;
  };

  return {
    /** Legs of a season of a trip, from any of its origins to an airport. */
    open(trip: Trip, season: Season, arriving: ArrivalDays): (airport: number) => LegCosts {
      const job = openJob(trip, season, arriving);
      const source: LegSource = {
        trip,
        shape: job.shape,
        fill(route, rows, at) {
          if (!fillOut(job, route, rows, at)) return false;
          markEnds(job.shape, rows, at);
          return fillBack(job, (memory.routeBack[route] as number) - 1, rows, at);
        },
        mayArriveLate(route) {
          const { to } = season.departure;
          return mayArriveLate(memory, route, to, to);
        },
      };
      return (airport) => new LegCosts(source, boundRoutes(job, airport));
    },
  };
}

/** Keeps routes in the order of their bounds. */
function insertRoute({ ids, origins, bounds }: LegRoutes, id: number, origin: number, bound: number): void {
  let place = ids.length;
  for (; place > 0 && (bounds[place - 1] as number) > bound; place -= 1) {
    ids[place] = ids[place - 1] as number;
    origins[place] = origins[place - 1] as number;
    bounds[place] = bounds[place - 1] as number;
  }
  ids[place] = id;
  origins[place] = origin;
  bounds[place] = bound;
}

export type LegFares = ReturnType<typeof openLegFares>;

/** Writes down the first and last day of a row that has any. */
function markEnds({ outBits, backBits }: RowShape, rows: Int32Array, at: number): void {
  let word = at + outBits;
  while (rows[word] === 0) word += 1;
  const bits = rows[word] as number;
  rows[at + FIRST_DAY] = (word - at - outBits) * BLOCK_DAYS + 31 - Math.clz32(bits & -bits);
  word = at + backBits - 1;
  while (rows[word] === 0) word -= 1;
  rows[at + LAST_DAY] = (word - at - outBits) * BLOCK_DAYS + 31 - Math.clz32(rows[word] as number);
}
