import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { keepSeats, releaseSeats } from '../extras/taken-seats.server.ts';
import { appendFeed } from '../store/append-feed.server.ts';
import { moveEach } from '../store/stock.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';
import { changeHold, type HoldRecord, type HoldState, readHold } from './hold-record.server.ts';
import { withoutStock } from './without-stock.ts';

interface HoldEnd {
  readonly state: Exclude<HoldState, 'held' | 'confirmed'>;
  readonly fee?: number;
}

/** Ends a hold or a booking that is locked, and puts its room, seats and chosen seats back on sale. */
export async function endHold(
  db: SupplierDb,
  clock: Clock,
  hold: HoldRecord,
  change: HoldEnd,
): Promise<void> {
  const changes = await giveBackHold(db, hold, change);
  if (changes.length > 0) await appendFeed(db, clock.now().getTime(), changes);
}

/** The same, and returns what the feed has to report. A change gives back what its booking did not have. */
export async function giveBackHold(
  db: SupplierDb,
  hold: HoldRecord,
  change: HoldEnd,
): Promise<readonly SupplyChange[]> {
  await changeHold(db, hold.id, change);
  await releaseSeats(db, hold.id);
  const booking = hold.changes === null ? null : await readHold(db, 'id', hold.changes);
  if (booking?.state === 'confirmed') await keepSeats(db, booking.id, booking.offer.key, booking.extras);
  return moveEach(db, booking === null ? [hold.taken] : withoutStock(hold.taken, booking.taken), 1);
}
