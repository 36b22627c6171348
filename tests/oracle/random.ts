/** Chance from a seed: the same seed draws the same, always. */
export interface Random {
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** So many different places of the list at most, in its order. */
  some<Value>(values: readonly Value[], most: number): Value[];
}

export function createRandom(seed: number): Random {
  const next = createMulberry(seed);
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Value>(values: readonly Value[]) => {
    if (values.length === 0) throw new RangeError('Nothing to pick from');
    return values[int(0, values.length - 1)] as Value;
  };
  return {
    int,
    chance: (percent) => next() * 100 < percent,
    pick,
    some: (values, most) => {
      const places = values.map((_, place) => place);
      const chosen = new Set(Array.from({ length: values.length && most }, () => pick(places)));
      return values.filter((_, place) => chosen.has(place));
    },
  };
}

/** Mulberry32: numbers from 0 to below 1. */
function createMulberry(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
