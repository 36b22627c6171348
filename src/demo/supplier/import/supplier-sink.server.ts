import { sql } from 'kysely';
import { feedLimits } from '../../../defaults.ts';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { ImportSink } from '../../../ports/supply/feeds/import-files.server.ts';
import { isExtraGoodsEntry } from '../../../ports/supply/feeds/records/catalogue-entry.ts';
import { FeedError } from '../../../ports/supply/feeds/records/feed-record.ts';
import { appendBatches } from '../store/append-feed.server.ts';
import { countCatalogueChange } from '../store/count-catalogue-change.server.ts';
import { lockSupplierStore } from '../store/open-supplier-store.server.ts';
import { readFirstDay } from '../store/stock.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';
import {
  forgetRefusedCurrency,
  hasRefusedCurrencies,
  saveRefusedCurrency,
} from './refused-currencies.server.ts';
import { type ImportRecord, saveImportRecord } from './save-import-record.server.ts';
import { listSourceLines, saveSources } from './save-sources.server.ts';

/** A sink whose last records are committed when it is flushed. */
export interface SupplierSink extends ImportSink {
  flush(): Promise<void>;
}

interface OpenTransaction {
  readonly begunAt: number;
  /** The lock of the store keeps it from moving. */
  readonly firstDay: Day;
  changesCatalogue: boolean;
  /** Almost never: the hotel of each record is looked up only then. */
  hasRefusedCurrencies: boolean;
  records: number;
  readonly batches: (readonly SupplyChange[])[];
  readonly sources: ReturnType<typeof listSourceLines>[number][];
}

/**
 * Writes records to the supplier's tables, some of them in one transaction, and appends each as one batch to the feed. Selling goes on
 * meanwhile; imports of several processes, and the moving of the horizon, take turns transaction by transaction. A refused record
 * leaves nothing behind. After any other error the transaction is undone.
 * @param db one connection, which the directory reads by too: it knows what is not committed yet
 */
export function createSupplierSink({
  db,
  clock,
}: {
  readonly db: SupplierDb;
  readonly clock: Clock;
}): SupplierSink {
  let open: OpenTransaction | null = null;

  async function begin(): Promise<OpenTransaction> {
    await sql`begin`.execute(db);
    // A transaction that sells new days holds the lock for longer than a statement may usually take.
    await sql`set local statement_timeout = '5min'`.execute(db);
    await lockSupplierStore(db);
    const firstDay = await readFirstDay(db);
    return {
      begunAt: performance.now(),
      firstDay,
      changesCatalogue: false,
      hasRefusedCurrencies: await hasRefusedCurrencies(db),
      records: 0,
      batches: [],
      sources: [],
    };
  }

  /** The feed comes last: its end stays locked until the commit. */
  async function commit({ batches, changesCatalogue, sources, firstDay }: OpenTransaction): Promise<void> {
    if (changesCatalogue) await countCatalogueChange(db);
    await saveSources(db, sources, { at: clock.now(), firstDay });
    await appendBatches(db, clock.now().getTime(), batches);
    await sql`commit`.execute(db);
    open = null;
  }

  async function undoing<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof FeedError)) {
        open = null;
        await sql`rollback`.execute(db);
      }
      throw error;
    }
  }

  /** @throws FeedError where the record is refused: nothing stays of it */
  async function save(record: ImportRecord, firstDay: Day): Promise<readonly SupplyChange[]> {
    await sql`savepoint record`.execute(db);
    try {
      return await saveImportRecord(db, record, firstDay);
    } catch (error) {
      if (error instanceof FeedError) await sql`rollback to savepoint record`.execute(db);
      throw error;
    }
  }

  return {
    take: (changes, entry, source) =>
      undoing(async () => {
        open ??= await begin();
        if (open.hasRefusedCurrencies) await forgetRefusedCurrency(db, changes);
        const saved = await save({ changes, entry }, open.firstDay);
        open.changesCatalogue ||=
          (entry !== undefined && !isExtraGoodsEntry(entry)) ||
          changes.some(({ kind }) => kind === 'hotel-gone');
        if (saved.length > 0) open.batches.push(saved);
        open.sources.push(...listSourceLines(changes, entry, source));
        open.records += 1;
        const isFull =
          open.records >= feedLimits.recordsPerTransaction ||
          performance.now() - open.begunAt >= feedLimits.importTransactionMs;
        if (isFull) await commit(open);
      }),
    refuseCurrency: ({ file, line, otherCurrency }) =>
      undoing(async () => {
        open ??= await begin();
        open.hasRefusedCurrencies = true;
        await saveRefusedCurrency(db, { file, line, ...otherCurrency }, clock.now());
      }),
    flush: () =>
      undoing(async () => {
        if (open !== null) await commit(open);
      }),
  };
}
