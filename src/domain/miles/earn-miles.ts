import { minorUnitsPerUnit } from '../money/currency.ts';
import type { Money } from '../money/money.ts';

/** Rates in thousandths of a mile for a whole unit of the price (OFFER-041). */
export interface MileRates {
  readonly regular: number;
  readonly boost: number;
  /** Word of a hotel's name that makes it one of the collection. */
  readonly collection: string;
}

/**
 * Calculates the miles earned on a hotel stay: floor(total price × rate) (OFFER-039), at the boost rate when the
 * hotel's name contains the collection's (OFFER-040). Calculates in integers, because 0.1 + 0.2 would lose a mile.
 */
export function earnMiles(
  total: Money,
  hotelName: string,
  { regular, boost, collection }: MileRates,
): number {
  const rate = collection !== '' && hotelName.includes(collection) ? boost : regular;
  return Math.floor((total.amount * rate) / (minorUnitsPerUnit(total.currency) * 1000));
}
