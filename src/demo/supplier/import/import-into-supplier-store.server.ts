import type { Pool } from 'pg';
import type { CurrencyInfo } from '../../../domain/money/currency-info.ts';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import {
  type FeedFile,
  type ImportSink,
  importFiles,
} from '../../../ports/supply/feeds/import-files.server.ts';
import type { ImportReport } from '../../../ports/supply/feeds/import-report.ts';
import type { FeedDirectory } from '../../../ports/supply/feeds/records/feed-directory.ts';
import { openSupplierDb, type SupplierDb } from '../store/supplier-store.server.ts';
import { trackDelivery } from './complete-delivery.server.ts';
import { recordArrivals } from './feed-arrivals.server.ts';
import { holdDelivery } from './held-deliveries.server.ts';
import { inspectDelivery } from './inspect-delivery.server.ts';
import { createKnownGoods } from './known-goods.server.ts';
import { rehearseImport } from './rehearse-import.ts';
import { openSupplierDirectory } from './supplier-directory.server.ts';
import { createSupplierSink } from './supplier-sink.server.ts';

/** Where what a full delivery does not name has its end. */
const leftOut = { file: '', line: 0 };

interface Options {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Rates of exchange by which a delivery in another currency is noticed. */
  readonly currencyInfo: CurrencyInfo;
  /** Reports what would be accepted and refused, and changes no table. */
  readonly isRehearsal?: boolean;
  /** The files are everything: what they do not name is no longer sold, unless one of their records is refused. */
  readonly isFull?: boolean;
  /** A second person has seen the delivery: it is taken, whatever it looks like. */
  readonly isReviewed?: boolean;
  /** E-mail address of the sender; '' where it is not known. */
  readonly sentBy?: string;
}

/**
 * Imports operators' files into the books of the embedded supplier; readers of its feed receive every record at once.
 * Works by one connection, so that each record knows the ones before it.
 */
export async function importIntoSupplierStore(
  files: readonly FeedFile[],
  options: Options,
): Promise<ImportReport> {
  const client = await options.pool.connect();
  try {
    return await importBy(openSupplierDb(client), files, options);
  } finally {
    client.release();
  }
}

async function importBy(db: SupplierDb, files: readonly FeedFile[], options: Options): Promise<ImportReport> {
  const {
    clock,
    currencyInfo,
    isRehearsal = false,
    isFull = false,
    isReviewed = false,
    sentBy = '',
  } = options;
  // One that a second person takes came when it was sent.
  if (!isRehearsal && !isReviewed)
    await recordArrivals(
      db,
      clock.now(),
      files.map(({ name }) => name),
    );
  const directory = await openSupplierDirectory(db);
  if (isRehearsal || (!isReviewed && (await sellsAnything(db)))) {
    const { report, findings } = await tryDelivery(db, files, { directory, currencyInfo, isFull });
    if (isRehearsal) return findings.length === 0 ? report : { ...report, findings };
    if (findings.length > 0) {
      const { refused, refusedCount } = report;
      const heldAs = await holdDelivery(db, clock.now(), { files, findings, isFull, sentBy });
      return { taken: 0, changes: 0, refused, refusedCount, findings, heldAs };
    }
  }
  const sink = createSupplierSink({ db, clock });
  const delivery = trackDelivery(sink, directory.days);
  try {
    const report = await importFiles(files, directory, isFull ? delivery.sink : sink);
    if (!isFull) return report;
    if (report.refusedCount > 0) return { ...report, removed: 0 };
    await sink.flush();
    let removed = 0;
    for await (const changes of delivery.listLeftOut(db)) {
      await sink.take(changes, undefined, leftOut);
      removed += changes.length;
    }
    return { ...report, removed };
  } finally {
    // Also where a file ends in an error: records that were taken stay.
    await sink.flush();
  }
}

/** An empty shop has nothing that a delivery could be compared with. */
async function sellsAnything(db: SupplierDb): Promise<boolean> {
  return (await db.selectFrom('supplier.hotel').select('id').limit(1).execute()).length > 0;
}

/** Reads a delivery without changing anything, and compares it with what is sold. */
async function tryDelivery(
  db: SupplierDb,
  files: readonly FeedFile[],
  {
    directory,
    currencyInfo,
    isFull,
  }: { directory: FeedDirectory; currencyInfo: CurrencyInfo; isFull: boolean },
) {
  const rehearsal = rehearseImport(directory);
  const inspection = inspectDelivery({
    known: createKnownGoods(db),
    days: directory.days,
    rates: currencyInfo,
    currency: directory.currency,
  });
  const both: ImportSink = {
    async take(changes, entry, source) {
      await rehearsal.sink.take(changes, entry, source);
      await inspection.sink.take(changes, entry, source);
    },
  };
  const delivery = trackDelivery(both, directory.days);
  const tried = isFull ? delivery.sink : both;
  const report = await importFiles(files, rehearsal.directory, tried);
  const gone: SupplyChange[] = [];
  if (isFull && report.refusedCount === 0)
    for await (const changes of delivery.listLeftOut(db)) gone.push(...changes);
  const findings = await inspection.finish(gone);
  return { report: isFull ? { ...report, removed: gone.length } : report, findings };
}
