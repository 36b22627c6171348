import type { Season, Trip } from './compile-trip.ts';
import { type LegCosts, NO_FLIGHT } from './leg-costs.ts';
import { BLOCK_DAYS } from './memory.ts';

/** What flying there and back costs the party for a number of nights, by day of check-in, at its cheapest over all airports. */
export interface FlightPrices {
  /** By day of check-in from the trip's base; `NO_FLIGHT` where there is none. */
  readonly costs: readonly number[];
  /** The lowest of each word of days. */
  readonly lows: readonly number[];
  readonly lowest: number;
}

/** What flights cost at least for check-in on the days of each word. */
export interface FlightBounds {
  /** With the shortest stay of the trip: what they do cost. */
  readonly shortest: readonly number[];
  /** With a longer one. */
  readonly longer: readonly number[];
}

/** Flights by number of nights. Days and prices are reckoned when they are asked for: most lengths never are. */
export interface FlightOptions {
  /** No pair of flights costs less; `NO_FLIGHT` where there is none. */
  readonly lowest: number;
  /** A bit for each day of check-in with flights for so many nights. @param nights within those of the trip */
  daysFor(nights: number): Int32Array;
  /** The same for any number of nights from a first up to a last. */
  daysBetween(from: number, to: number): Int32Array;
  /** @param nights within those of the trip */
  forNights(nights: number): FlightPrices;
  bounds(): FlightBounds;
  /** Outbound routes with which a stay is flown at the lowest cost; the day is counted from the trip's base. */
  cheapestRoutes(day: number, nights: number): number[];
  /** Bytes kept at most, once all numbers of nights have been asked for. */
  size(): number;
}

/** Reckons each thing once. */
abstract class RememberedOptions implements FlightOptions {
  abstract readonly lowest: number;
  readonly #trip: Trip;
  readonly #days: Int32Array[] = [];
  readonly #prices: FlightPrices[] = [];
  #anyDays: Int32Array | null = null;
  #bounds: FlightBounds | null = null;

  constructor(trip: Trip) {
    this.#trip = trip;
  }

  daysFor(nights: number): Int32Array {
    const found = this.#days[nights - this.#trip.nightsFrom];
    if (found !== undefined) return found;
    const made = this.reckonDays(nights, nights);
    this.#days[nights - this.#trip.nightsFrom] = made;
    return made;
  }

