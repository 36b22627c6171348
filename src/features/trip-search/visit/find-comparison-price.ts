import { priceTimings } from '../../../defaults.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';

/** The lowest price at which an offer was shown on a day. */
export interface OfferedPrice {
  readonly day: Day;
  readonly total: number;
}

/**
 * The price an offer may be compared with: the lowest at which the same offer, for the same party, was really shown on
 * the 30 days before today, and only where it lies above the current price (OFFER-037). Today's own prices do not count:
 * the current one is among them.
 */
export function findComparisonPrice(
  current: number,
  history: readonly OfferedPrice[],
  today: Day,
): number | null {
  const former = history.filter(({ day }) => day < today && day >= today - priceTimings.comparisonDays);
  const lowest = Math.min(...former.map(({ total }) => total));
  return Number.isFinite(lowest) && lowest > current ? lowest : null;
}
