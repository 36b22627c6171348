import { expect, it } from 'vitest';
import { shardOfHotel } from './shard-part.ts';

it.each([1, 2, 3, 8, 64])(
  'divides hotels evenly among %i shards, whether ids follow each other or not',
  (shards) => {
    for (const step of [1, 10, 64]) {
      const counts = Array.from({ length: shards }, () => 0);
      const hotels = 2_000 * shards;
      for (let at = 1; at <= hotels; at += 1) {
        const shard = shardOfHotel(at * step, shards);
        counts[shard] = (counts[shard] ?? 0) + 1;
      }
      for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200);
      expect(counts.reduce((sum, count) => sum + count)).toBe(hotels);
    }
  },
);
