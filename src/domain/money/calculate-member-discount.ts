import { calculatePercentage } from './calculate-percentage.ts';
import { discountDownTo } from './discount-down-to.ts';

/**
 * What a verified member saves on flights and stay (DISC-005), in minor units: the first of all discounts, halves of a cent rounded up.
 * Extras are not discounted.
 * @param base price of flights and stay that everybody pays, minor units
 * @param percent 0 to 50, in steps of a half; 0 for guests
 * @param floorPrice of the tariff, minor units; null for none
 */
export function calculateMemberDiscount(base: number, percent: number, floorPrice: number | null): number {
  return discountDownTo(floorPrice, base, calculatePercentage(base, percent));
}
