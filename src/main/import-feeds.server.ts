import { createReadStream } from 'node:fs';
import type { Pool } from 'pg';
import { openKysely } from '../database/open-kysely.server.ts';
import { describeDemoWorld } from '../demo/supplier/demo-world.server.ts';
import { importIntoSupplierStore } from '../demo/supplier/import/import-into-supplier-store.server.ts';
import { DEFAULT_CURRENCY } from '../domain/money/currency.ts';
import { dayAt } from '../domain/time/calendar-day.ts';
import { systemClock } from '../domain/time/clock.ts';
import type { FeedFile } from '../ports/supply/feeds/import-files.server.ts';
import { formatImportReport } from '../ports/supply/feeds/import-report.ts';
import { beginLifecycle } from '../server/process/lifecycle.server.ts';
import { StartupError } from '../server/process/startup-error.server.ts';
import { openShopDatabase } from './open-database.server.ts';

/** Exit code of a program that Ctrl-C has ended. */
const interrupted = 130;

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
  { isRehearsal }: { readonly isRehearsal: boolean },
): Promise<void> {
  const lifecycle = beginLifecycle();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.prependListener(signal, () => lifecycle.end(interrupted));
  try {
    const pool = await openShopDatabase(lifecycle);
    const options = { pool, clock: systemClock, currency: DEFAULT_CURRENCY, isRehearsal };
    const report = await importIntoSupplierStore(files.map(openFile), {
      ...options,
      places: await findPlaces(pool),
    });
    console.log(formatImportReport(report));
    if (isRehearsal) console.log('This was a dry run: nothing was changed.');
    lifecycle.end(report.refusedCount > 0 ? 1 : 0);
  } catch (error) {
    lifecycle.fail(error);
  }
}

/** Places of the world that the books hold. */
async function findPlaces(pool: Pool) {
  const world = await openKysely(pool)
    .selectFrom('supplier.world')
    .select(['hotels', 'seed'])
    .executeTakeFirst();
  if (world === undefined) {
    throw new StartupError(
      'The supplier has nothing to import into yet: start the shop once with "npm start".',
    );
  }
  const parameters = { hotels: world.hotels, seed: Number(world.seed), today: dayAt(systemClock.now()) };
  return describeDemoWorld(parameters).places;
}

function openFile({ name, path }: ImportFile): FeedFile {
  return { name, open: () => createReadStream(path) };
}
