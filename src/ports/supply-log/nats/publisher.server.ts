import type { Db } from '../../../database/open-kysely.server.ts';
import { supplyLogPolicy } from '../../../defaults.ts';
import { selectLastSequence, selectRowsAfter } from '../supply-log-rows.server.ts';
import { createWakeSignal } from '../wake-signal.server.ts';
import { natsLimits } from './nats-limits.ts';
import type { StreamTail, SupplyStream } from './supply-stream.server.ts';

export interface Publisher {
  /** There is something new. Returns at once. */
  publish(): void;
  /** NATS is there again: what was missed meanwhile is published, if this process publishes at all. */
  resume(): void;
  /** Ends what is on its way. */
  close(): Promise<void>;
}

/**
 * Publishes to the stream the batches that only PostgreSQL has, in order and without gaps: each publisher names the
 * batch it comes behind, so that several may publish at once. Retries what fails.
 */
export function createPublisher(
  db: Db,
  openStream: () => Promise<SupplyStream | null>,
  report: (error: unknown) => void,
): Publisher {
  let tail: StreamTail | null = null;
  let running: Promise<void> | null = null;
  let isAsked = false;
  let isPublisher = false;
  const ending = new AbortController();
  const pause = createWakeSignal();

  async function publishMissing(): Promise<void> {
    const stream = await openStream();
    if (stream === null) return;
    const oldest = (await selectLastSequence(db)) - natsLimits.maxBacklog;
    for (;;) {
      tail ??= await stream.tail();
      const rows = await selectRowsAfter(db, Math.max(tail.sequence, oldest), natsLimits.rowsAtOnce);
      if (rows.length === 0) return;
      for (const row of rows) {
        tail = await stream.publish(row, tail);
        // Another process was faster: look up again what is missing.
        if (tail === null) break;
      }
    }
  }

  async function run(): Promise<void> {
    while (isAsked && !ending.signal.aborted) {
      isAsked = false;
      try {
        await publishMissing();
      } catch (error) {
        report(error);
        tail = null;
        isAsked = true;
        await pause.sleep(supplyLogPolicy.retryDelayMs, ending.signal);
      }
    }
    running = null;
  }

  function publish(): void {
    isPublisher = true;
    isAsked = true;
    running ??= run();
  }

  return {
    publish,
    resume() {
      tail = null;
      if (isPublisher) publish();
    },
    async close() {
      ending.abort();
      await running;
    },
  };
}
