import { afterEach, describe, expect, it, vi } from 'vitest';
import { pollTimeout } from '../../tests/poll-timeout.ts';
import type { JobQueue, RetryDelay } from './job-queue.server.ts';
import { startWorker, type Worker, type WorkerOptions } from './start-worker.server.ts';

interface Job {
  readonly id: string;
  readonly attempts: number;
}

let worker: Worker | undefined;
afterEach(() => worker?.close());

/** A queue in memory: what is due, and what the worker asks of it. */
function createFakeQueue(due: Job[]) {
  const postponed: RetryDelay[] = [];
  const extended: string[] = [];
  const queue: JobQueue<Job> = {
    claimDue: async (_, limit) => due.splice(0, limit),
    claim: async () => null,
    extend: async (keys) => void extended.push(...keys.flat()),
    release: async () => {},
    retryLater: async (delays) => void postponed.push(...delays),
    keyOf: ({ id }) => [id],
    attemptsOf: ({ attempts }) => attempts,
  };
  return { queue, due, postponed, extended };
}

function start(options: Pick<WorkerOptions<Job>, 'queue' | 'work'> & Partial<WorkerOptions<Job>>) {
  const reported: string[] = [];
  worker = startWorker<Job>({
    timings: { pollIntervalMs: 3_600_000, leaseMs: 60_000, heartbeatMs: 3_600_000 },
    retry: { delaysMs: [10, 20, 30], escalateAfter: 3 },
    batchSize: 2,
    report: (error) => reported.push(String(error)),
    ...options,
  });
  return { worker, reported };
}

const job = (id: string, attempts = 1): Job => ({ id, attempts });

describe('a worker', () => {
  it('processes everything that is due, batch by batch', async () => {
    const { queue } = createFakeQueue(['a', 'b', 'c', 'd', 'e'].map((id) => job(id)));
    const batches: string[] = [];
    const started = start({
      queue,
      work: async (jobs) => {
        batches.push(jobs.map(({ id }) => id).join(''));
        return [];
      },
    });
    started.worker.wake();
    await vi.waitFor(() => expect(batches).toEqual(['ab', 'cd', 'e']), pollTimeout);
  });

  it('finds by itself rows without a `wake`', async () => {
    const { queue, due } = createFakeQueue([job('a')]);
    start({
      queue,
      work: async () => [],
      timings: { pollIntervalMs: 1, leaseMs: 60_000, heartbeatMs: 60_000 },
    });
    await vi.waitFor(() => expect(due).toEqual([]), pollTimeout);
  });

  it('retries what failed after a wait that grows with its attempts', async () => {
    const { queue, postponed } = createFakeQueue([job('done'), job('failed', 2)]);
    const started = start({ queue, work: async (jobs) => jobs.filter(({ id }) => id === 'failed') });
    started.worker.wake();
    await vi.waitFor(() => expect(postponed).toEqual([{ key: ['failed'], delayMs: 20 }]), pollTimeout);
  });

  it('reports what its work throws and retries the whole batch', async () => {
    const { queue, postponed } = createFakeQueue([job('a'), job('b')]);
    const started = start({ queue, work: () => Promise.reject(new Error('no connection')) });
    started.worker.wake();
    await vi.waitFor(() => expect(postponed.map(({ key }) => key)).toEqual([['a'], ['b']]), pollTimeout);
    expect(started.reported).toEqual(['Error: no connection']);
  });

  it('escalates a job that has failed too often, once', async () => {
    const { queue, postponed } = createFakeQueue([job('a', 2), job('b', 3), job('c', 4)]);
    const started = start({ queue, work: async (jobs) => jobs });
    started.worker.wake();
    await vi.waitFor(() => expect(postponed).toHaveLength(3), pollTimeout);
    expect(started.reported).toEqual(['Error: Job b has failed 3 times']);
  });

  it('extends the leases of the jobs in work, and of no others', async () => {
    const { queue, extended } = createFakeQueue([job('a')]);
    const work = Promise.withResolvers<readonly Job[]>();
    const timings = { pollIntervalMs: 60_000, leaseMs: 60_000, heartbeatMs: 1 };
    const started = start({ queue, work: () => work.promise, timings });
    started.worker.wake();
    await vi.waitFor(() => expect(new Set(extended)).toEqual(new Set(['a'])), pollTimeout);
    work.resolve([]);
    await vi.waitFor(() => expect(extended.splice(0)).toEqual([]), pollTimeout);
  });

  it('finishes the batch in work when it is closed, and takes no other', async () => {
    const { queue, due } = createFakeQueue(['a', 'b', 'c'].map((id) => job(id)));
    const under = Promise.withResolvers<void>();
    const work = Promise.withResolvers<readonly Job[]>();
    const started = start({
      queue,
      work: () => {
        under.resolve();
        return work.promise;
      },
    });
    started.worker.wake();
    await under.promise;
    const steps: string[] = [];
    const closing = started.worker.close().then(() => steps.push('closed'));
    await new Promise((done) => setTimeout(done, 10));
    steps.push('work done');
    work.resolve([]);
    await closing;
    expect(steps).toEqual(['work done', 'closed']);
    expect(due.map(({ id }) => id)).toEqual(['c']);
  });
});
