import cluster from 'node:cluster';
import type pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../demo/postgres/embedded-postgres.server.ts';
import { findCookieSecret } from '../server/database/find-cookie-secret.server.ts';
import { migrate } from '../server/database/migrate.server.ts';
import { connectDatabase } from '../server/database/pool.server.ts';
import { type Env, loadEnv } from '../server/process/env.server.ts';
import { beginLifecycle, type Lifecycle } from '../server/process/lifecycle.server.ts';
import { type HttpApp, listen } from '../server/process/listen.server.ts';
import { StartupError } from '../server/process/startup-error.server.ts';
import type { AppDeps } from './wiring/app-deps.ts';

export type BuildApp = (deps: AppDeps) => Promise<HttpApp>;

type Options = {
  /** Folder of the SQL files. */
  migrations?: string;
  /** Fills a migrated database with its initial documents; returns the number of new ones. */
  fill?: (pool: pg.Pool) => Promise<number>;
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
  try {
    const env = loadEnv();
    const log = pino({ level: env.logLevel });
    const pool = await openDatabase(env, lifecycle);
    const applied = await migrate(pool, migrations);
    if (applied.length > 0) printProgress(`Brought the database up to date: ${applied.join(', ')}.`);
    const filled = (await fill?.(pool)) ?? 0;
    if (filled > 0) printProgress(`Filled the demo brands with ${filled} documents.`);
    const cookieSecret = env.cookieSecret ?? (await findCookieSecret(pool));
    const app = await buildApp({ env, pool, log, cookieSecret });
    // Background work ends before its database closes, also when `listen` fails.
    lifecycle.atEnd(async () => void (await app.close()));
    const listening = await listen(app, env.host, env.port);
    lifecycle.atEnd(listening.close);
    announceReady(listening.url);
  } catch (error) {
    lifecycle.fail(error);
  }
}

async function openDatabase(env: Env, lifecycle: Lifecycle): Promise<pg.Pool> {
  const url = env.databaseUrl ?? (await openEmbedded(env.dataDir, lifecycle));
  const pool = await connectDatabase({ url, report: printProgress });
  lifecycle.atEnd(() => pool.end());
  return pool;
}

/** Starts the embedded PostgreSQL so that a shutdown during its start stops it as well. */
export async function openEmbedded(dataDir: string, lifecycle: Lifecycle): Promise<string> {
  const onLost = (logFile: string) =>
    lifecycle.fail(new StartupError(`The embedded PostgreSQL has ended: see ${logFile}, then start again.`));
  const starting = startEmbeddedPostgres({ dataDir, report: printProgress, onLost });
  lifecycle.atEnd(async () => {
    const postgres = await starting.catch(() => null);
    await postgres?.stop();
  });
  return (await starting).url;
}

export function announceReady(url: string): void {
  if (cluster.isWorker) process.send?.({ ready: url });
  else console.log(`Fernweh is ready: ${url}`);
}

function printProgress(line: string): void {
  console.log(line);
}
