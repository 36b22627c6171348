/** How expensive a choice is compared with the others. */
export type PriceTone = 'low' | 'middle' | 'high';

export interface PriceScale {
  /** The lowest amount; null where there is none. */
  readonly cheapest: number | null;
  /** Null when all amounts are equal. */
  readonly toneOf: (amount: number) => PriceTone | null;
}

/**
 * Divides the range from the lowest to the highest price into thirds. Does not divide by count: a month of nearly equal
 * prices with one expensive day shows one expensive day.
 * @param amounts minor units
 */
export function scalePrices(amounts: readonly number[]): PriceScale {
  if (amounts.length === 0) return { cheapest: null, toneOf: () => null };
  const lowest = Math.min(...amounts);
  const span = Math.max(...amounts) - lowest;
  if (span === 0) return { cheapest: lowest, toneOf: () => null };
  return {
    cheapest: lowest,
    toneOf(amount) {
      const way = (amount - lowest) / span;
      if (way <= 1 / 3) return 'low';
      return way <= 2 / 3 ? 'middle' : 'high';
    },
  };
}
