/**
 * Calculates the miles of an offer: the price of one person times the rate, rounded down (MILES-006). Calculates in
 * thousandths of a mile, because 0.1 + 0.2 would lose one.
 * @param price whole units
 * @param rate miles for a unit, to three decimals
 */
export function calculateMiles(price: number, rate: number): number {
  return Math.floor((price * Math.round(rate * 1000)) / 1000);
}
