import type { Db } from '../../../database/open-kysely.server.ts';
import { supplyLogPolicy } from '../../../defaults.ts';
import type { SupplyBatch } from '../../../domain/search/supply-facts.ts';
import { followBatches } from '../follow-batches.server.ts';
import { appendBatches, selectBatchesAfter } from '../postgres-supply-log.server.ts';
import type { PrunableSupplyLog } from '../prunable-supply-log-port.ts';
import { deleteRowsUpTo, readSupplyLogId, selectLastSequence } from '../supply-log-rows.server.ts';
import { createWakeSignal } from '../wake-signal.server.ts';
import { connectNats } from './connect-nats.server.ts';
import { natsLimits } from './nats-limits.ts';
import { createPublisher } from './publisher.server.ts';
import { type Inbox, receiveBatches } from './receive-batches.server.ts';
import { openSupplyStream, type StreamLimits, type SupplyStream } from './supply-stream.server.ts';

/** NATS sets the bytes aside at once; at 20,000 changes a second they last for more than half an hour. */
const usualLimits = {
  copies: natsLimits.copies,
  maxBytes: natsLimits.maxBytes,
  maxAge: natsLimits.maxAgeMs,
};

interface Options {
  readonly db: Db;
  /** `nats://user:password@host:4222`; several addresses of one cluster separated by commas. */
  readonly url: string;
  /** Begin of the stream's name, for several sites on one NATS: letters, digits, `_` and `-`. */
  readonly name?: string;
  readonly limits?: StreamLimits;
  /** Milliseconds without a message after which PostgreSQL is looked at. */
  readonly pollEvery?: number;
  /** Receives errors of NATS or the database; the log retries both. */
  readonly report: (error: unknown) => void;
}

/**
 * The supply log in PostgreSQL, carried to the replicas by NATS JetStream: one read of the table for however many replicas. Truth is
 * the table alone. What NATS has lost, holds no longer or cannot deliver, a follower reads there; without NATS everything
 * continues by polling.
 */
export async function openNatsSupplyLog(options: Options): Promise<PrunableSupplyLog> {
  const { db, pollEvery = natsLimits.pollIntervalMs } = options;
  const report = throttleReport(options.report);
  const limits = options.limits ?? usualLimits;
  const streamName = `${options.name ?? 'fernweh'}-${await readSupplyLogId(db)}`;
  const followers = new Map<Inbox, () => Promise<void>>();
  let opening: Promise<SupplyStream> | null = null;

  const link = connectNats({
    url: options.url,
    connected() {
      opening = null;
      publisher.resume();
      for (const inbox of followers.keys()) inbox.renew();
    },
    report,
  });
  const publisher = createPublisher(db, openStream, report);

  async function openStream(): Promise<SupplyStream | null> {
    const connection = link.current();
    if (connection === null) return null;
    opening ??= openSupplyStream(connection, streamName, limits);
    const own = opening;
    return own.catch((error: unknown) => {
      if (opening === own) opening = null;
      throw error;
    });
  }

  /** From the stream where it has the next batch; else from PostgreSQL: at first, after a gap and after a poll without batches. */
  function followStream(sequence: number) {
    const arrival = createWakeSignal();
    const inbox = receiveBatches(sequence, { openStream, arrived: arrival.ring, report });
    let isSilent = false;
    let isBehind = true;

    async function readTable(position: number): Promise<readonly SupplyBatch[]> {
      const wasWaiting = !inbox.isEmpty();
      const batches = await selectBatchesAfter(db, position, supplyLogPolicy.batchesAtOnce);
      isBehind = batches.length > 0;
      // It should have come by the stream: that may have died without a word.
      if (isSilent && isBehind) inbox.renew();
      isSilent = false;
      // What waited all the while has been forgotten by the table, and so has all before it.
      return isBehind || !wasWaiting ? batches : inbox.takeOldest(position);
    }

    async function next(position: number, signal: AbortSignal): Promise<readonly SupplyBatch[]> {
      const ready = inbox.takeAfter(position);
      if (ready.length > 0) return ready;
      if (isBehind || isSilent || !inbox.isEmpty()) {
        const batches = await readTable(position).catch(report);
        if (batches && batches.length > 0) return batches;
      }
      isSilent = !(await arrival.sleep(pollEvery, signal));
      return [];
    }

    return { next, inbox };
  }

  return {
    async append(batches) {
      const last = await appendBatches(db, batches);
      publisher.publish();
      return last;
    },
    last: () => selectLastSequence(db),
    after: (sequence, limit) => selectBatchesAfter(db, sequence, limit),
    forgetUpTo: (sequence) => deleteRowsUpTo(db, sequence),

    follow(sequence, take, failed) {
      const { next, inbox } = followStream(sequence);
      const stopTaking = followBatches({ sequence, next, take, failed });
      const stop = async () => {
        followers.delete(inbox);
        await Promise.all([stopTaking(), inbox.close()]);
      };
      followers.set(inbox, stop);
      return stop;
    },

    async close() {
      await Promise.all([...followers.values()].map((stop) => stop()));
      await publisher.close();
      await link.close();
    },
  };
}

function throttleReport(report: Options['report']): Options['report'] {
  let lastReport = { text: '', at: Number.NEGATIVE_INFINITY };
  return (error) => {
    const text = String(error);
    const now = performance.now();
    if (text === lastReport.text && now - lastReport.at < supplyLogPolicy.repeatedReportMs) return;
    lastReport = { text, at: now };
    report(error);
  };
}
