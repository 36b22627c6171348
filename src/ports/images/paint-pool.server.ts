import { Worker } from 'node:worker_threads';
import type { PaintAnswer, PaintOrder } from './paint-worker.server.ts';

/** `urgent`: a visitor waits for it. `spare`: painted when nobody waits. */
export type Urgency = 'urgent' | 'spare';

export interface PaintPool {
  /** The picture's bytes, or null when too many are waiting or the pool is closed. Rejects when painting fails. */
  paint(request: PaintOrder, urgency: Urgency): Promise<Uint8Array | null>;
  /** Makes a spare order urgent if it still waits: now somebody waits for it too. */
  hurry(request: PaintOrder): void;
  close(): Promise<void>;
}

export interface PaintPoolOptions {
  /** The painting thread's file. */
  readonly workerFile: string;
  /** Paintings at once, each on a thread of its own. */
  readonly threads: number;
  /** Paintings that may wait; one more is refused. */
  readonly queueLimit: number;
  /** Milliseconds after which a painting is given up and its thread replaced. */
  readonly longestPainting: number;
}

interface Order {
  readonly request: PaintOrder;
  readonly settle: (data: Uint8Array | null) => void;
  readonly fail: (error: Error) => void;
}

/** Paints on a few threads, so that the thread which serves pages never stands still for a picture. */
export function createPaintPool(options: PaintPoolOptions): PaintPool {
  const waiting: Record<Urgency, Order[]> = { urgent: [], spare: [] };
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let isClosed = false;

  function next(): void {
    const isAnyFree = idle.length > 0 || all.size < options.threads;
    const order = isAnyFree
      ? (waiting.urgent.shift() ?? (isAllFree() ? waiting.spare.shift() : undefined))
      : undefined;
    if (order !== undefined) run(idle.pop() ?? hire(), order);
  }

  /** Spare work takes one thread at a time, and only while nobody waits. */
  const isAllFree = () => idle.length === all.size;

  function hire(): Worker {
    const worker = new Worker(options.workerFile);
    worker.unref();
    // A thread may break while it has nothing to do; the one that has an order says so to its order.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    all.add(worker);
    return worker;
  }

  function run(worker: Worker, { request, settle, fail }: Order): void {
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
        else fail(new Error(`Painting ${request.sceneKey} ${reason}`));
      });
    const onError = (error: Error) => giveUp(`broke its thread: ${error.message}`);
    const onExit = () => giveUp('ended its thread');
    const onAnswer = (answer: PaintAnswer) =>
      done(() => {
        idle.push(worker);
        if ('data' in answer) settle(answer.data);
        else fail(new Error(`Painting ${request.sceneKey} failed: ${answer.failure}`));
      });
    const limit = setTimeout(giveUp, options.longestPainting, 'took too long').unref();
    worker.once('message', onAnswer).once('error', onError).once('exit', onExit);
    worker.postMessage(request);
  }

  return {
    paint(request, urgency) {
      if (isClosed || waiting[urgency].length >= options.queueLimit) return Promise.resolve(null);
      return new Promise((settle, fail) => {
        waiting[urgency].push({ request, settle, fail });
        next();
      });
    },
    hurry(request) {
      const index = waiting.spare.findIndex((order) => order.request === request);
      if (index !== -1) waiting.urgent.push(...waiting.spare.splice(index, 1));
    },
    async close() {
      isClosed = true;
      for (const order of [...waiting.urgent.splice(0), ...waiting.spare.splice(0)]) order.settle(null);
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
