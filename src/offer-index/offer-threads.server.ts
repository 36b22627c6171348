import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadOrder, ThreadStart, ThreadTask } from './offer-thread.server.ts';

/** A thread that does one task after another. */
export interface OfferThread {
  /** @throws RangeError for a request outside its ranges, Error when the thread fails or has ended */
  run<Result>(task: ThreadTask): Promise<Result>;
  /** Tasks given and not answered yet. */
  outstanding(): number;
  close(): Promise<void>;
}

interface Waiting {
  readonly settle: (result: unknown) => void;
  readonly fail: (error: Error) => void;
}

/**
 * @param file the thread's program
 * @param lost called when the thread has ended by itself; all its open tasks fail
 */
export function startOfferThread(
  file: string,
  start: ThreadStart,
  lost: (error: Error) => void,
): OfferThread {
  const worker = new Worker(file, { workerData: start });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isClosed = false;
  let broken: Error | null = null;
  let orders: ThreadOrder[] = [];

  /** What is asked for in one go is sent in one message: each costs as much as a small answer. */
  const order = (task: ThreadTask): number => {
    lastId += 1;
    if (orders.length === 0) queueMicrotask(send);
    orders.push({ id: lastId, task });
    return lastId;
  };
  const send = () => {
    worker.postMessage(orders);
    orders = [];
  };
  const take = (answer: ThreadAnswer) => {
    const pending = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('failure' in answer)
      pending?.fail(answer.isBadRequest ? new RangeError(answer.failure) : new Error(answer.failure));
    else pending?.settle('found' in answer ? JSON.parse(answer.found) : answer.result);
  };
  worker.unref();
  worker.on('message', (answers: readonly ThreadAnswer[]) => {
    answers.forEach(take);
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error) => {
    broken = error;
  });
  worker.on('exit', () => {
    broken ??= new Error('The thread of the offer index has ended');
    for (const pending of waiting.values()) pending.fail(broken);
    waiting.clear();
    if (!isClosed) lost(broken);
  });
  return {
    run: <Result>(task: ThreadTask) =>
      new Promise<Result>((settle, fail) => {
        if (broken !== null || isClosed) {
          fail(broken ?? new Error('The offer index is closed'));
          return;
        }
        waiting.set(order(task), { settle: settle as (result: unknown) => void, fail });
        worker.ref();
      }),
    outstanding: () => waiting.size,
    async close() {
      isClosed = true;
      await worker.terminate();
    },
  };
}
