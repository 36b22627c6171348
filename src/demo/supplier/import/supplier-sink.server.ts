import { sql } from 'kysely';
import type { Clock } from '../../../domain/time/clock.ts';
import type { ImportSink } from '../../../ports/supply/feeds/import-files.server.ts';
import { FeedError } from '../../../ports/supply/feeds/records/feed-record.ts';
import { appendFeed } from '../store/append-feed.server.ts';
import { lockSupplierStore } from '../store/open-supplier-store.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';
import { saveImportRecord } from './save-import-record.server.ts';

/**
 * Writes each record to the supplier's tables and appends it as one batch to the feed, in one transaction. Selling goes
 * on meanwhile; imports of
 * several processes, and the moving of the horizon, take turns record by record.
 */
export function createSupplierSink({
  db,
  clock,
}: {
  readonly db: SupplierDb;
  readonly clock: Clock;
}): ImportSink {
  return {
    async take(changes, entry) {
      const refusal = await db.transaction().execute(async (trx) => {
        // A transaction that sells new days holds the lock for longer than a statement may usually take.
        await sql`set local statement_timeout = '5min'`.execute(trx);
        await lockSupplierStore(trx);
        await sql`savepoint record`.execute(trx);
        try {
          const saved = await saveImportRecord(trx, { changes, entry });
          if (saved.length > 0) await appendFeed(trx, clock.now().getTime(), saved);
          return null;
        } catch (error) {
          if (!(error instanceof FeedError)) throw error;
          // Nothing stays of what is refused.
          await sql`rollback to savepoint record`.execute(trx);
          return error;
        }
      });
      if (refusal !== null) throw refusal;
    },
  };
}
