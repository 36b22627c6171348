import { createReadStream } from 'node:fs';
import type { Brand } from '../brands/brand.ts';
import { euroRates } from '../brands/euro-rates.ts';
import { createPictureLoader } from '../demo/supplier/content/create-picture-loader.server.ts';
import { importIntoSupplierStore } from '../demo/supplier/import/import-into-supplier-store.server.ts';
import { systemClock } from '../domain/time/clock.ts';
import type { FeedFile } from '../ports/supply/feeds/import-files.server.ts';
import { formatImportReport } from '../ports/supply/feeds/import-report.ts';
import { beginLifecycle } from '../server/process/lifecycle.server.ts';
import { openShopDatabase } from './open-shop-database.server.ts';
import { loadEnv } from './settings/env.server.ts';
import { requireImportStore } from './supply/require-import-store.server.ts';

/** Exit code of a program that Ctrl-C has ended. */
const interrupted = 130;

/** Exit code where the delivery waits for a second person. */
const held = 3;

interface ImportFile {
  /** Name in the report. */
  readonly name: string;
  readonly path: string;
}

/**
 * The life of an import: settings, database, migrations, the files, the report on standard output. Ends the process:
 * code 0 when every record was accepted, 1 when one was refused or the import was aborted. Works next to a running
 * shop, which sells accepted records within seconds.
 */
export async function runImport(
  files: readonly ImportFile[],
  {
    brands,
    isRehearsal,
    isFull,
    sentBy,
  }: {
    /** By key: the store of a shop that is filled before its first start has their currency. */
    readonly brands: ReadonlyMap<string, Brand>;
    readonly isRehearsal: boolean;
    readonly isFull: boolean;
    readonly sentBy: string;
  },
): Promise<void> {
  const lifecycle = beginLifecycle();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.prependListener(signal, () => lifecycle.end(interrupted));
  try {
    const pool = await openShopDatabase(lifecycle);
    const env = loadEnv();
    await requireImportStore(pool, { env, brands, isFull });
    const report = await importIntoSupplierStore(files.map(openFile), {
      pool,
      clock: systemClock,
      currencyInfo: euroRates,
      pictures: createPictureLoader(env.pictureHosts),
      sentBy,
      isRehearsal,
      isFull,
    });
    console.log(formatImportReport(report));
    if (isRehearsal) console.log('This was a dry run: nothing was changed.');
    if (report.heldAs !== undefined) return lifecycle.end(held);
    lifecycle.end(report.refusedCount > 0 ? 1 : 0);
  } catch (error) {
    lifecycle.fail(error);
  }
}

function openFile({ name, path }: ImportFile): FeedFile {
  return { name, open: () => createReadStream(path) };
}
