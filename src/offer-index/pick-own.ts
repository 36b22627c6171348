import { type ShardPart, shardOfHotel } from '../domain/search/merge/shard-part.ts';
import type { SupplyChange } from '../domain/search/supply-facts.ts';
import type { RefusedChange } from '../ports/offers/offers-port.ts';
import { findRow } from './memory/id-index.ts';
import type { Memory } from './memory/memory.ts';

/** What an index takes of some changes. */
export interface OwnChanges {
  readonly changes: readonly SupplyChange[];
  /** Refused changes by their places among all. */
  namePlaces(refused: readonly RefusedChange[]): RefusedChange[];
}

/**
 * The changes that an index takes: without a part all of them. With one those of its hotels, of their plans, and of all flights, which are few compared to
 * the nights, so that it prices every hotel by itself. A change of a plan that it does not know belongs to another shard, or to none.
 */
export function pickOwn(
  memory: Memory,
  part: ShardPart | null,
  changes: readonly SupplyChange[],
): OwnChanges {
  if (part === null) return { changes, namePlaces: (refused) => [...refused] };
  const coming = new Set<number>();
  const isOwnPlan = (id: number) => coming.has(id) || findRow(memory, 'planIndex', id) >= 0;
  const places: number[] = [];
  const own = changes.filter((change, place) => {
    if (!isOwn(change, part, isOwnPlan)) return false;
    if (change.kind === 'plan') coming.add(change.plan.id);
    places.push(place);
    return true;
  });
  return {
    changes: own,
    namePlaces: (refused) => refused.map(({ index, reason }) => ({ index: places[index] as number, reason })),
  };
}

function isOwn(
  change: SupplyChange,
  { shard, shards }: ShardPart,
  isOwnPlan: (id: number) => boolean,
): boolean {
  switch (change.kind) {
    case 'hotel':
      return shardOfHotel(change.hotel.id, shards) === shard;
    case 'hotel-gone':
      return shardOfHotel(change.hotelId, shards) === shard;
    case 'plan':
      // One that would change its hotel is refused where it is.
      return isOwnPlan(change.plan.id) || shardOfHotel(change.plan.hotelId, shards) === shard;
    case 'plan-gone':
    case 'nights':
    case 'rates':
    case 'availability':
    case 'arrivals':
      return isOwnPlan(change.planId);
    default:
      return true;
  }
}
