import type { MarketCode } from '../places/market.ts';
import { type Day, dayOf, splitDay } from '../time/calendar-day.ts';

/**
 * Years for which a voucher is good from the end of the year of its sale: the general period of limitation of each market's law, such as
 * §§ 195 and 199 of the German civil code.
 */
export const VOUCHER_YEARS: Readonly<Record<MarketCode, number>> = {
  de: 3,
  at: 30,
  ch: 10,
  gb: 6,
  ie: 6,
  it: 10,
  es: 5,
};

/** The last day on which a voucher can be redeemed. @param sold day of its sale */
export function lastDayOf(sold: Day, market: MarketCode): Day {
  return dayOf(splitDay(sold).year + VOUCHER_YEARS[market], 12, 31);
}
