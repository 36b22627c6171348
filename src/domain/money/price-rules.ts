import { compareMoney, type Money, multiplyMoney, roundUpToWholeUnits } from './money.ts';

/** Travellers a total is for when their number is not known (PRICE-007). */
export const DEFAULT_TRAVELLER_COUNT = 2;

export type PriceRequest = Readonly<{
  /** The price of the whole party instead of one person's (PRICE-006). */
  total?: boolean;
  /** Whole number of 1 or more. */
  travellerCount?: number;
}>;

/**
 * The price a page asks for: per person, or the total of the party (PRICE-006, PRICE-007).
 *
 * Exact: a price is multiplied first, converted for display second and rounded up once, last, by `formatPrice`
 * (PRICE-015). So the total of two at 99.50 is 199, not twice the 100 shown per person, and equals what is charged.
 * @testSupport no page multiplies a price per person: offers carry both (PRICE-006, PRICE-007)
 */
export function resolvePrice(perPerson: Money, request: PriceRequest = {}): Money {
  if (!request.total) return perPerson;
  const { travellerCount = DEFAULT_TRAVELLER_COUNT } = request;
  if (travellerCount < 1) throw new RangeError(`A total is for 1 traveller or more, not ${travellerCount}`);
  return multiplyMoney(perPerson, travellerCount);
}

/**
 * Returns the price to strike through next to the current one, or null (PRICE-001): only a comparison price above the current
 * price as it is shown, that is rounded up (PRICE-002). Both prices are in the shown currency and for the same party.
 * @throws TypeError when the currencies differ
 */
export function findStruckPrice(current: Money, comparison: Money | null | undefined): Money | null {
  if (comparison == null) return null;
  return compareMoney(comparison, roundUpToWholeUnits(current)) > 0 ? comparison : null;
}
