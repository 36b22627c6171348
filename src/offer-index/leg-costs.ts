import type { Season, Trip } from './compile-trip.ts';
import { BLOCK_DAYS } from './memory.ts';

/** No flight: the sum of two still fits into 31 bits. */
export const NO_FLIGHT = 0x3fff_ffff;

/** Routes of a trip to an airport that are flown both ways, side by side. */
export interface LegRoutes {
  /** Rows of the outbound routes. */
  readonly ids: number[];
  /** No pair of a route's flights costs the party less. */
  readonly bounds: number[];
}

/**
 * Where things stand in the row of a route: first and last day of check-in from the trip's base; a bit for each day with a flight
 * there, and back; what flights there cost by day of check-in, and back by day of return after the shortest stay.
 */
export interface RowShape {
  /** First day of check-in from the trip's base; all costs are counted from it. */
  readonly start: number;
  /** The day after the last departure, on which only overnight flights arrive. */
  readonly late: number;
  readonly outBits: number;
  readonly backBits: number;
  readonly out: number;
  readonly back: number;
  /** What flights there cost at least on the days of each word, and after them what flights back do on any day. */
  readonly lows: number;
  readonly size: number;
}

export const FIRST_DAY = 0;
export const LAST_DAY = 1;

export function shapeRows(trip: Trip, { departure }: Season): RowShape {
  const start = departure.from - trip.base;
  const late = departure.to + 1 - trip.base;
  const days = late - start + 1;
  const outBits = LAST_DAY + 1;
  const backBits = outBits + trip.words;
  // Stays reach into the next word, and the one after it is looked at.
  const out = backBits + trip.words + 2;
  const back = out + days;
  const lows = back + days + trip.nightsTo - trip.nightsFrom;
  return { start, late, outBits, backBits, out, back, lows, size: lows + trip.words + 1 };
}

/** Knows the flights of routes, for a season of a trip. */
export interface LegSource {
  readonly trip: Trip;
  readonly shape: RowShape;
  /** Fills the row of a route. False where it is not flown both ways on the days of the trip. */
  fill(route: number, rows: Int32Array, at: number): boolean;
  /** Whether somebody who departs on the last day may arrive on the next. */
  mayArriveLate(route: number): boolean;
}

/** Rows that are reserved together: most airports need a few, some hundreds, and none is ever moved. */
const ROWS_AT_ONCE = 8;
const UNKNOWN = -2;
const NOT_FLOWN = -1;
const noRows = new Int32Array(0);

/**
 * What the legs to one airport cost by day. A route is looked at only where it may be cheaper than what is known, or fly when
 * nothing else does: of the hundreds that lead to a large airport few ever are.
 */
export class LegCosts {
  /** No pair of legs costs less; `NO_FLIGHT` where there is none. */
  readonly lowest: number;
  /** At most. */
  readonly bytes: number;
  readonly #source: LegSource;
  readonly #routes: LegRoutes;
  /** Number of each route's row. */
  readonly #known: number[];
  readonly #chunks: Int32Array[] = [];
  /** Chunk of the row that was asked for last. */
  #rows: Int32Array = noRows;
  #used = 0;

  constructor(source: LegSource, routes: LegRoutes) {
    const count = routes.ids.length;
    this.#source = source;
    this.#routes = routes;
    this.#known = new Array<number>(count).fill(UNKNOWN);
    this.lowest = routes.bounds.reduce((lowest, bound) => Math.min(lowest, bound), NO_FLIGHT);
    this.bytes = count * source.shape.size * 4;
  }

