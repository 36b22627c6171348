import { decimalPlacesOf, minorUnitsPerUnit } from './currency.ts';
import type { Money } from './money.ts';

/** Formats an amount for machines, such as JSON-LD: whole units, a dot and the minor units, without currency or grouping. */
export function formatDecimalAmount({ amount, currency }: Money): string {
  return (amount / minorUnitsPerUnit(currency)).toFixed(decimalPlacesOf(currency));
}
