/**
 * What each gets of an amount: in their order, each as much as it takes.
 * @param amount minor units
 * @param limits what each takes at most, minor units; below 0 is nothing
 * @returns a part for each; together less than the amount where all take less
 */
export function splitInOrder(amount: number, limits: readonly number[]): readonly number[] {
  let rest = amount;
  return limits.map((limit) => {
    const part = Math.min(rest, Math.max(0, limit));
    rest -= part;
    return part;
  });
}
