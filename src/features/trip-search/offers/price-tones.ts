/** How dear a choice is among its neighbours. */
export type PriceTone = 'low' | 'middle' | 'high';

export interface PriceScale {
  /** The lowest amount; null where there is none. */
  readonly cheapest: number | null;
  /** Null where nothing tells the amounts apart. */
  readonly toneOf: (amount: number) => PriceTone | null;
}

/**
 * Sorts prices into thirds of the way from the lowest to the highest. Thirds of the way, not of the count: a month of
 * nearly equal prices with one dear day shows one dear day.
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
