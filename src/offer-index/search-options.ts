import type { HotelList } from './candidates.ts';
import * as at from './layout.ts';
import { openOffer } from './read-offers.ts';
import type { Enquiry } from './search-context.ts';

/** The cheapest offer of an option, named, by its address. */
export interface FoundOption {
  /** Its place in the column. */
  readonly option: number;
  readonly offer: number;
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
  { context, trip, address }: Enquiry,
  hotels: HotelList,
  { by, count, byDay = new Int32Array(0) }: Column,
): FoundOption[] {
  const { kernel } = context;
  const bests = kernel.take(count * at.OFFER_WORDS);
  const days = kernel.place(byDay);
  const options = kernel.take(at.OPTIONS_WORDS);
  const { words } = kernel;
  words.set([by, bests, days], options >>> 2);
  const offerOf = (option: number) => bests + option * at.OFFER_WORDS * 4;
  for (let option = 0; option < count; option += 1) openOffer(kernel, offerOf(option), trip.maxTotal);
  kernel.calls.searchOptions(address(), options, hotels.address, hotels.count);
  kernel.calls.nameOptions(address(), options, count);
  const found: FoundOption[] = [];
  for (let option = 0; option < count; option += 1) {
    const offer = offerOf(option);
    if ((words[(offer >>> 2) + at.OFFER_PLAN] as number) >= 0) found.push({ option, offer });
  }
  return found;
}
