import { type ChildProcess, spawn } from 'node:child_process';
import type { WorkerCalls, WorkerSettings } from './worker-protocol.ts';

/** Processes that run bookings. The pool replaces a killed process at once; a call to a process that dies is lost. */
export interface WorkerPool {
  /** Asks one of the workers, at random. @throws Error where it dies before it answers */
  callAny<Name extends keyof WorkerCalls>(
    name: Name,
    params: WorkerCalls[Name]['params'],
  ): Promise<WorkerCalls[Name]['result']>;
  callAll<Name extends keyof WorkerCalls>(name: Name, params: WorkerCalls[Name]['params']): Promise<void>;
  /** Kills one, wherever it is. */
  killOne(): void;
  /** Kills all of them; nobody works until they are moved. */
  killAll(): Promise<void>;
  /** Ends the workers of a database that is gone, and starts as many at another address. Resolves when they are at work. */
  move(databaseUrl: string): Promise<void>;
  /** What workers reported, each once. */
  readonly reports: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Milliseconds that a shopper waits for an answer. */
const answerTimeoutMs = 8_000;

/** A process that has loaded its code and waits for its settings, so that it replaces a killed one at once. */
const spareCount = 2;

interface Worker {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
  readonly waiting: Map<number, PromiseWithResolvers<never>>;
}

export function startWorkerPool(
  count: number,
  settingsFor: () => Omit<WorkerSettings, 'databaseUrl'>,
  databaseUrl: string,
  cacheFolder: string,
): WorkerPool {
  const reports = new Set<string>();
  const env = { ...process.env, NODE_COMPILE_CACHE: cacheFolder };
  const resting = Array.from({ length: spareCount }, spawnWorker);
  let workers: Worker[] = [];
  let address = databaseUrl;
  let isClosed = false;
  let lastCallId = 0;

  function spawnWorker(): ChildProcess {
    return spawn(process.execPath, ['tests/chaos/chaos-worker.ts'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  function start(): Worker {
    const settings: WorkerSettings = { ...settingsFor(), databaseUrl: address };
    resting.push(spawnWorker());
    const child = resting.shift() as ChildProcess;
    child.send(settings);
    const ready = Promise.withResolvers<void>();
    ready.promise.catch(() => {});
    const worker: Worker = { child, ready: ready.promise, waiting: new Map() };
    child.on(
      'message',
      (message: { ready?: true; report?: string; id?: number; result: never; error?: string }) => {
        if (message.ready) ready.resolve();
        if (message.report !== undefined) reports.add(message.report);
        const waiter = worker.waiting.get(message.id ?? -1);
        worker.waiting.delete(message.id ?? -1);
        if (message.error === undefined) waiter?.resolve(message.result);
        else waiter?.reject(new Error(message.error));
      },
    );
    child.on('exit', () => {
      ready.reject(new Error('The worker has died'));
      for (const waiter of worker.waiting.values()) waiter.reject(new Error('The worker has died'));
      workers = workers.filter((each) => each !== worker);
      if (!isClosed) workers.push(start());
    });
    return worker;
  }

  async function callOne(worker: Worker | undefined, name: string, params: object): Promise<never> {
    if (worker === undefined) throw new Error('There is no worker');
    await worker.ready;
    lastCallId += 1;
    const waiter = Promise.withResolvers<never>();
    worker.waiting.set(lastCallId, waiter);
    worker.child.send({ id: lastCallId, name, params }, (error) => error && waiter.reject(error));
    const timer = setTimeout(() => waiter.reject(new Error('The worker is silent')), answerTimeoutMs);
    return waiter.promise.finally(() => clearTimeout(timer));
  }

  async function end(): Promise<void> {
    isClosed = true;
    const ends = workers.map(({ child }) => new Promise((resolve) => child.once('exit', resolve)));
    for (const { child } of workers) child.kill('SIGKILL');
    await Promise.all(ends);
    workers = [];
  }

  workers = Array.from({ length: count }, start);
  return {
    reports,
    callAny: (name, params) => callOne(workers[Math.floor(Math.random() * workers.length)], name, params),
    async callAll(name, params) {
      await Promise.all(workers.map((worker) => callOne(worker, name, params).catch(() => {})));
    },
    killOne: () => void workers[0]?.child.kill('SIGKILL'),
    killAll: end,
    async move(databaseUrl) {
      await end();
      address = databaseUrl;
      isClosed = false;
      workers = Array.from({ length: count }, start);
      await Promise.allSettled(workers.map(({ ready }) => ready));
    },
    async close() {
      await end();
      for (const child of resting) child.kill('SIGKILL');
    },
  };
}
