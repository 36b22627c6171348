import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { SupplierStore } from '../store/supplier-store.server.ts';

/** How long batches are stored for readers of the feed; a reader that comes later finds a gap and reads everything. */
const feedDays = 7;

/**
 * Drops answers whose callers no longer ask, batches that are too old (the last one always stays), and the chosen seats of
 * flights that have left.
 */
export async function deleteExpired({ pool, clock }: SupplierStore): Promise<void> {
  const now = clock.now();
  await pool.query('delete from supplier.call where forget_at < $1', [now]);
  await pool.query(
    'delete from supplier.feed where at < $1 and sequence < (select sequence from supplier.feed_end)',
    [now.getTime() - feedDays * 86_400_000],
  );
  await pool.query('delete from supplier.taken_seat where day < $1', [dayAt(now) - 1]);
}
