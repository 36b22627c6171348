import { deliveryChecks } from '../../../../defaults.ts';

/** A price before and after, in minor units. */
export type PricePair = readonly [before: number, after: number];

/** How the prices of one plan or flight relate to the present ones. */
export interface PriceMove {
  /** Median of new price by old price. */
  readonly median: number;
  /** Prices compared, and their sums. */
  readonly count: number;
  readonly before: number;
  readonly after: number;
  /** Of them those that the ratio at the same place explains, to within a step of the price. */
  readonly explained: readonly number[];
}

/**
 * Null where there is nothing to compare.
 * @param ratios between the supply's currency and others, both ways
 * @param step minor units to which prices are rounded
 */
export function compareNumbers(
  pairs: readonly PricePair[],
  ratios: readonly number[],
  step: number,
): PriceMove | null {
  const priced = pairs.filter(([before, after]) => before > 0 && after > 0);
  if (priced.length === 0) return null;
  const sorted = priced.map(([before, after]) => after / before).sort((one, other) => one - other);
  return {
    median: sorted[Math.floor((sorted.length - 1) / 2)] as number,
    count: priced.length,
    before: priced.reduce((sum, [before]) => sum + before, 0),
    after: priced.reduce((sum, [, after]) => sum + after, 0),
    explained: ratios.map(
      (ratio) => priced.filter(([before, after]) => Math.abs(before * ratio - after) <= step).length,
    ),
  };
}

/** Prices that nobody asks on purpose after the present ones, such as a hundredth or the tenfold. */
export function isFarOff({ median }: Pick<PriceMove, 'median'>): boolean {
  return median >= deliveryChecks.farOff || median <= 1 / deliveryChecks.farOff;
}

/** True where nearly all prices of a delivery, and their sum, have moved by one rate of exchange. */
export function isOtherCurrency(moves: readonly PriceMove[], ratios: readonly number[]): boolean {
  const sum = (read: (move: PriceMove) => number) => moves.reduce((total, move) => total + read(move), 0);
  const count = sum((move) => move.count);
  if (count < deliveryChecks.leastPrices) return false;
  const moved = sum(({ after }) => after) / sum(({ before }) => before);
  return ratios.some(
    (ratio, at) =>
      Math.abs(moved / ratio - 1) <= deliveryChecks.nearRate &&
      sum(({ explained }) => explained[at] ?? 0) >= count * deliveryChecks.explainedShare,
  );
}

/** Units of other currencies for one of the supply's, and the other way round. */
export function listRatios(rates: Readonly<Partial<Record<string, string>>>): readonly number[] {
  return Object.values(rates)
    .map(Number)
    .filter((rate) => rate !== 1)
    .flatMap((rate) => [rate, 1 / rate]);
}
