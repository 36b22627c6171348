import { supplyLogPolicy } from '../../../defaults.ts';
import type { SupplyBatch } from '../../../domain/search/supply-facts.ts';
import { decodeBatch } from '../encode-batch.server.ts';
import { createWakeSignal } from '../wake-signal.server.ts';
import { natsLimits } from './nats-limits.ts';
import type { StreamMessages, StreamTail, SupplyStream } from './supply-stream.server.ts';

interface Options {
  /** Null while NATS is not reached. */
  readonly openStream: () => Promise<SupplyStream | null>;
  /** Something has come. */
  readonly arrived: () => void;
  readonly report: (error: unknown) => void;
}

/** What the stream has brought one follower. */
export interface Inbox {
  /** The batches that follow without a gap on a number; what is known already is thrown away. */
  takeAfter(sequence: number): readonly SupplyBatch[];
  /** The oldest batch above a number, with a gap or without; none where nothing waits. */
  takeOldest(sequence: number): readonly SupplyBatch[];
  isEmpty(): boolean;
  /** Reads the stream again, behind the last batch taken. */
  renew(): void;
  close(): Promise<void>;
}

export function receiveBatches(sequence: number, { openStream, arrived, report }: Options): Inbox {
  const ending = new AbortController();
  const room = createWakeSignal();
  const pause = createWakeSignal();
  let known = sequence;
  let queue: SupplyBatch[] = [];
  let reading: StreamMessages | null = null;

  async function receive(): Promise<void> {
    const stream = await openStream();
    if (stream === null || ending.signal.aborted) return;
    const own = await stream.read(positionAfter(known, await stream.tail()));
    reading = own;
    try {
      if (ending.signal.aborted) return;
      for await (const { data } of own.messages) {
        const batch = decodeBatch(data);
        if (batch.sequence <= known) continue;
        queue.push(batch);
        arrived();
        while (queue.length >= natsLimits.maxQueue)
          await room.sleep(supplyLogPolicy.retryDelayMs, ending.signal);
      }
    } finally {
      reading = null;
      own.stop();
    }
  }

  async function receiveUntilClosed(): Promise<void> {
    while (!ending.signal.aborted) {
      await receive().catch((error: unknown) => ending.signal.aborted || report(error));
      await pause.sleep(supplyLogPolicy.retryDelayMs, ending.signal);
    }
  }

  function dropKnown(position: number): void {
    known = position;
    queue = queue.filter((batch) => batch.sequence > position);
  }

  function dequeueBatches(count: number): readonly SupplyBatch[] {
    const taken = queue.splice(0, count);
    known = taken.at(-1)?.sequence ?? known;
    if (taken.length > 0) room.ring();
    return taken;
  }

  function end(): void {
    queue = [];
    room.ring();
    reading?.stop();
  }

  const done = receiveUntilClosed();
  return {
    takeAfter(position) {
      dropKnown(position);
      const gap = queue.findIndex((batch, index) => batch.sequence !== position + 1 + index);
      return dequeueBatches(gap === -1 ? queue.length : gap);
    },
    takeOldest(position) {
      dropKnown(position);
      return dequeueBatches(1);
    },
    isEmpty: () => queue.length === 0,
    renew() {
      pause.ring();
      end();
    },
    async close() {
      ending.abort();
      end();
      await done;
    },
  };
}

/** Where the batch after a number lies if the stream has no gap before its tail; too early otherwise, never too late. */
function positionAfter(sequence: number, tail: StreamTail): number {
  return tail.position - Math.max(tail.sequence - sequence, 0) + 1;
}
