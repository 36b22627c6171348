import { calculatePercentage } from './calculate-percentage.ts';
import { discountDownTo } from './discount-down-to.ts';

/**
 * What a shop does with the cards of a range of numbers (DISC-002, checkout ):
 * - `default`: accepted
 * - `discount`: accepted, and the card discount is taken off
 * - `allow`: accepted without the discount, and the page says so (DISC-004)
 */
export type CardStrategy = 'default' | 'discount' | 'allow';

/** Cards whose numbers begin with digits from `from` to `to`, both inclusive. */
export interface CardNumberRange {
  /** As many digits as `to`, 1 to 6. */
  readonly from: string;
  readonly to: string;
  readonly strategy: CardStrategy;
}

/** Percentage of flights and stay that a card of a `discount` range saves (DISC-003, CONST-020). */
export const CARD_DISCOUNT_PER_CENT = 7;

/**
 * What the shop does with a card: the first range that holds it decides; a card of none is not accepted (VALID-056).
 * @param firstDigits the first 6 digits of its number (CONST-021)
 */
export function findCardStrategy(
  ranges: readonly CardNumberRange[],
  firstDigits: string,
): CardStrategy | 'disallowed' {
  if (!/^\d{6}$/.test(firstDigits)) return 'disallowed';
  return ranges.find((range) => holds(range, firstDigits))?.strategy ?? 'disallowed';
}

function holds({ from, to }: CardNumberRange, firstDigits: string): boolean {
  const digits = firstDigits.slice(0, from.length);
  return digits >= from && digits <= to;
}

/**
 * The card discount in minor units: 7 per cent of flights and stay, halves rounded up; extras are not discounted.
 * @param price of flights and stay after the member discount, minor units
 * @param floorPrice of the tariff, minor units; null for none
 */
export function calculateCardDiscount(
  strategy: CardStrategy,
  price: number,
  floorPrice: number | null,
): number {
  if (strategy !== 'discount') return 0;
  return discountDownTo(floorPrice, price, calculatePercentage(price, CARD_DISCOUNT_PER_CENT));
}
