import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { shardPolicy } from '../../../defaults.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';
import type { OffersPort } from '../offers-port.ts';
import type { ServedShard } from './serve-shard.server.ts';
import type { ShardPlan, ShardTable } from './shard-table.server.ts';

interface Options {
  readonly plan: Pick<ShardPlan, 'version'>;
  readonly shard: number;
  readonly table: Pick<ShardTable, 'report' | 'remove' | 'serving'>;
  readonly served: ServedShard;
  readonly offers: Pick<OffersPort, 'sequence'>;
  /** Number of the last batch of the supply log. */
  readonly lastBatch: () => Promise<number>;
  /** Called when another plan serves, and nobody asks this one any more. */
  readonly retire: () => void;
  readonly report: (error: unknown) => void;
  readonly timings?: { readonly reportIntervalMs: number; readonly retireMs: number };
}

/** A replica among others. */
export interface KeptReplica {
  /** Resolves when it takes questions for the first time. */
  readonly joined: Promise<void>;
  isAnswering(): boolean;
  /** Takes no more questions for good; resolves when all are answered. */
  leave(): Promise<void>;
}

/** Takes questions and says so every few seconds, as long as the replica has what the log had the time before; one that is behind takes none. */
export function keepReplica(options: Options): KeptReplica {
  const { plan, shard, table, served, offers, lastBatch, retire, report, timings = shardPolicy } = options;
  const id = randomUUID();
  const joined = Promise.withResolvers<void>();
  const ending = new AbortController();
  let isAnswering = false;
  let expected = Number.POSITIVE_INFINITY;

  async function turn(): Promise<void> {
    const sequence = await offers.sequence();
    const hadAll = sequence >= expected;
    expected = await lastBatch();
    if (ending.signal.aborted) return;
    if (hadAll || sequence >= expected) await takeQuestions(sequence);
    else if (isAnswering) await refuseQuestions();
    const serving = await table.serving();
    if (serving !== null && serving.version > plan.version) await retireLater();
  }

  async function takeQuestions(sequence: number): Promise<void> {
    if (!served.join()) return refuseQuestions();
    await table.report(id, { version: plan.version, shard, sequence });
    isAnswering = true;
    joined.resolve();
  }

  async function refuseQuestions(): Promise<void> {
    isAnswering = false;
    await table.remove(id).catch(report);
    await served.leave();
  }

  /** Who has not seen the other plan yet still asks this one. */
  async function retireLater(): Promise<void> {
    await sleep(timings.retireMs, undefined, { signal: ending.signal, ref: false }).then(
      retire,
      () => undefined,
    );
  }

  const turning = startInterval({ intervalMs: timings.reportIntervalMs, run: turn, report });
  void turning.runNow();

  return {
    joined: joined.promise,
    isAnswering: () => isAnswering,
    async leave() {
      ending.abort();
      await turning.close();
      await refuseQuestions();
    },
  };
}
