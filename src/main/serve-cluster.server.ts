import cluster from 'node:cluster';
import { beginLifecycle } from '../server/process/lifecycle.server.ts';
import { openEmbedded } from './open-shop-database.server.ts';
import { announceReady } from './serve.server.ts';
import { loadEnv } from './settings/env.server.ts';
import { createConsoleProgress } from './start-progress.ts';
import { createClusterWorkers } from './workers/cluster-workers.server.ts';
import { openReplacementSocket } from './workers/replacement-socket.server.ts';

/**
 * One server per core. The primary only opens the embedded database and starts, watches and replaces the workers, each of which runs
 * `serveOne`; they share nothing but the database.
 * @param build folder of the build that the workers are of
 */
export async function serveCluster(serveOne: () => Promise<void>, build: string): Promise<void> {
  if (cluster.isWorker) return serveOne();
  const lifecycle = beginLifecycle();
  const progress = createConsoleProgress();
  let isEnding = false;
  let isWhole = true;
  try {
    const env = loadEnv();
    const workers = createClusterWorkers({
      DATABASE_URL: env.databaseUrl ?? (await openEmbedded(env.dataDir, lifecycle, progress.begin)),
    });
    progress.finish();
    lifecycle.atEnd(() => {
      isEnding = true;
      return workers.end();
    });
    // The first worker checks the settings and migrates the database; if it fails, the others would fail as well.
    const first = await workers.start();
    if (!first.ok) return lifecycle.end(1);
    const others = Array.from({ length: env.clusterWorkers - 1 }, () => workers.start());
    workers.watch();
    await Promise.all(others);
    if (isEnding) return;
    const socket = await openReplacementSocket({
      dataDir: env.dataDir,
      served: () => ({ build, isWhole }),
      async replace(next) {
        const result = await workers.replace(next);
        // Workers that start from now on are of the new build, too.
        if (result.ok || result.replaced > 0) {
          build = next;
          isWhole = result.ok;
        }
        return result;
      },
    }).catch((error: Error) => {
      console.error(`Workers cannot be replaced while the shop runs: ${error.message}`);
      return null;
    });
    lifecycle.atEnd(async () => void socket?.close());
    announceReady(first.url);
  } catch (error) {
    progress.interrupt();
    lifecycle.fail(error);
  }
}
