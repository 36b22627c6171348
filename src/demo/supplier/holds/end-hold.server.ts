import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { releaseSeats } from '../extras/taken-seats.server.ts';
import { appendFeed } from '../store/append-feed.server.ts';
import { lockStock, moveStock } from '../store/stock.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';
import { changeHold, type HoldRecord, type HoldState } from './hold-record.server.ts';

/** Ends a hold or a booking that is locked, and puts its room, seats and chosen seats back on sale. */
export async function endHold(
  db: SupplierDb,
  clock: Clock,
  hold: HoldRecord,
  change: { readonly state: Exclude<HoldState, 'held' | 'confirmed'>; readonly fee?: number },
): Promise<void> {
  await changeHold(db, hold.id, change);
  const stock = await lockStock(db, hold.taken, 'update');
  await releaseSeats(db, hold.id);
  if (stock === null) return;
  const changes: SupplyChange[] = await moveStock(db, stock, hold.taken, 1);
  if (changes.length > 0) await appendFeed(db, clock.now().getTime(), changes);
}
