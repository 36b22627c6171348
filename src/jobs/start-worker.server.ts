import { randomUUID } from 'node:crypto';
import type { Clock } from '../domain/time/clock.ts';
import type { JobQueue } from './job-queue.server.ts';
import { retryDelayMs } from './retry-delay-ms.ts';
import { startInterval } from './start-interval.server.ts';

export interface WorkerTimings {
  /** Milliseconds between two polls for due rows that no `wake` announced: those of dead processes, and retries. */
  readonly pollIntervalMs: number;
  /** Milliseconds after which another process takes over the rows of a dead one. */
  readonly leaseMs: number;
  /** Milliseconds between two extensions of the leases in work; well below `leaseMs`. */
  readonly heartbeatMs: number;
}

export interface RetryPolicy {
  /** Milliseconds to wait after the first attempt, the second, …; the last one repeats. */
  readonly delaysMs: readonly number[];
  /** Attempts after which a failing job is escalated to the operator. */
  readonly escalateAfter: number;
}

export interface WorkerOptions<Row> {
  readonly queue: JobQueue<Row>;
  readonly timings: WorkerTimings;
  readonly retry: RetryPolicy;
  /** Rows claimed at once. */
  readonly batchSize: number;
  /** Does the jobs, records those that are done and returns those to retry. What it throws is reported, and all are retried. */
  readonly work: (rows: readonly Row[]) => Promise<readonly Row[]>;
  /** Clock for due times; the database clock by default. */
  readonly clock?: Clock;
  readonly report: (error: unknown) => void;
}

export interface Worker {
  /** Polls for due rows now instead of at the next interval. */
  wake(): void;
  /** Resolves when the batch in work is done. */
  close(): Promise<void>;
}

/** Works on the due rows of a queue, batch by batch. Any number of processes may run a worker on the same queue. */
export function startWorker<Row>(options: WorkerOptions<Row>): Worker {
  const { queue, timings, retry, batchSize, work, clock, report } = options;
  const lease = { holder: randomUUID(), leaseMs: timings.leaseMs };
  let inWork: readonly Row[] = [];
  let isClosed = false;

  async function workWhileDue(): Promise<void> {
    let isMoreDue = true;
    while (isMoreDue && !isClosed) {
      const now = clock?.now();
      inWork = await queue.claimDue(lease, batchSize, now);
      isMoreDue = inWork.length === batchSize;
      if (inWork.length > 0) await workOn(inWork, now);
    }
  }

  async function workOn(rows: readonly Row[], now: Date | undefined): Promise<void> {
    try {
      const failed = await work(rows).catch((error: unknown) => {
        report(error);
        return rows;
      });
      if (failed.length > 0) await retryLater(failed, now);
    } finally {
      inWork = [];
    }
  }

  async function retryLater(rows: readonly Row[], now: Date | undefined): Promise<void> {
    const delays = rows.map((row) => ({
      key: queue.keyOf(row),
      delayMs: retryDelayMs(queue.attemptsOf(row), retry.delaysMs),
    }));
    await queue.retryLater(delays, lease.holder, now);
    for (const row of rows) {
      const attempts = queue.attemptsOf(row);
      if (attempts !== retry.escalateAfter) continue;
      report(new Error(`Job ${queue.keyOf(row).join(' ')} has failed ${attempts} times`));
    }
  }

  async function extendLeases(): Promise<void> {
    if (inWork.length > 0) await queue.extend(inWork.map(queue.keyOf), lease);
  }

  const polling = startInterval({ intervalMs: timings.pollIntervalMs, run: workWhileDue, report });
  const heartbeat = startInterval({ intervalMs: timings.heartbeatMs, run: extendLeases, report });
  return {
    wake: () => void polling.runNow(),
    async close() {
      isClosed = true;
      await polling.close();
      await heartbeat.close();
    },
  };
}