  /** The cheapest pair of legs for each day of check-in. */
  pair(nights: number): number[] {
    const { trip, shape } = this.#source;
    const costs = new Array<number>(trip.days).fill(NO_FLIGHT);
    const first = this.#firstDay(nights);
    const last = this.#lastDay(nights);
    const lastTimely = Math.min(last, shape.late - 1);
    let dearestDay = dearestOf(costs, first, lastTimely);
    let dearest = dearestDay < 0 ? -1 : NO_FLIGHT;
    const { ids, bounds } = this.#routes;
    for (let place = 0; place < ids.length; place += 1) {
      const bound = bounds[place] as number;
      const isTooDear = bound > dearest && (last < shape.late || bound > (costs[shape.late] as number));
      if (isTooDear || (bound > dearest && !this.#source.mayArriveLate(ids[place] as number))) continue;
      const at = this.#rowOf(place);
      if (at < 0) continue;
      addPairs(shape, this.#rows, at, nights - trip.nightsFrom, costs);
      if (dearestDay < 0 || costs[dearestDay] === dearest) continue;
      dearestDay = dearestOf(costs, first, lastTimely);
      dearest = costs[dearestDay] as number;
    }
    return costs;
  }

  /**
   * No pair for check-in on a day of a word costs less, whatever the number of nights. Routes are not filled for it: those that are
   * known say more than their bound.
   */
  leastByWord(): number[] {
    const { trip, shape } = this.#source;
    const { ids, bounds } = this.#routes;
    const least = new Array<number>(trip.words).fill(NO_FLIGHT);
    for (let place = 0; place < ids.length; place += 1) {
      const isKnown = this.#known[place] !== UNKNOWN;
      const at = isKnown ? this.#rowOf(place) : 0;
      if (at < 0) continue;
      const lows = at + shape.lows;
      const home = isKnown ? (this.#rows[lows + trip.words] as number) : 0;
      for (let word = shape.start >> 5; word <= shape.late >> 5; word += 1) {
        const cost = isKnown ? (this.#rows[lows + word] as number) + home : (bounds[place] as number);
        if (cost < (least[word] as number)) least[word] = cost;
      }
    }
    return least;
  }

  /** A bit for each day of check-in with a pair for some number of nights from a first up to a last. */
  daysFor(from: number, to: number): Int32Array {
    const { trip, shape } = this.#source;
    const bits = new Int32Array(trip.words);
    const last = this.#lastDay(from);
    const wanted = listDays(trip.words, this.#firstDay(to), Math.min(last, shape.late - 1));
    const late = last < shape.late ? 0 : 1 << (shape.late & (BLOCK_DAYS - 1));
    const lateWord = shape.late >> 5;
    const { ids } = this.#routes;
    for (let place = 0; place < ids.length; place += 1) {
      if (hasAll(bits, wanted)) {
        const isLateKnown = late === 0 || ((bits[lateWord] as number) & late) !== 0;
        if (isLateKnown || !this.#source.mayArriveLate(ids[place] as number)) continue;
      }
      const at = this.#rowOf(place);
      if (at >= 0) addDays(shape, this.#rows, at, from, to, bits);
    }
    return bits;
  }

  /** Outbound routes with a pair at a cost that is the lowest of the day. */
  routesAt(day: number, nights: number, cost: number): number[] {
    const { trip, shape } = this.#source;
    const { ids, bounds } = this.#routes;
    if (cost >= NO_FLIGHT) return [];
    return ids.filter((_, place) => {
      const at = (bounds[place] as number) > cost ? NOT_FLOWN : this.#rowOf(place);
      const rows = this.#rows;
      if (at < 0 || day < (rows[at + FIRST_DAY] as number) || day > (rows[at + LAST_DAY] as number))
        return false;
      const there = rows[at + shape.out + day - shape.start] as number;
      return (
        there + (rows[at + shape.back + day - shape.start + nights - trip.nightsFrom] as number) === cost
      );
    });
  }

  /** Days of check-in from which a stay ends on a day of return. */
  #firstDay(nights: number): number {
    const { trip, shape } = this.#source;
    return Math.max(shape.start, trip.return.from - nights - trip.base);
  }

  #lastDay(nights: number): number {
    const { trip, shape } = this.#source;
    return Math.min(shape.late, trip.return.to - nights - trip.base);
  }

  /** Where the row of a route begins in `#rows`, filled when it is first asked for; `NOT_FLOWN` where there is none. */
  #rowOf(place: number): number {
    const known = this.#known[place] as number;
    if (known === NOT_FLOWN) return NOT_FLOWN;
    const row = known === UNKNOWN ? this.#used : known;
    const at = this.#openRow(row);
    if (known !== UNKNOWN) return at;
    const isFlown = this.#source.fill(this.#routes.ids[place] as number, this.#rows, at);
    if (isFlown) this.#used += 1;
    this.#known[place] = isFlown ? row : NOT_FLOWN;
    return isFlown ? at : NOT_FLOWN;
  }

  #openRow(row: number): number {
    const { size } = this.#source.shape;
    const chunk = Math.floor(row / ROWS_AT_ONCE);
    const left = this.#known.length - chunk * ROWS_AT_ONCE;
    this.#chunks[chunk] ??= new Int32Array(Math.min(left, ROWS_AT_ONCE) * size);
    this.#rows = this.#chunks[chunk] as Int32Array;
    return (row % ROWS_AT_ONCE) * size;
  }
}

/** Takes the pairs of a route in where they are cheaper, without branches that cannot be foreseen. */
function addPairs(shape: RowShape, rows: Int32Array, at: number, longer: number, costs: number[]): void {
  const there = at + shape.out - shape.start;
  const home = at + shape.back - shape.start + longer;
  const end = (rows[at + LAST_DAY] as number) + 1;
  for (let day = rows[at + FIRST_DAY] as number; day < end; day += 1) {
    const cost = costs[day] as number;
    const less = ((rows[there + day] as number) + (rows[home + day] as number) - cost) | 0;
    costs[day] = cost + (less & (less >> 31));
  }
}

/** Adds days of a route with a flight back after some number of nights. */
function addDays(
  shape: RowShape,
  rows: Int32Array,
  at: number,
  from: number,
  to: number,
  bits: Int32Array,
): void {
  const lengths = to - from + 1;
  for (let word = 0; word < bits.length; word += 1) {
    const wanted = (rows[at + shape.outBits + word] as number) & ~(bits[word] as number);
    if (wanted === 0) continue;
    let home = rows[at + shape.backBits + word] as number;
    let later = rows[at + shape.backBits + word + 1] as number;
    // Days from which one of so many lengths ends on a day of return; twice as many with each step.
    for (let taken = 1; taken < lengths; ) {
      const step = Math.min(taken, lengths - taken);
      home |= (home >>> step) | (later << (BLOCK_DAYS - step));
      later |= later >>> step;
      taken += step;
    }
    bits[word] = (bits[word] as number) | (wanted & ((home >>> from) | (later << (BLOCK_DAYS - from))));
  }
}

/** The day with the highest cost; -1 of none. */
function dearestOf(costs: readonly number[], first: number, last: number): number {
  let dearestDay = -1;
  let dearest = -1;
  for (let day = first; day <= last && dearest < NO_FLIGHT; day += 1) {
    const cost = costs[day] as number;
    if (cost <= dearest) continue;
    dearest = cost;
    dearestDay = day;
  }
  return dearestDay;
}

/** Days from a first up to a last, as bits. */
function listDays(words: number, first: number, last: number): Int32Array {
  const bits = new Int32Array(words);
  for (let day = first; day <= last; day += 1) {
    bits[day >> 5] = (bits[day >> 5] as number) | (1 << (day & (BLOCK_DAYS - 1)));
  }
  return bits;
}

function hasAll(bits: Int32Array, wanted: Int32Array): boolean {
  for (let word = 0; word < wanted.length; word += 1) {
    if (((wanted[word] as number) & ~(bits[word] as number)) !== 0) return false;
  }
  return true;
}
