/** A number from 0 up to 1 that follows from a seed and a place in a row alone: a random that can be read anywhere. */
export function noiseAt(seed: number, place: number): number {
  let mixed = Math.imul(seed ^ Math.imul(place + 0x9e37, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}
