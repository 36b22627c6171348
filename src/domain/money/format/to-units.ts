import { minorUnitsPerUnit } from '../currency.ts';
import type { Money } from '../money.ts';

/** An amount as the number of its units, as analytics take it: 1,234.5 for 1,234.50 €. Nothing is calculated with it. */
export function toUnits({ amount, currency }: Money): number {
  return amount / minorUnitsPerUnit(currency);
}
