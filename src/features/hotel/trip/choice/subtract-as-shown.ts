import { type Money, roundUpToWholeUnits, subtractMoney } from '../../../../domain/money/money.ts';

/**
 * The difference of two prices where both are shown rounded up (PRICE-005): whoever subtracts what they read gets the same.
 * @throws TypeError when the currencies differ
 */
export function subtractAsShown(left: Money, right: Money): Money {
  return subtractMoney(roundUpToWholeUnits(left), roundUpToWholeUnits(right));
}
