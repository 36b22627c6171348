import { type Day, dayOf, splitDay } from '../../../domain/time/calendar-day.ts';

/**
 * The last day on which a voucher can be redeemed: the end of a year, as periods of limitation end (§§ 195 and 199 of the German civil code).
 * @param sold day of its sale
 * @param years for which the brand's vouchers are good after the year of the sale
 */
export function lastDayOfVoucher(sold: Day, years: number): Day {
  return dayOf(splitDay(sold).year + years, 12, 31);
}
