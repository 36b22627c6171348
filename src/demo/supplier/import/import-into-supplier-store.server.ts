import type { Pool } from 'pg';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { type FeedFile, importFiles } from '../../../ports/supply/feeds/import-files.server.ts';
import type { ImportReport } from '../../../ports/supply/feeds/import-report.ts';
import { openSupplierDb, type SupplierDb } from '../store/supplier-store.server.ts';
import { trackDelivery } from './complete-delivery.server.ts';
import { rehearseImport } from './rehearse-import.ts';
import { openSupplierDirectory } from './supplier-directory.server.ts';
import { createSupplierSink } from './supplier-sink.server.ts';

/** Where what a full delivery does not name has its end. */
const leftOut = { file: '', line: 0 };

interface Options {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Currency of all amounts in the books. */
  readonly currency: CurrencyCode;
  /** Reports what would be accepted and refused, and changes no table. */
  readonly isRehearsal?: boolean;
  /** The files are everything: what they do not name is no longer sold, unless one of their records is refused. */
  readonly isFull?: boolean;
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

async function importBy(
  db: SupplierDb,
  files: readonly FeedFile[],
  { clock, currency, isRehearsal = false, isFull = false }: Options,
): Promise<ImportReport> {
  const directory = await openSupplierDirectory({ db, currency });
  const supplierSink = createSupplierSink({ db, clock });
  const ends = isRehearsal ? rehearseImport(directory) : { directory, sink: supplierSink };
  const delivery = trackDelivery(ends.sink, directory.days);
  try {
    const report = await importFiles(files, ends.directory, isFull ? delivery.sink : ends.sink);
    if (!isFull) return report;
    if (report.refusedCount > 0) return { ...report, removed: 0 };
    await supplierSink.flush();
    let removed = 0;
    for await (const changes of delivery.listLeftOut(db)) {
      await ends.sink.take(changes, undefined, leftOut);
      removed += changes.length;
    }
    return { ...report, removed };
  } finally {
    // Also where a file ends in an error: records that were taken stay.
    await supplierSink.flush();
  }
}
