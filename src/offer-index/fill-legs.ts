import { mayArriveLate } from './cheapest-legs.ts';
import type { Season, Trip } from './compile-trip.ts';
import { OVERNIGHT_SHIFT, SEATS_SHIFT } from './flight-rows.ts';
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
import { listRoutes } from './leg-fares.ts';
import type { LegPrices, LegRequest } from './leg-prices.ts';
import { BLOCK_DAYS, type Memory, ringBlock } from './memory.ts';

/** What stays the same for all routes of a request. */
interface Job extends LegRequest {
  readonly shape: RowShape;
}

/**
 * Reckons what legs cost, day by day. A search for anywhere spends much of its time here, and what a day holds cannot be
 * foreseen: there are no branches but the rare ones. The lesser of two numbers is `one + (less & (less >> 31))`.
 */
export function openLegFares(memory: Memory, prices: LegPrices) {
  const { cheapestLeg } = memory;
  const routeRows = memory.capacity.routes;

  /** Fills the way there by day of check-in. False where there is none. */
  const fillOut = (job: Job, route: number, rows: Int32Array, at: number): boolean => {
    const { trip, shape } = job;
    const { there } = job.verdicts;
    const { from, to } = job.season.departure;
    const bitsAt = at + shape.outBits;
    let place = at + shape.out;
    /** Whoever departed the day before and arrives now. */
    let overnight = NO_FLIGHT;
    let lowest = NO_FLIGHT;
    const lowsAt = at + shape.lows;
    const lateWord = shape.late >> 5;
    rows[bitsAt + lateWord] = 0;
    rows[lowsAt + lateWord] = NO_FLIGHT;
    for (let day = from; day <= to; ) {
      const block = (ringBlock(day) * routeRows + route) * BLOCK_DAYS;
      const word = (day - trip.base) >> 5;
      const lastOfBlock = Math.min(to, day | (BLOCK_DAYS - 1));
      let bits = 0;
      let low = NO_FLIGHT;
      for (; day <= lastOfBlock; day += 1) {
        const cell = block + (day & (BLOCK_DAYS - 1));
        const leg = cheapestLeg[cell] as number;
        const taken = prices.priceWord(job, leg, cell, there[leg >>> SEATS_SHIFT] as number);
        const arrivesNext = -((leg >>> OVERNIGHT_SHIFT) & 1) & NO_FLIGHT;
        let same = taken | arrivesNext;
        let next = taken | (arrivesNext ^ NO_FLIGHT);
        if (taken < 0) {
          const scanned = prices.scanDay(job, route, day);
          same = scanned.same;
          next = scanned.next;
        }
        const less = same - overnight;
        const cost = overnight + (less & (less >> 31));
        overnight = next;
        rows[place] = cost;
        place += 1;
        bits |= ((cost - NO_FLIGHT) >>> 31) << (day & (BLOCK_DAYS - 1));
        const lower = cost - low;
        low += lower & (lower >> 31);
      }
      rows[bitsAt + word] = bits;
      rows[lowsAt + word] = low;
      lowest = Math.min(lowest, low);
    }
    rows[place] = overnight;
    if (overnight < NO_FLIGHT) {
      rows[bitsAt + lateWord] = (rows[bitsAt + lateWord] as number) | (1 << (shape.late & (BLOCK_DAYS - 1)));
      rows[lowsAt + lateWord] = Math.min(rows[lowsAt + lateWord] as number, overnight);
    }
    return Math.min(lowest, overnight) < NO_FLIGHT;
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
        let cost = prices.priceWord(job, leg, cell, verdicts[leg >>> SEATS_SHIFT] as number);
        if (cost < 0) {
          const { same, next } = prices.scanDay(job, route, day);
          cost = Math.min(same, next);
        }
        rows[place + day] = cost;
        bits |= ((cost - NO_FLIGHT) >>> 31) << (day & (BLOCK_DAYS - 1));
        const lower = cost - lowest;
        lowest += lower & (lower >> 31);
      }
      rows[bitsAt + word] = bits;
    }
    rows[at + shape.lows + trip.words] = lowest;
    return lowest < NO_FLIGHT;
  };

  /** Routes to an airport, the cheapest first as far as can be told. */
  const boundRoutes = (job: Job, airport: number): LegRoutes => {
    const { trip, season } = job;
    const from = season.departure.from - trip.base;
    const to = season.departure.to - trip.base;
    const firstBack = Math.max(from + trip.nightsFrom, trip.return.from - trip.base);
    const lastBack = Math.min(to + 1 + trip.nightsTo, trip.return.to - trip.base);
    const routes: LegRoutes = { ids: [], bounds: [] };
    for (const id of listRoutes(memory, trip, airport)) {
      const there = prices.boundRoute(job, id, from, to);
      const back = prices.boundRoute(job, (memory.routeBack[id] as number) - 1, firstBack, lastBack);
      if (there === NO_FLIGHT || back === NO_FLIGHT) continue;
      insertRoute(routes, id, there + back);
    }
    return routes;
  };

  return {
    /** Legs of a season of a trip, from any of its origins to an airport. */
    open(trip: Trip, season: Season): (airport: number) => LegCosts {
      const job: Job = { ...prices.open(trip, season), shape: shapeRows(trip, season) };
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
function insertRoute({ ids, bounds }: LegRoutes, id: number, bound: number): void {
  let place = ids.length;
  for (; place > 0 && (bounds[place - 1] as number) > bound; place -= 1) {
    ids[place] = ids[place - 1] as number;
    bounds[place] = bounds[place - 1] as number;
  }
  ids[place] = id;
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
