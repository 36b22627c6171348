import type { Pool } from 'pg';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { type FeedFile, importFiles } from '../../../ports/supply/feeds/import-files.server.ts';
import type { ImportReport } from '../../../ports/supply/feeds/import-report.ts';
import { openSupplierDb } from '../store/supplier-store.server.ts';
import { rehearseImport } from './rehearse-import.ts';
import { openSupplierDirectory } from './supplier-directory.server.ts';
import { createSupplierSink } from './supplier-sink.server.ts';

interface Options {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Currency of all amounts in the books. */
  readonly currency: CurrencyCode;
  /** Reports what would be accepted and refused, and changes no table. */
  readonly isRehearsal?: boolean;
}

/**
 * Imports operators' files into the books of the embedded supplier; readers of its feed receive every record at once.
 */
export async function importIntoSupplierStore(
  files: readonly FeedFile[],
  options: Options,
): Promise<ImportReport> {
  const { pool, clock, currency, isRehearsal = false } = options;
  const db = openSupplierDb(pool);
  const directory = await openSupplierDirectory({ db, currency });
  const ends = isRehearsal
    ? rehearseImport(directory)
    : { directory, sink: createSupplierSink({ db, clock }) };
  return importFiles(files, ends.directory, ends.sink);
}
