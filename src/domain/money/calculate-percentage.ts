/**
 * A share of an amount, halves rounded up.
 * @param amount minor units, 0 or more
 * @param percent 0 or more; 7 is 7 per cent
 */
export function calculatePercentage(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}
