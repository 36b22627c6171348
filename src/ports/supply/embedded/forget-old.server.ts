import type { SupplierBooks } from './supplier-books.server.ts';

/** Batches are kept for who follows the feed; who comes later than that meets a gap and reads everything. */
const feedDays = 7;

/** Drops answers whose callers no longer ask and batches that are too old; the last batch always stays. */
export async function forgetOld({ pool, clock }: SupplierBooks): Promise<void> {
  const now = clock.now();
  await pool.query('delete from supplier.call where forget_at < $1', [now]);
  await pool.query(
    'delete from supplier.feed where at < $1 and sequence < (select sequence from supplier.feed_end)',
    [now.getTime() - feedDays * 86_400_000],
  );
}
