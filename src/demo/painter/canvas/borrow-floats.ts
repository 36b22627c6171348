/** Numbers of a block; arrays are lent in whole blocks, so that pictures of different sizes share them. */
const BLOCK = 1 << 16;
/** Larger arrays are not kept: a hero's would weigh more than all that waits for small pictures. */
const LARGEST_KEPT = 1 << 20;

const kept = new Map<number, Float32Array[]>();
let lent: Float32Array[] | null = null;

/**
 * Runs one painting, whose large arrays the next one takes over: thousands of pictures are painted in a row, and
 * collecting a megabyte after each costs a tenth of the time. Whatever `borrowFloats` gave is not valid afterwards.
 */
export function withBorrowedFloats<Result>(paint: () => Result): Result {
  const mine: Float32Array[] = [];
  lent = mine;
  try {
    return paint();
  } finally {
    lent = null;
    for (const array of mine) kept.set(array.length, [...(kept.get(array.length) ?? []), array]);
  }
}

/** An array of zeros. Outside a painting it is a new one. */
export function borrowFloats(length: number): Float32Array {
  const size = Math.ceil(length / BLOCK) * BLOCK;
  if (lent === null || size > LARGEST_KEPT) return new Float32Array(length);
  const found = kept.get(size)?.pop();
  const whole = found ?? new Float32Array(size);
  lent.push(whole);
  const array = whole.subarray(0, length);
  return found === undefined ? array : array.fill(0);
}
