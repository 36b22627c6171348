import { Worker } from 'node:worker_threads';
import { threadPool } from '../../defaults.ts';
import { createFairQueue } from '../../jobs/fair-queue.ts';

/** `urgent`: a request waits for it. `spare`: done while no request waits. */
export type Urgency = 'urgent' | 'spare';

export interface ThreadPool<Order> {
  /**
   * What the thread makes of an order, or null when too many are waiting or the pool is closed. Rejects when it fails.
   * @param client whose urgent orders take turns with those of others
   */
  run(order: Order, urgency: Urgency, client?: string): Promise<Uint8Array | null>;
  /** Makes a spare order urgent if it still waits: now somebody waits for it too. */
  prioritise(order: Order, client?: string): void;
  close(): Promise<void>;
}

export interface ThreadPoolOptions<Order> {
  /** The thread's program: to each order it answers with `data`, or with the `failure` in words. */
  readonly workerFile: string;
  /** Orders at once, each on a thread of its own. */
  readonly threads: number;
  /** Orders that may wait; of more, the newest of the client that has most is refused. */
  readonly queueLimit: number;
  /** Milliseconds after which an order is given up and its thread replaced. */
  readonly longestWork: number;
  /** Milliseconds without an order after which a thread ends, and what it holds with it; the next order starts another one. */
  readonly idleMs?: number;
  /** What is done to an order, for messages: `Painting the-sea`. */
  readonly describe: (order: Order) => string;
}

type Answer = { readonly data: Uint8Array } | { readonly failure: string };

interface Waiting<Order> {
  readonly order: Order;
  readonly settle: (data: Uint8Array | null) => void;
  readonly fail: (error: Error) => void;
}

/** Works on a few threads, so that a picture or a document never blocks the thread which serves pages. */
export function createThreadPool<Order>(options: ThreadPoolOptions<Order>): ThreadPool<Order> {
  const urgent = createFairQueue<Waiting<Order>>(options.queueLimit);
  const spare: Waiting<Order>[] = [];
  const { idleMs = threadPool.idleMs } = options;
  const idle: Worker[] = [];
  const endings = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();
  let isClosed = false;

  function next(): void {
    const isAnyFree = idle.length > 0 || all.size < options.threads;
    const order = isAnyFree ? (urgent.shift() ?? (isAllFree() ? spare.shift() : undefined)) : undefined;
    if (order !== undefined) start(takeIdle() ?? hire(), order);
  }

  /** Spare work takes one thread at a time, and only while no urgent work waits. */
  const isAllFree = () => idle.length === all.size;

  function takeIdle(): Worker | undefined {
    const worker = idle.pop();
    if (worker !== undefined) clearTimeout(endings.get(worker));
    return worker;
  }

  /** A thread that paints holds more than all of the rest of an idle server. */
  function rest(worker: Worker): void {
    idle.push(worker);
    endings.set(worker, setTimeout(dismiss, idleMs, worker).unref());
  }

  /** Gone from the list first: nobody gives an order to a thread that ends. */
  function dismiss(worker: Worker): void {
    idle.splice(idle.indexOf(worker), 1);
    all.delete(worker);
    void worker.terminate();
  }

  function hire(): Worker {
    const worker = new Worker(options.workerFile);
    worker.unref();
    // A thread may break while it has nothing to do; the one that has an order says so to its order.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      all.delete(worker);
      clearTimeout(endings.get(worker));
      endings.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    all.add(worker);
    return worker;
  }

  function start(worker: Worker, { order, settle, fail }: Waiting<Order>): void {
    const done = (leave: () => void) => {
      clearTimeout(limit);
      worker.off('message', onAnswer).off('error', onError).off('exit', onExit);
      leave();
      next();
    };
    const giveUp = (reason: string) =>
      done(() => {
        all.delete(worker);
        void worker.terminate();
        if (isClosed) settle(null);
        else fail(new Error(`${options.describe(order)} ${reason}`));
      });
    const onError = (error: Error) => giveUp(`broke its thread: ${error.message}`);
    const onExit = () => giveUp('ended its thread');
    const onAnswer = (answer: Answer) =>
      done(() => {
        rest(worker);
        if ('data' in answer) settle(answer.data);
        else fail(new Error(`${options.describe(order)} failed: ${answer.failure}`));
      });
    const limit = setTimeout(giveUp, options.longestWork, 'took too long').unref();
    worker.once('message', onAnswer).once('error', onError).once('exit', onExit);
    worker.postMessage(order);
  }

  return {
    run(order, urgency, client = '') {
      if (isClosed || (urgency === 'spare' && spare.length >= options.queueLimit))
        return Promise.resolve(null);
      return new Promise((settle, fail) => {
        const waiting = { order, settle, fail };
        if (urgency === 'spare') spare.push(waiting);
        else urgent.push(client, waiting)?.settle(null);
        next();
      });
    },
    prioritise(order, client = '') {
      const index = spare.findIndex((one) => one.order === order);
      for (const waiting of index === -1 ? [] : spare.splice(index, 1))
        urgent.push(client, waiting)?.settle(null);
      // A thread may be free that spare orders leave alone.
      next();
    },
    async close() {
      isClosed = true;
      for (const { settle } of [...urgent.drain(), ...spare.splice(0)]) settle(null);
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
