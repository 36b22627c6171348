import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { processTimings } from '../defaults.ts';
import { beginLifecycle, endWord } from '../server/process/lifecycle.server.ts';
import { announceReady, openEmbedded } from './serve.server.ts';
import { loadEnv } from './settings/env.server.ts';
import { createConsoleProgress } from './start-progress.ts';

/** Settings that the primary passes to its workers in addition to its environment. */
type Settings = { DATABASE_URL: string };

/**
 * One server per core. The primary only opens the embedded database and restarts the workers, each of which runs
 * `serveOne`; they share nothing but the database.
 */
export async function serveCluster(serveOne: () => Promise<void>): Promise<void> {
  if (cluster.isWorker) return serveOne();
  const lifecycle = beginLifecycle();
  const progress = createConsoleProgress();
  let isEnding = false;
  try {
    const env = loadEnv();
    const settings: Settings = {
      DATABASE_URL: env.databaseUrl ?? (await openEmbedded(env.dataDir, lifecycle, progress.begin)),
    };
    progress.finish();
    lifecycle.atEnd(() => {
      isEnding = true;
      return endWorkers();
    });
    // The first worker checks the settings and migrates the database; if it fails, the others would fail as well.
    const url = await startWorker(settings);
    if (url === null) return lifecycle.end(1);
    const others = Array.from({ length: env.clusterWorkers - 1 }, () => startWorker(settings));
    watchWorkers(settings, () => isEnding);
    await Promise.all(others);
    if (!isEnding) announceReady(url);
  } catch (error) {
    progress.interrupt();
    lifecycle.fail(error);
  }
}

/** The address once the worker serves; null when it ended before. */
function startWorker(settings: Settings): Promise<string | null> {
  const worker = cluster.fork(settings);
  return new Promise((resolve) => {
    worker.on('message', ({ ready }: { ready?: string }) => ready && resolve(ready));
    worker.once('exit', () => resolve(null));
  });
}

/** Replaces each worker that dies, waiting longer after each death in quick succession. */
function watchWorkers(settings: Settings, isEnding: () => boolean): void {
  let quickDeaths = 0;
  let lastDeath = Number.NEGATIVE_INFINITY;
  cluster.on('exit', async () => {
    if (isEnding()) return;
    const now = performance.now();
    quickDeaths = now - lastDeath < processTimings.steadyWorkerMs ? quickDeaths + 1 : 0;
    lastDeath = now;
    const pause = pauseBeforeRestart(quickDeaths);
    console.error(`A worker has ended; another one starts in ${pause / 1000} s.`);
    await sleep(pause);
    if (!isEnding()) await startWorker(settings);
  });
}

/** Milliseconds, by the number of deaths in quick succession before this one. */
export function pauseBeforeRestart(deaths: number): number {
  return Math.min(processTimings.maxRestartDelayMs, 250 * 2 ** Math.min(deaths, 10));
}

async function endWorkers(): Promise<void> {
  await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && endWorker(worker)));
}

function endWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    if (worker.isConnected()) worker.send(endWord);
    else if (worker.isDead()) resolve();
  });
}
