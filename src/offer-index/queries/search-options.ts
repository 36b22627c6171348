import * as at from '../memory/layout.ts';
import type { HotelRows } from './candidates.ts';
import type { Enquiry } from './search-context.ts';

/** What distinguishes the options, and how many there are. */
interface Column {
  readonly by: typeof at.BY_DAY | typeof at.BY_NIGHTS | typeof at.BY_ORIGIN;
  readonly count: number;
  /** The option by day of departure, counted from the trip's base. */
  readonly byDay?: Int32Array;
}

/**
 * Looks for the cheapest offer of each option of some hotels, and names those there are.
 * @returns the address of an option's offer by its place in the column, 0 where there is none
 */
export function searchOptions(
  { context, address }: Enquiry,
  hotels: HotelRows,
  { by, count, byDay = new Int32Array(0) }: Column,
): (option: number) => number {
  const { kernel } = context;
  const bests = kernel.take(count * at.OFFER_WORDS);
  const days = kernel.place(byDay);
  const options = kernel.place([by, bests, days, count]);
  kernel.calls.searchOptions(address(), options, hotels.address, hotels.count);
  kernel.calls.addOptionFlights(address(), options);
  const first = bests >>> 2;
  return (option) => {
    const place = first + option * at.OFFER_WORDS;
    return (kernel.words[place + at.OFFER_PLAN] as number) < 0 ? 0 : place * 4;
  };
}
