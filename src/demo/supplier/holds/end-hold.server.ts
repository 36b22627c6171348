import type { PoolClient } from 'pg';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { releaseSeats } from '../extras/taken-seats.server.ts';
import { appendFeed } from '../store/append-feed.server.ts';
import { lockStock, moveStock } from '../store/stock.server.ts';
import { changeHold, type HoldRecord, type HoldState } from './hold-record.server.ts';

/** Ends a hold or a booking that is locked, and puts its room, seats and chosen seats back on sale. */
export async function endHold(
  client: PoolClient,
  clock: Clock,
  hold: HoldRecord,
  change: { readonly state: Exclude<HoldState, 'held' | 'confirmed'>; readonly fee?: number },
): Promise<void> {
  await changeHold(client, hold.id, change);
  const stock = await lockStock(client, hold.taken, 'update');
  await releaseSeats(client, hold.id);
  if (stock === null) return;
  const changes: SupplyChange[] = await moveStock(client, stock, hold.taken, 1);
  if (changes.length > 0) await appendFeed(client, clock.now().getTime(), changes);
}
