import { recentPricePolicy } from '../../defaults.ts';
import type { FormerPrice } from '../../domain/search/history/list-former-prices.ts';
import { medianOf } from '../../domain/search/median-of.ts';

/** What the days before today say about the price of now. */
export interface PriceJudgement {
  /** Days before today on which the trip was for sale. */
  readonly daysSold: number;
  /** Lowest and usual price of these days, minor units; null where they are too few to say so. */
  readonly compared: { readonly lowest: number; readonly usual: number } | null;
  /** The price of now is none of the usual ones: by the rule of `recentPricePolicy`. */
  readonly isGood: boolean;
}

/**
 * Judges the price of now by what was really asked on the days before. Usual is the median of their lowest prices. A price is good where none of these
 * days had a lower one and it is so many per cent below the usual; where the trip was for sale on too few of them nothing is said.
 * @param days the lowest price of each, today last
 */
export function judgePrice(now: number, days: readonly FormerPrice[]): PriceJudgement {
  const sold = days.slice(0, -1).flatMap(({ total }) => (total === null ? [] : [total]));
  if (sold.length < recentPricePolicy.fewestDays)
    return { daysSold: sold.length, compared: null, isGood: false };
  const lowest = Math.min(...sold);
  const usual = medianOf(sold);
  const isGood = now <= lowest && 100 * now <= usual * (100 - recentPricePolicy.goodPercent);
  return { daysSold: sold.length, compared: { lowest, usual }, isGood };
}
