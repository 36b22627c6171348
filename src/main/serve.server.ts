import cluster from 'node:cluster';
import type pg from 'pg';
import { connectDatabase } from '../server/database/connect-database.server.ts';
import { findCookieSecret } from '../server/database/find-cookie-secret.server.ts';
import { migrate } from '../server/database/migrate.server.ts';
import { beginLifecycle, type Lifecycle } from '../server/process/lifecycle.server.ts';
import { type HttpApp, listen } from '../server/process/listen.server.ts';
import { openLog } from '../server/process/open-log.server.ts';
import { listUnproved } from './adapters/list-unproved.server.ts';
import { requireDemonstration } from './adapters/require-demonstration.ts';
import { openEmbedded } from './open-shop-database.server.ts';
import { findAddressWarning, requireSafeAddress } from './require-safe-address.ts';
import { type Env, loadEnv } from './settings/env.server.ts';
import { createConsoleProgress, type StartProgress } from './start-progress.ts';
import type { AppDeps } from './wiring/app-deps.ts';

export type BuildApp = (deps: AppDeps) => Promise<HttpApp>;

interface OpenedDatabase {
  readonly pool: pg.Pool;
  /** Address of the database, with its password. */
  readonly url: string;
}

type Options = {
  /** Folder of the SQL files. */
  migrations?: string;
  /** Fills a migrated database with its initial documents. @returns what an operator should look at, a line each */
  fill?: (opened: OpenedDatabase & { readonly env: Env }) => Promise<readonly string[]>;
};

/**
 * The life of a server process: settings, database, migrations, app, listening, and the end in the opposite order.
 * Returns when the server is ready, which then runs until it is closed.
 */
export async function serve(
  buildApp: BuildApp,
  { migrations = 'migrations', fill }: Options = {},
): Promise<void> {
  const lifecycle = beginLifecycle();
  const progress = openProgress();
  lifecycle.atEnd(async () => progress.interrupt());
  try {
    const env = loadEnv();
    requireDemonstration(env);
    requireSafeAddress(env);
    const log = openLog(env.logLevel);
    const { pool, url } = await openDatabase(env, lifecycle, progress);
    progress.begin('Updating tables and pages');
    const applied = await migrate(pool, migrations);
    if (applied.length > 0)
      progress.note(applied.length === 1 ? '1 migration' : `${applied.length} migrations`);
    const warnings = (await fill?.({ pool, url, env })) ?? [];
    const cookieSecret = env.cookieSecret ?? (await findCookieSecret(pool));
    const app = await buildApp({ env, pool, log, cookieSecret, beginStep: progress.begin });
    // Background work ends before its database closes, also when `listen` fails.
    lifecycle.atEnd(async () => void (await app.close()));
    const listening = await listen(app, env.host, env.port);
    lifecycle.atEnd(listening.close);
    lifecycle.whenRetired(listening.retire);
    progress.finish();
    if ((cluster.worker?.id ?? 1) === 1) printWarnings(env, warnings);
    announceReady(listening.url);
  } catch (error) {
    progress.interrupt();
    lifecycle.fail(error);
  }
}

function printWarnings(env: Env, warnings: readonly string[]): void {
  for (const line of warnings) console.warn(line);
  const address = findAddressWarning(env);
  if (address !== null) console.warn(address);
  if (env.isProduction) for (const line of listUnproved(env)) console.log(line);
}

/** Of a cluster the first worker alone prints its steps: they all take the same. */
function openProgress(): StartProgress {
  const progress = createConsoleProgress();
  if ((cluster.worker?.id ?? 1) > 1) progress.finish();
  return progress;
}

async function openDatabase(
  env: Env,
  lifecycle: Lifecycle,
  progress: StartProgress,
): Promise<OpenedDatabase> {
  const report = (line: string) => {
    progress.interrupt();
    console.log(line);
  };
  const url = env.databaseUrl ?? (await openEmbedded(env.dataDir, lifecycle, progress.begin));
  const pool = await connectDatabase({ url, report });
  lifecycle.atEnd(() => pool.end());
  return { pool, url };
}

export function announceReady(url: string): void {
  if (cluster.isWorker) process.send?.({ ready: url });
  else console.log(`Fernweh is ready: ${url}`);
}
