import { type Day, dayAt } from '../../time/calendar-day.ts';
import type { PackageDates, PriceFactors } from '../price-factors.ts';
import type { FormerFactor } from './past-factor.ts';
import { type Purchase, priceCheapestPackage } from './price-package.ts';
import { openFactorRewind } from './rewind-factors.ts';

/** What a batch of the supply replaced, and when. */
export interface PastBatch {
  /** Milliseconds since 1970: the former factors held until then. */
  readonly at: number;
  /** In the order in which they were replaced. */
  readonly former: readonly FormerFactor[];
}

/** A package that is offered now, and all that is known of its past. */
export interface OfferedPackage {
  readonly dates: PackageDates;
  readonly factors: PriceFactors;
  readonly purchase: Omit<Purchase, 'bookingDay'>;
  /** Minor units, of the whole party. */
  readonly total: number;
  /** Now: milliseconds since 1970. */
  readonly at: number;
}

export interface PackagePast {
  /** Newest first. */
  readonly batches: readonly PastBatch[];
  /** The first day of which all changes are among the batches, as of those after it. */
  readonly wholeFrom: Day;
}

/** A price, or that there was none, on a day of the seller: early booking makes another of each. */
export interface FormerPrice {
  readonly day: Day;
  readonly total: number | null;
}

/** The lowest prices of a package back from now, the newest first: one for each state of its factors and day. */
export function* listFormerPrices(offered: OfferedPackage, past: PackagePast): Generator<FormerPrice> {
  const { dates, purchase } = offered;
  const rewinding = openFactorRewind(dates, offered.factors);
  // A supplier's clock may be ahead of ours.
  let until = Math.max(offered.at, past.batches[0]?.at ?? 0) + 1;
  for (const { at, former } of [...past.batches, { at: Number.NEGATIVE_INFINITY, former: [] }]) {
    const factors = rewinding.factors();
    const began = at < 0 ? past.wholeFrom : Math.max(dayAt(new Date(at)), past.wholeFrom);
    // What held for no time was never for sale.
    for (let day = dayAt(new Date(until - 1)); at < until && day >= began; day -= 1) {
      yield { day, total: priceCheapestPackage(dates, factors, { ...purchase, bookingDay: day }) };
    }
    until = Math.min(until, at);
    for (const each of former.toReversed()) rewinding.rewind(each);
  }
}
