import { priceHistory } from '../../defaults.ts';
import {
  type FormerPrice,
  listFormerPrices,
  type OfferedPackage,
  type PackagePast,
} from '../../domain/search/history/list-former-prices.ts';
import { priceCheapestPackage } from '../../domain/search/history/price-package.ts';
import { type Day, dayAt } from '../../domain/time/calendar-day.ts';

/** What a package cost on the last days of the seller. */
export interface RecentPrices {
  /** The cheapest offer of the package at this moment, minor units of the whole party; null where it is not for sale. */
  readonly now: number | null;
  /** The lowest price of each day without a gap, the oldest first, today last; null on days without a sale. Days that are not known as a whole are left out. */
  readonly days: readonly FormerPrice[];
}

/** The lowest price at which a package could really be bought on each of the last days (`priceHistory.comparisonDays`), from the history that former prices come from (OFFER-037). */
export function listRecentPrices(offered: OfferedPackage, past: PackagePast): RecentPrices {
  const today = dayAt(new Date(offered.at));
  const first = Math.max(today - priceHistory.comparisonDays, past.wholeFrom);
  const lowest = new Map<Day, number>();
  for (const { day, total } of listFormerPrices(offered, past)) {
    if (day < first) break;
    // A supplier's clock may be ahead of ours.
    const seen = Math.min(day, today);
    if (total !== null) lowest.set(seen, Math.min(total, lowest.get(seen) ?? total));
  }
  const { dates, factors, purchase } = offered;
  const now = priceCheapestPackage(dates, factors, { ...purchase, bookingDay: today });
  const length = Math.max(0, today - first + 1);
  const days = Array.from({ length }, (_, at) => ({
    day: first + at,
    total: lowest.get(first + at) ?? null,
  }));
  return { now, days };
}
