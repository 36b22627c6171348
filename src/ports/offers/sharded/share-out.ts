import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { RefusedChange } from '../offers-port.ts';
import { type ChangePlaces, createChangePlaces } from './change-places.ts';
import { findShard, recordChange, type ShardDirectory, type ShardOfAirport } from './shard-directory.ts';

/** Changes shared out among the shards, and the way back from what a shard has refused. */
export interface SharedOut {
  /** Takes the next changes in order: those of each shard, and which shard each one went to; null for all of them. */
  share(changes: readonly SupplyChange[]): { shares: SupplyChange[][]; homes: (number | null)[] };
  /** Names refused changes by their places before they were shared out; ascending. */
  collect(refused: readonly (readonly RefusedChange[])[]): RefusedChange[];
}

/** What is shared out is noted in the directory at once, as if nothing were refused. */
export function shareOut(directory: ShardDirectory, shardOf: ShardOfAirport): SharedOut {
  const places: ChangePlaces[] = directory.reach.map(createChangePlaces);
  let count = 0;

  return {
    share(changes) {
      const shares: SupplyChange[][] = places.map(() => []);
      const homes: (number | null)[] = [];
      for (const change of changes) {
        const shard = findShard(directory, change, shardOf);
        homes.push(shard);
        if (shard !== null) recordChange(directory, change, shard);
        for (const [each, share] of shares.entries()) {
          if (shard !== null && shard !== each) continue;
          share.push(change);
          places[each]?.add(count);
        }
        count += 1;
      }
      return { shares, homes };
    },

    collect(refused) {
      const reasons = new Map<number, string>();
      for (const [shard, own] of refused.entries()) {
        for (const { index, reason } of own) reasons.set(places[shard]?.find(index) ?? index, reason);
      }
      const collected = [...reasons].map(([index, reason]) => ({ index, reason }));
      return collected.sort((one, other) => one.index - other.index);
    },
  };
}
