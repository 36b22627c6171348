import { priceHistory } from '../../defaults.ts';
import {
  listFormerPrices,
  type OfferedPackage,
  type PackagePast,
} from '../../domain/search/history/list-former-prices.ts';
import { type Day, dayAt } from '../../domain/time/calendar-day.ts';

/**
 * The price that a package may be compared with (OFFER-037): the lowest of the 30 days of the seller that end when its present price
 * began, and only where it is higher. Earlier moments of today count, moments out of sale do not. Null also where the
 * offer is not the cheapest of its package, and where the 30 days are not known as a whole.
 */
export function findComparisonPrice(offered: OfferedPackage, past: PackagePast): number | null {
  let running: Day = dayAt(new Date(offered.at));
  let began: Day | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  let isFirst = true;
  for (const { day, total } of listFormerPrices(offered, past)) {
    if (isFirst && total !== offered.total) return null;
    isFirst = false;
    if (began === null && total === offered.total) {
      running = day;
      continue;
    }
    began ??= running;
    if (day < began - priceHistory.comparisonDays) break;
    if (total !== null && total <= offered.total) return null;
    lowest = Math.min(lowest, total ?? lowest);
  }
  const isWhole = began !== null && past.wholeFrom <= began - priceHistory.comparisonDays;
  return isWhole && Number.isFinite(lowest) ? lowest : null;
}
