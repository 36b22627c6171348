import { compareMoney, type Money, roundUpToWholeUnits } from '../../domain/money/money.ts';

/**
 * Returns the price to strike through next to the current one, or null (PRICE-001): only a comparison price above the current
 * price as it is shown, that is rounded up (PRICE-002). Both prices are in the shown currency and for the same party.
 * @throws TypeError when the currencies differ
 */
export function findStruckPrice(current: Money, comparison: Money | null | undefined): Money | null {
  if (comparison == null) return null;
  return compareMoney(comparison, roundUpToWholeUnits(current)) > 0 ? comparison : null;
}
