import type { Trip } from './compile-trip.ts';
import * as at from './layout.ts';
import type { SearchContext } from './search-context.ts';

/** The cheapest stay of an option, and the outbound route on which it is flown, -1 for none. */
export interface BestOption {
  /** Its place in the column. */
  readonly option: number;
  readonly plan: number;
  readonly checkIn: number;
  readonly nights: number;
  readonly route: number;
}

/** What options are told apart by, and how many there are. */
interface Column {
  readonly by: typeof at.BY_DAY | typeof at.BY_NIGHTS | typeof at.BY_ORIGIN;
  readonly count: number;
  /** The option by day of departure, counted from the trip's base. */
  readonly byDay?: Int32Array;
}

/** Looks for the cheapest offer of each option of some hotels; those that have one, in their order. */
export function searchOptions(
  { kernel, trips }: SearchContext,
  trip: Trip,
  hotels: readonly number[],
  { by, count, byDay = new Int32Array(0) }: Column,
): BestOption[] {
  const list = kernel.place(Uint32Array.from(hotels));
  const bests = kernel.take(count * at.BEST_WORDS);
  const days = kernel.place(byDay);
  const options = kernel.take(at.OPTIONS_WORDS);
  const { words, doubles } = kernel;
  words.set([by, bests, days], options >>> 2);
  const first = bests >>> 2;
  const end = first + count * at.BEST_WORDS;
  for (let best = first; best < end; best += at.BEST_WORDS) {
    doubles[best >>> 1] = trip.maxTotal;
    words[best + at.BEST_PLAN] = -1;
  }
  kernel.calls.searchOptions(trips.addressOf(trip), options, list, hotels.length);
  const found: BestOption[] = [];
  for (let best = first; best < end; best += at.BEST_WORDS) {
    const plan = words[best + at.BEST_PLAN] as number;
    if (plan < 0) continue;
    found.push({
      option: (best - first) / at.BEST_WORDS,
      plan,
      checkIn: words[best + at.BEST_CHECK_IN] as number,
      nights: words[best + at.BEST_NIGHTS] as number,
      route: words[best + at.BEST_ROUTE] as number,
    });
  }
  return found;
}
