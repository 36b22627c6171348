import type { Pool } from 'pg';
import { type ListenSession, openListenSession } from '../../database/listen-session.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { listenTimings, supplyLogPolicy } from '../../defaults.ts';
import type { SupplyBatch } from '../../domain/search/supply-facts.ts';
import { decodeBatch, encodeBatch } from './encode-batch.server.ts';
import { followBatches } from './follow-batches.server.ts';
import type { PrunableSupplyLog } from './prunable-supply-log-port.ts';
import {
  appendedChannel,
  appendRows,
  deleteRowsUpTo,
  selectLastSequence,
  selectRowsAfter,
} from './supply-log-rows.server.ts';
import { createWakeSignal, type WakeSignal } from './wake-signal.server.ts';

interface Options {
  readonly db: Db;
  /** For the session that listens for appended batches. */
  readonly pool: Pool;
  /** Milliseconds after which the table is looked at even if nothing was heard. */
  readonly pollEvery?: number;
  /** Receives the error when a follower cannot read the database; the follower retries. */
  readonly report: (error: unknown) => void;
}

/** The supply log in PostgreSQL, which is the system of record. Followers are notified of new batches by LISTEN, and poll as well. */
export function createPostgresSupplyLog({
  db,
  pool,
  pollEvery = supplyLogPolicy.pollIntervalMs,
  report,
}: Options): PrunableSupplyLog {
  const followers = new Map<WakeSignal, () => Promise<void>>();
  let session: ListenSession | null = null;
  const wakeAll = () => {
    for (const wakeSignal of followers.keys()) wakeSignal.ring();
  };

  const log: PrunableSupplyLog = {
    append: (batches) => appendBatches(db, batches),
    last: () => selectLastSequence(db),
    after: (sequence, limit) => selectBatchesAfter(db, sequence, limit),
    forgetUpTo: (sequence) => deleteRowsUpTo(db, sequence),

    follow(sequence, take, failed) {
      session ??= openListenSession(pool, {
        channel: appendedChannel,
        timings: listenTimings,
        onNotification: wakeAll,
        onListening: wakeAll,
      });
      const wakeSignal = createWakeSignal();
      const next = async (position: number, signal: AbortSignal) => {
        const batches = await selectBatchesAfter(db, position, supplyLogPolicy.batchesAtOnce).catch(
          (error: unknown) => {
            report(error);
            return [];
          },
        );
        if (batches.length === 0) await wakeSignal.sleep(pollEvery, signal);
        return batches;
      };
      const stop = followBatches({ sequence, next, take, failed });
      followers.set(wakeSignal, stop);
      return async () => {
        followers.delete(wakeSignal);
        await stop();
      };
    },

    async close() {
      const stops = [...followers.values()];
      followers.clear();
      await Promise.all([...stops.map((stop) => stop()), session?.close()]);
    },
  };
  return log;
}

/** @throws RangeError when the first new batch is not the next one, or the batches are not consecutive */
export async function appendBatches(db: Db, batches: readonly SupplyBatch[]): Promise<number> {
  const [first] = batches;
  if (first === undefined) return selectLastSequence(db);
  const strays = batches.filter(({ sequence }, index) => sequence !== first.sequence + index);
  if (strays[0]) throw new RangeError(`Batch ${strays[0].sequence} does not follow the one before it.`);
  return appendRows(
    db,
    batches.map((batch) => ({ sequence: batch.sequence, batch: encodeBatch(batch) })),
  );
}

export async function selectBatchesAfter(
  db: Db,
  sequence: number,
  limit: number,
): Promise<readonly SupplyBatch[]> {
  const rows = await selectRowsAfter(db, sequence, limit);
  return rows.map(({ batch }) => decodeBatch(batch));
}
