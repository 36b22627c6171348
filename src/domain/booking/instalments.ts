import { instalmentPolicy } from '../../defaults.ts';
import { calculatePercentage } from '../money/calculate-percentage.ts';
import { type PackagePrice, totalOf } from '../money/package-price.ts';
import type { TariffTerms } from '../search/tariff-terms.ts';
import { type Day, formatDay } from '../time/calendar-day.ts';

/** How an order is paid in two parts (CONST-027): they add up to what card, account or wallet pay. Minor units of the charged currency. */
export interface Instalments {
  /** Charged with the order; 0 where all of it is paid by link, after a booking on the telephone. */
  readonly deposit: number;
  /** Charged later; at least 1. */
  readonly balance: number;
  /** The last day to pay the balance, `YYYY-MM-DD`. */
  readonly dueOn: string;
}

/**
 * Plans deposit and balance of an order (CONST-027); null where it is paid at once: the tariff has no deposit, the total is below the
 * brand's threshold, the departure is near, or one of the parts would be nothing.
 * @param total what vouchers and miles leave to pay, minor units
 * @param departure day of the outbound flight, or of check-in without flights
 * @param threshold the least total that is paid in two parts, minor units
 */
export function planInstalments(
  total: number,
  {
    terms,
    departure,
    today,
    threshold,
  }: {
    readonly terms: Pick<TariffTerms, 'deposit'>;
    readonly departure: Day;
    readonly today: Day;
    readonly threshold: number;
  },
): Instalments | null {
  if (terms.deposit === null || total < threshold) return null;
  const { percent, balanceDaysBefore } = terms.deposit;
  const dueOn = Math.min(departure - balanceDaysBefore, lastDueDay(departure));
  if (dueOn - today < instalmentPolicy.leastDaysToBalance) return null;
  const deposit = calculatePercentage(total, percent);
  const balance = total - deposit;
  return deposit < 1 || balance < 1 ? null : { deposit, balance, dueOn: formatDay(dueOn) };
}

/** The last day on which a balance may be due: where it does not come, the trip is cancelled on the day before it begins. */
export function lastDueDay(departure: Day): Day {
  return departure - instalmentPolicy.graceDays - 2;
}

/** The one amount that an order's own payment charges, minor units: the deposit where it is paid in two parts, else `totalOf` its price. */
export function chargedNow({
  price,
  instalments,
}: {
  readonly price: PackagePrice;
  readonly instalments?: Instalments | undefined;
}): number {
  return instalments?.deposit ?? totalOf(price);
}
