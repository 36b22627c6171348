import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processTimings } from '../../defaults.ts';
import { workerWords } from '../../server/process/lifecycle.server.ts';

/** Settings that the primary passes to its workers in addition to its environment. */
interface WorkerSettings {
  readonly DATABASE_URL: string;
}

type WorkerStart =
  | { readonly ok: true; readonly url: string }
  /** What the worker said of its end; null where it ended without a word. */
  | { readonly ok: false; readonly reason: string | null };

/** How a replacement of the workers ended. Where it has failed after some, these serve the new build and the others the one before. */
export type Replacement =
  | { readonly ok: true; readonly replaced: number }
  | { readonly ok: false; readonly replaced: number; readonly reason: string };

/** The workers of a cluster, as its primary starts, watches, replaces and ends them. */
export interface ClusterWorkers {
  start(): Promise<WorkerStart>;
  /** From now on each worker that dies is replaced, after a longer pause for each death in quick succession. */
  watch(): void;
  /**
   * Replaces all workers by those of a build, one after the other: the new one serves before the old one retires. Does nothing where the first
   * new one does not start.
   * @param build absolute folder that holds `server/main.server.js`
   */
  replace(build: string): Promise<Replacement>;
  end(): Promise<void>;
}

const IS_ENDING = 'The shop is ending.';

export function createClusterWorkers(settings: WorkerSettings): ClusterWorkers {
  /** Their ends are expected. */
  const leaving = new Set<Worker>();
  let isEnding = false;
  let isReplacing = false;

  function start(mayFail = false): Promise<WorkerStart> {
    const worker = cluster.fork(settings);
    if (mayFail) leaving.add(worker);
    let reason: string | null = null;
    return new Promise((resolve) => {
      worker.on('message', ({ ready, failed }: { ready?: string; failed?: string }) => {
        if (failed !== undefined) reason = failed;
        if (ready === undefined) return;
        leaving.delete(worker);
        resolve({ ok: true, url: ready });
      });
      worker.once('exit', () => resolve({ ok: false, reason }));
    });
  }

  function watch(): void {
    let quickDeaths = 0;
    let lastDeath = Number.NEGATIVE_INFINITY;
    cluster.on('exit', async (worker) => {
      if (isEnding || leaving.delete(worker)) return;
      const now = performance.now();
      quickDeaths = now - lastDeath < processTimings.steadyWorkerMs ? quickDeaths + 1 : 0;
      lastDeath = now;
      const pause = pauseBeforeRestart(quickDeaths);
      console.error(`A worker has ended; another one starts in ${pause / 1000} s.`);
      await sleep(pause);
      if (!isEnding) await start();
    });
  }

  async function replace(build: string): Promise<Replacement> {
    if (isReplacing || isEnding)
      return {
        ok: false,
        replaced: 0,
        reason: isEnding ? IS_ENDING : 'Its workers are being replaced already.',
      };
    isReplacing = true;
    const { exec, args } = cluster.settings;
    const before = listWorkers();
    cluster.setupPrimary({ exec: join(build, 'server/main.server.js'), args: ['--cluster'] });
    let replaced = 0;
    try {
      for (const worker of before) {
        // Another one has started in its place since, of the new build.
        if (worker.isDead()) continue;
        // It may die while the new one starts, which is in its place then.
        leaving.add(worker);
        const started: WorkerStart = isEnding ? { ok: false, reason: IS_ENDING } : await start(true);
        if (!started.ok) {
          const hasDied = worker.isDead();
          leaving.delete(worker);
          if (replaced === 0) cluster.setupPrimary({ exec, args });
          if (hasDied && !isEnding) await start();
          return {
            ok: false,
            replaced,
            reason: started.reason ?? 'A new worker has ended at its start: see the log.',
          };
        }
        if (isEnding) return { ok: false, replaced, reason: IS_ENDING };
        await sendEnd(worker, workerWords.retire);
        replaced += 1;
      }
      return { ok: true, replaced };
    } finally {
      isReplacing = false;
    }
  }

  return {
    start: () => start(),
    watch,
    replace,
    async end() {
      isEnding = true;
      await Promise.all(listWorkers().map((worker) => sendEnd(worker, workerWords.end)));
    },
  };
}

const listWorkers = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Resolves when the worker has ended. */
function sendEnd(worker: Worker, word: (typeof workerWords)[keyof typeof workerWords]): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    if (worker.isDead()) resolve();
    else if (worker.isConnected()) worker.send(word);
  });
}

/** Milliseconds, by the number of deaths in quick succession before this one. */
export function pauseBeforeRestart(deaths: number): number {
  return Math.min(processTimings.maxRestartDelayMs, 250 * 2 ** Math.min(deaths, 10));
}
