import { type Money, roundUpToWholeUnits, subtractMoney } from '../../../../domain/money/money.ts';

/**
 * Calculates the difference of two prices as shown, both rounded up (PRICE-005), so that it matches what a shopper
 * subtracts on the page.
 * @throws TypeError when the currencies differ
 */
export function subtractAsShown(left: Money, right: Money): Money {
  return subtractMoney(roundUpToWholeUnits(left), roundUpToWholeUnits(right));
}
