import { sql } from 'kysely';
import type { Destination } from '../../../domain/search/catalogue.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { ImportSink } from '../../../ports/supply/feeds/import-files.server.ts';
import { FeedError } from '../../../ports/supply/feeds/records/feed-record.ts';
import { appendFeed } from '../store/append-feed.server.ts';
import { lockSupplierStore } from '../store/open-supplier-store.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';
import { type ImportRecord, saveImportRecord } from './save-import-record.server.ts';

interface Options {
  readonly db: SupplierDb;
  readonly clock: Clock;
  /** Places a hotel can be in. */
  readonly destinations: readonly Destination[];
  /** Writes each record and rolls it back: reports what would be refused. */
  readonly isRehearsal: boolean;
}

/**
 * Writes each record to the supplier's tables and appends it as one batch to the feed, in one transaction. Selling goes
 * on meanwhile; imports of
 * several processes, and the moving of the horizon, take turns record by record.
 */
export function createSupplierSink({ db, clock, destinations, isRehearsal }: Options): ImportSink {
  const placesById = new Map(destinations.map((place) => [place.id, place]));
  return {
    async take(changes, hotel) {
      const refusal = await db.transaction().execute(async (trx) => {
        // A transaction that sells new days holds the lock for longer than a statement may usually take.
        await sql`set local statement_timeout = '5min'`.execute(trx);
        await lockSupplierStore(trx);
        await sql`savepoint record`.execute(trx);
        return attemptRecord(trx, { changes, hotel });
      });
      if (refusal !== null) throw refusal;
    },
  };

  /** Nothing stays of what is refused or rehearsed. */
  async function attemptRecord(db: SupplierDb, record: ImportRecord): Promise<FeedError | null> {
    try {
      const saved = await saveImportRecord(db, placesById, record);
      if (isRehearsal) await sql`rollback to savepoint record`.execute(db);
      else if (saved.length > 0) await appendFeed(db, clock.now().getTime(), saved);
      return null;
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      await sql`rollback to savepoint record`.execute(db);
      return error;
    }
  }
}
