import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { supplyTimings } from '../../defaults.ts';
import type { SupplyBatch } from '../../domain/search/supply-facts.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { electLeader } from '../../jobs/elect-leader.server.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import type { ApplyResult, OffersPort, RefusedChange } from '../../ports/offers/offers-port.ts';
import type { PriceHistoryPort } from '../../ports/price-history/price-history-port.ts';
import type { SupplyPort } from '../../ports/supply/supply-port.ts';
import type { PrunableSupplyLog } from '../../ports/supply-log/prunable-supply-log-port.ts';
import { loadSupply } from './load-supply.server.ts';
import { openOfferSnapshots } from './offer-snapshots.server.ts';
import { pullSupply } from './pull-supply.server.ts';

const leaderLock = 7_265_005;

interface Options {
  readonly supply: Pick<SupplyPort, 'feed'>;
  readonly log: PrunableSupplyLog;
  readonly offers: OffersPort;
  /** Notes what batches replace. */
  readonly history: Pick<PriceHistoryPort, 'record'>;
  /** Who may pull from the supplier is settled here. */
  readonly pool: Pool;
  /** A folder for snapshots of this log alone. */
  readonly snapshotFolder: string;
  readonly clock: Clock;
  readonly report: (event: SupplyEvent) => void;
  readonly timings?: Partial<SupplyTimings>;
}

export interface SupplyTimings {
  /** Milliseconds between two questions of the leader to the supplier: half of the second in which a change has to be for sale. */
  readonly pullIntervalMs: number;
  /** Milliseconds between two attempts of the other processes to become the leader. */
  readonly electionIntervalMs: number;
  /** Milliseconds between two snapshots: what a restart catches up from the log. */
  readonly snapshotIntervalMs: number;
  /** Milliseconds until a failed load or follow is repeated. */
  readonly retryDelayMs: number;
  /** Batches: beyond them reading the whole supply is faster than catching up; the log keeps so many. */
  readonly longestCatchUp: number;
}

/** What an operator should know. */
export type SupplyEvent =
  | { readonly kind: 'loaded'; readonly from: 'snapshot' | 'supplier'; readonly sequence: number }
  | { readonly kind: 'refused'; readonly sequence: number; readonly refused: readonly RefusedChange[] }
  /** Tried again by itself. */
  | { readonly kind: 'failed'; readonly error: unknown };

export interface SupplyHealth {
  /** True once the index has answers, also while it is brought up to date. */
  readonly isReady: boolean;
  readonly isLeader: boolean;
  /** Number of the newest batch applied. */
  readonly sequence: number;
  /** Milliseconds since the supplier made it; null until one has come, for a snapshot does not say. */
  readonly age: number | null;
}

export interface SupplyFollower {
  /** Resolves when the index has answers. */
  readonly ready: Promise<void>;
  health(): SupplyHealth;
  close(): Promise<void>;
}

/**
 * The life of the offer index in a process: restored from a snapshot or read from the supplier as a whole, it then
 * follows the log. Where batches are missing it reads the whole supply again; it answers from its old state meanwhile.
 * One process of all takes the supplier's changes over into the log and keeps that short.
 */
