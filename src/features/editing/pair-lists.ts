import { editingLimits } from '../../defaults.ts';

/** Two lists side by side: items that are the same, items that became others, and what only one of them has. */
export type Pairing =
  | { readonly kind: 'both'; readonly before: number; readonly after: number }
  | { readonly kind: 'removed'; readonly before: number }
  | { readonly kind: 'added'; readonly after: number };

/**
 * Pairs the items of two lists. The longest common part stays in its order; between its items those left over are paired from the
 * front, as changed, and what then remains was added or removed. So an item put in at the beginning is one item added, and not
 * a change of all that follow.
 * @param isSame whether two items are the same
 */
export function pairLists(
  before: number,
  after: number,
  isSame: (a: number, b: number) => boolean,
): Pairing[] {
  const pairs: Pairing[] = [];
  let [a, b] = [0, 0];
  for (const [nextA, nextB] of [...findCommon(before, after, isSame), [before, after] as const]) {
    while (a < nextA || b < nextB) {
      if (a < nextA && b < nextB) pairs.push({ kind: 'both', before: a++, after: b++ });
      else if (a < nextA) pairs.push({ kind: 'removed', before: a++ });
      else pairs.push({ kind: 'added', after: b++ });
    }
    if (a < before && b < after) pairs.push({ kind: 'both', before: a++, after: b++ });
  }
  return pairs;
}

/** Positions of a longest common subsequence. */
function findCommon(
  before: number,
  after: number,
  isSame: (a: number, b: number) => boolean,
): (readonly [number, number])[] {
  if (before * after > editingLimits.maxComparedPairs) return [];
  const lengths = Array.from({ length: before + 1 }, () => new Uint32Array(after + 1));
  const at = (a: number, b: number) => lengths[a]?.[b] ?? 0;
  for (let a = before - 1; a >= 0; a -= 1) {
    const row = lengths[a] as Uint32Array;
    for (let b = after - 1; b >= 0; b -= 1) {
      row[b] = isSame(a, b) ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  const common: (readonly [number, number])[] = [];
  for (let [a, b] = [0, 0]; a < before && b < after; ) {
    if (isSame(a, b)) common.push([a++, b++]);
    else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return common;
}
