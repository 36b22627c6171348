import { createReadStream } from 'node:fs';
import type { Pool } from 'pg';
import { euroRates } from '../brands/euro-rates.ts';
import { openKysely } from '../database/open-kysely.server.ts';
import { importIntoSupplierStore } from '../demo/supplier/import/import-into-supplier-store.server.ts';
import { describeEmptyWorld } from '../demo/supplier/store/empty-world.ts';
import { openSupplierStore } from '../demo/supplier/store/open-supplier-store.server.ts';
import { openSupplierDb } from '../demo/supplier/store/supplier-store.server.ts';
import { worldSeed } from '../demo/world/world-seed.ts';
import { dayAt } from '../domain/time/calendar-day.ts';
import { systemClock } from '../domain/time/clock.ts';
import type { FeedFile } from '../ports/supply/feeds/import-files.server.ts';
import { formatImportReport } from '../ports/supply/feeds/import-report.ts';
import { loadEnv } from '../server/process/env.server.ts';
import { beginLifecycle } from '../server/process/lifecycle.server.ts';
import { StartupError } from '../server/process/startup-error.server.ts';
import { openShopDatabase } from './open-database.server.ts';

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
    isRehearsal,
    isFull,
    sentBy,
  }: { readonly isRehearsal: boolean; readonly isFull: boolean; readonly sentBy: string },
): Promise<void> {
  const lifecycle = beginLifecycle();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.prependListener(signal, () => lifecycle.end(interrupted));
  try {
    const pool = await openShopDatabase(lifecycle);
    await requireStore(pool, isFull);
    const report = await importIntoSupplierStore(files.map(openFile), {
      pool,
      clock: systemClock,
      currencyInfo: euroRates,
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

/**
 * A shop without the demo world can be filled before its first start.
 * @throws StartupError where the demo world has to come first
 */
async function requireStore(pool: Pool, isFull: boolean): Promise<void> {
  const env = loadEnv();
  const world = await openKysely(pool).selectFrom('supplier.world').select('hotels').executeTakeFirst();
  if (isFull && (world?.hotels ?? env.worldHotels) > 0)
    throw new StartupError(
      'A full delivery would remove the demo world: set DEMO_WORLD=0, and start the shop once.',
    );
  if (world !== undefined) return;
  if (env.worldHotels > 0) {
    throw new StartupError(
      'The supplier has nothing to import into yet: start the shop once with "npm start".',
    );
  }
  const today = dayAt(systemClock.now());
  const store = { db: openSupplierDb(pool), clock: systemClock, seed: worldSeed };
  const empty = describeEmptyWorld({ hotels: 0, seed: worldSeed, today });
  await openSupplierStore(store, empty, { hotels: 0, today, currency: euroRates.baseCurrency });
}

function openFile({ name, path }: ImportFile): FeedFile {
  return { name, open: () => createReadStream(path) };
}