export function followSupply(options: Options): SupplyFollower {
  const { supply, log, offers, history, pool, clock, report } = options;
  const timings = { ...supplyTimings, ...options.timings };
  const snapshots = openOfferSnapshots(options.snapshotFolder);
  const ending = new AbortController();
  const ready = Promise.withResolvers<void>();
  let newest: { sequence: number; at: number | null } = { sequence: 0, at: null };
  let isReady = false;

  const fail = (error: unknown) => report({ kind: 'failed', error });
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => {});

  async function restore(): Promise<boolean> {
    const last = await log.last();
    if (!(await snapshots.restoreNewest(offers, { from: last - timings.longestCatchUp, to: last })))
      return false;
    await beReady('snapshot');
    return true;
  }

  async function load(): Promise<void> {
    const refused = await loadSupply(supply.feed, offers, clock, await log.last());
    await beReady('supplier');
    if (refused.length > 0) report({ kind: 'refused', sequence: newest.sequence, refused });
    // One process is enough where all of them begin at once.
    if (election.isLeader()) await snapshots.write(offers).catch(fail);
  }

  async function beReady(from: 'snapshot' | 'supplier'): Promise<void> {
    const sequence = await offers.sequence();
    newest = { sequence, at: from === 'supplier' ? clock.now().getTime() : null };
    isReady = true;
    ready.resolve();
    report({ kind: 'loaded', from, sequence });
  }

  /** All at once: the index takes what comes together in one go. */
  async function take(batches: readonly SupplyBatch[]): Promise<void> {
    const results = await Promise.all(batches.map((batch) => offers.apply(batch)));
    for (const [at, batch] of batches.entries()) recordApplied(batch, results[at] as ApplyResult);
    history.record(
      batches.flatMap(({ sequence, at }, place) => {
        const result = results[place];
        return result?.outcome === 'applied' ? [{ sequence, at, past: result.past }] : [];
      }),
    );
  }

  function recordApplied(batch: SupplyBatch, result: ApplyResult): void {
    if (result.outcome === 'gap') {
      throw new Error(`The supply log goes on with ${batch.sequence} after ${result.expected - 1}.`);
    }
    newest = batch;
    if (result.outcome === 'applied' && result.refused.length > 0) {
      report({ kind: 'refused', sequence: batch.sequence, refused: result.refused });
    }
  }

  /** Until it breaks or the end comes. */
  async function follow(): Promise<void> {
    const broken = Promise.withResolvers<never>();
    const ended = Promise.withResolvers<void>();
    ending.signal.addEventListener('abort', () => ended.resolve());
    const stop = log.follow(await offers.sequence(), take, broken.reject);
    if (ending.signal.aborted) ended.resolve();
    try {
      await Promise.race([broken.promise, ended.promise]);
    } finally {
      await stop();
    }
  }

  async function live(): Promise<void> {
    let isLoaded = await restore().catch(fail);
    while (!ending.signal.aborted) {
      try {
        if (!isLoaded) await load();
        isLoaded = false;
        await follow();
      } catch (error) {
        fail(error);
        await pause(timings.retryDelayMs);
      }
    }
  }

  /** Writes a snapshot, unless another process of this machine has written one since the last time. */
  async function saveSnapshot(): Promise<void> {
    const known = knownSnapshot;
    try {
      if (!isReady) return;
      if (newestSnapshot() <= known && known < newest.sequence) await snapshots.write(offers);
      if (election.isLeader()) await forgetOld();
    } finally {
      knownSnapshot = newestSnapshot();
    }
  }

  function newestSnapshot(): number {
    return snapshots.list()[0] ?? 0;
  }

  async function forgetOld(): Promise<void> {
    const needed = Math.min(snapshots.list().at(-1) ?? 0, (await log.last()) - timings.longestCatchUp);
    if (needed > 0) await log.forgetUpTo(needed);
  }

  const election = electLeader({
    pool,
    lockKey: leaderLock,
    work: () => pullSupply(supply.feed, log),
    workIntervalMs: timings.pullIntervalMs,
    electionIntervalMs: timings.electionIntervalMs,
    report: fail,
  });
  let knownSnapshot = newestSnapshot();
  const saving = startInterval({ intervalMs: timings.snapshotIntervalMs, run: saveSnapshot, report: fail });
  const living = live();

  return {
    ready: ready.promise,
    health: () => ({
      isReady,
      isLeader: election.isLeader(),
      sequence: newest.sequence,
      age: newest.at === null ? null : clock.now().getTime() - newest.at,
    }),
    async close() {
      ending.abort();
      await Promise.all([living, saving.close(), election.close()]);
    },
  };
}
