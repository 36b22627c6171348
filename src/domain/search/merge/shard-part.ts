/** One of the parts that all hotels are divided into, counted from 0. */
export interface ShardPart {
  readonly shard: number;
  readonly shards: number;
}

/**
 * The shard that a hotel is in, by its id alone: every process knows it without asking, it never changes, and all shards get as many.
 * The mixing is that of MurmurHash3: ids that follow on each other are far apart afterwards.
 */
export function shardOfHotel(hotelId: number, shards: number): number {
  let mixed = hotelId >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  mixed = (mixed ^ (mixed >>> 16)) >>> 0;
  return Math.floor((mixed / 2 ** 32) * shards);
}
