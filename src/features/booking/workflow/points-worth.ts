import type { RedeemedMiles } from '../../../domain/booking/order-payments.ts';

/** The points that a part of redeemed miles is worth, halves rounded up; all of them for the whole. @param part minor units */
export function pointsWorth(
  { points, amount }: Pick<RedeemedMiles, 'points' | 'amount'>,
  part: number,
): number {
  return Math.floor((2 * points * part + amount) / (2 * amount));
}