  daysBetween(from: number, to: number): Int32Array {
    if (from === to) return this.daysFor(from);
    if (from !== this.#trip.nightsFrom || to !== this.#trip.nightsTo) return this.reckonDays(from, to);
    this.#anyDays ??= this.reckonDays(from, to);
    return this.#anyDays;
  }

  bounds(): FlightBounds {
    if (this.#bounds === null) {
      const { nightsFrom, nightsTo } = this.#trip;
      const shortest = this.forNights(nightsFrom).lows;
      // After the shortest: what was looked at for it says more of the others.
      const longer = nightsFrom === nightsTo ? shortest : this.reckonLeast();
      this.#bounds = { shortest, longer };
    }
    return this.#bounds;
  }

  forNights(nights: number): FlightPrices {
    const found = this.#prices[nights - this.#trip.nightsFrom];
    if (found !== undefined) return found;
    const made = sumUp(this.#trip, this.reckonCosts(nights));
    this.#prices[nights - this.#trip.nightsFrom] = made;
    return made;
  }

  abstract cheapestRoutes(day: number, nights: number): number[];
  abstract size(): number;
  /** Days with flights for some number of nights from a first up to a last. */
  protected abstract reckonDays(from: number, to: number): Int32Array;
  protected abstract reckonCosts(nights: number): number[];
  /** No flights for check-in on a day of a word cost less, whatever the number of nights. */
  protected abstract reckonLeast(): number[];
}

/** Flights to one airport, by what its legs cost. */
export class AirportOptions extends RememberedOptions {
  readonly lowest: number;
  readonly #trip: Trip;
  readonly #legs: LegCosts;

  constructor(trip: Trip, legs: LegCosts) {
    super(trip);
    this.lowest = legs.lowest;
    this.#trip = trip;
    this.#legs = legs;
  }

  reckonDays(from: number, to: number): Int32Array {
    return this.#legs.daysFor(from, to);
  }

  reckonCosts(nights: number): number[] {
    return this.#legs.pair(nights);
  }

  reckonLeast(): number[] {
    return this.#legs.leastByWord();
  }

  cheapestRoutes(day: number, nights: number): number[] {
    return this.#legs.routesAt(day, nights, this.forNights(nights).costs[day] as number);
  }

  size(): number {
    const { days, words, nightsFrom, nightsTo } = this.#trip;
    return this.#legs.bytes + (nightsTo - nightsFrom + 1) * (days + 2 * words) * 8;
  }
}

/** Flights to any of several airports: each is reckoned for itself, for hotels share them in many ways. */
class MergedOptions extends RememberedOptions {
  readonly lowest: number;
  readonly #trip: Trip;
  readonly #airports: readonly FlightOptions[];

  constructor(trip: Trip, airports: readonly FlightOptions[]) {
    super(trip);
    this.#trip = trip;
    this.#airports = airports;
    this.lowest = airports.reduce((lowest, { lowest: own }) => Math.min(lowest, own), NO_FLIGHT);
  }

  reckonDays(from: number, to: number): Int32Array {
    const days = new Int32Array(this.#trip.words);
    for (const airport of this.#airports) {
      const own = airport.daysBetween(from, to);
      for (let word = 0; word < days.length; word += 1) {
        days[word] = (days[word] as number) | (own[word] as number);
      }
    }
    return days;
  }

  reckonCosts(nights: number): number[] {
    const costs = new Array<number>(this.#trip.days).fill(NO_FLIGHT);
    for (const airport of this.#airports) takeLower(costs, airport.forNights(nights).costs);
    return costs;
  }

  reckonLeast(): number[] {
    const least = new Array<number>(this.#trip.words).fill(NO_FLIGHT);
    for (const airport of this.#airports) takeLower(least, airport.bounds().longer);
    return least;
  }

  cheapestRoutes(day: number, nights: number): number[] {
    const cost = this.forNights(nights).costs[day];
    return this.#airports
      .filter((airport) => airport.forNights(nights).costs[day] === cost)
      .flatMap((airport) => airport.cheapestRoutes(day, nights));
  }

  size(): number {
    return 0;
  }
}

/** Flights to any of several airports. */
export function mergeOptions(trip: Trip, airports: readonly FlightOptions[]): FlightOptions {
  const flown = airports.filter(({ lowest }) => lowest !== NO_FLIGHT);
  return flown.length === 1 ? (flown[0] as FlightOptions) : new MergedOptions(trip, flown);
}

/** Hotel-only: flying costs nothing, and any day will do that the request allows. */
export class FreeOptions extends RememberedOptions {
  readonly lowest = 0;
  readonly #trip: Trip;
  readonly #season: Season;

  constructor(trip: Trip, season: Season) {
    super(trip);
    this.#trip = trip;
    this.#season = season;
  }

  /** Days of check-in for which a stay of some length ends on a day of return lie side by side. */
  reckonDays(from: number, to: number): Int32Array {
    const days = new Int32Array(this.#trip.words);
    const last = this.#lastDay(from);
    for (let day = this.#firstDay(to); day <= last; day += 1) {
      days[day >> 5] = (days[day >> 5] as number) | (1 << (day & (BLOCK_DAYS - 1)));
    }
    return days;
  }

  reckonCosts(nights: number): number[] {
    const costs = new Array<number>(this.#trip.days).fill(NO_FLIGHT);
    const first = this.#firstDay(nights);
    const last = this.#lastDay(nights);
    return first <= last ? costs.fill(0, first, last + 1) : costs;
  }

  reckonLeast(): number[] {
    return new Array<number>(this.#trip.words).fill(0);
  }

  cheapestRoutes(): number[] {
    return [];
  }

  size(): number {
    return 0;
  }

  #firstDay(nights: number): number {
    return Math.max(this.#season.departure.from, this.#trip.return.from - nights) - this.#trip.base;
  }

  #lastDay(nights: number): number {
    return Math.min(this.#season.departure.to, this.#trip.return.to - nights) - this.#trip.base;
  }
}

function takeLower(numbers: number[], others: readonly number[]): void {
  for (let at = 0; at < numbers.length; at += 1) {
    if ((others[at] as number) < (numbers[at] as number)) numbers[at] = others[at] as number;
  }
}

function sumUp({ words }: Trip, costs: readonly number[]): FlightPrices {
  const lows = new Array<number>(words).fill(NO_FLIGHT);
  let lowest = NO_FLIGHT;
  for (let day = 0; day < costs.length; day += 1) {
    const cost = costs[day] as number;
    if (cost < (lows[day >> 5] as number)) lows[day >> 5] = cost;
    if (cost < lowest) lowest = cost;
  }
  return { costs, lows, lowest };
}
