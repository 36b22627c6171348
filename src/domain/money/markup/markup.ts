/**
 * What a price rule makes of what is bought, for one party: the margin on the converted price, rounded up to the minor unit, and the amount
 * on top of it, rounded up to the price's ending. Pinned when a checkout is created. More bought is never charged as less.
 */
export interface Markup {
  /** Key of the brand's rule. */
  readonly rule: string;
  /** Hundredths of a per cent of what is bought. */
  readonly marginBasisPoints: number;
  /** Markups and fees of the party together, minor units of the charged currency. */
  readonly amount: number;
  /** Prices are multiples of so many minor units, less `below`; 1 and 0 for any price. */
  readonly step: number;
  readonly below: number;
}

/** The next price with the ending of a markup, from an amount on. */
export function roundUpTo({ step, below }: Pick<Markup, 'step' | 'below'>, amount: number): number {
  return Math.ceil((amount + below) / step) * step - below;
}

/** The highest price with the ending of a markup that is no more than a limit. */
export function roundDownTo({ step, below }: Pick<Markup, 'step' | 'below'>, limit: number): number {
  return Math.floor((limit + below) / step) * step - below;
}

/** Shares a total out in whole minor units by weights: the largest rests are raised, the first of equal ones. @param weights 0 or more */
export function splitByWeights(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, at) => (at === 0 ? total : 0));
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const shares = exact.map((value) => value / sum);
  const missing = total - Number(shares.reduce((all, share) => all + share, 0n));
  const restOf = (at: number) => (exact[at] ?? 0n) % sum;
  const byRest = weights
    .map((_, at) => at)
    .sort((one, other) => Number(restOf(other) > restOf(one)) - Number(restOf(one) > restOf(other)));
  const raised = new Set(byRest.slice(0, missing));
  return shares.map((share, at) => Number(share) + (raised.has(at) ? 1 : 0));
}
