import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../database/open-kysely.server.ts';
import { shareReads } from '../../database/share-reads.server.ts';
import { priceHistory } from '../../defaults.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import type { PriceHistoryPort, ReplacedFactors } from './price-history-port.ts';
import {
  deletePast,
  type HistoryEnd,
  insertPast,
  openPartition,
  selectEnd,
  selectPast,
  updateEnd,
} from './price-history-rows.server.ts';

interface Options {
  readonly db: Db;
  readonly report: (error: unknown) => void;
  readonly timings?: { readonly gapGraceMs: number; readonly retryDelayMs: number };
}

/**
 * The history in PostgreSQL. Every process that follows the supply log writes; the number of the last batch, locked meanwhile,
 * makes each batch written once, by the first that comes.
 */
export function createPostgresPriceHistory({
  db,
  report,
  timings = priceHistory,
}: Options): PriceHistoryPort {
  const { gapGraceMs, retryDelayMs } = timings;
  const ending = new AbortController();
  const share = shareReads<FoundPast>();
  let waiting: ReplacedFactors[] = [];
  let gapSince: number | null = null;
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batches = waiting;
      const outcome = await writeBatches(db, batches, hasGraceEnded()).catch((error: unknown) => {
        report(error);
        return 'failed' as const;
      });
      if (outcome === 'written') {
        gapSince = null;
        waiting = waiting.slice(batches.length);
        continue;
      }
      if (outcome === 'gap') gapSince ??= performance.now();
      if (ending.signal.aborted) return;
      await sleep(retryDelayMs, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  }

  const hasGraceEnded = () => gapSince !== null && performance.now() - gapSince >= gapGraceMs;

  return {
    record(batches) {
      // What is forgotten here is a gap, after which the history begins again.
      waiting = [...waiting, ...batches].slice(-priceHistory.waitingBatches);
      writing ??= write().finally(() => {
        writing = null;
      });
    },

    async find(asked, since, settled = 0) {
      const read = () => share(JSON.stringify([since, asked]), () => selectPast(db, asked, since));
      const { end, factors } = await findSettledPast(read, settled);
      const { sequence, at, completeSince } = end;
      if (completeSince === null) return null;
      return { factors, sequence, at, wholeFrom: Math.max(dayAt(new Date(completeSince)) + 1, since) };
    },

    async close() {
      ending.abort();
      await writing;
    },
  };
}

type FoundPast = Awaited<ReturnType<typeof selectPast>>;

/** Waits a moment for what is being written. */
async function findSettledPast(read: () => Promise<FoundPast>, sequence: number): Promise<FoundPast> {
  const deadline = performance.now() + priceHistory.settleTimeoutMs;
  for (;;) {
    const found = await read();
    if (found.end.sequence >= sequence || performance.now() >= deadline) return found;
    await sleep(priceHistory.settleStepMs);
  }
}

type WriteOutcome = 'written' | 'gap';

/** @param mayRestart whether the history begins again where batches are missing */
function writeBatches(
  db: Db,
  batches: readonly ReplacedFactors[],
  mayRestart: boolean,
): Promise<WriteOutcome> {
  return db.transaction().execute(async (trx): Promise<WriteOutcome> => {
    const end = await selectEnd(trx, { isLocked: true });
    const fresh = batches.filter(({ sequence }) => sequence > end.sequence);
    const last = batches.at(-1);
    if (last === undefined) return 'written';
    const isNew = end.completeSince === null;
    const isGap = fresh[0] !== undefined && fresh[0].sequence !== end.sequence + 1;
    // Numbers that came before, at a later time: the log has begun again.
    const isOtherLog = fresh.length === 0 && last.at > end.at;
    if (isGap && !isNew && !mayRestart) return 'gap';
    if (isNew || isGap || isOtherLog) {
      await deletePast(trx);
      await updateEnd(trx, { sequence: last.sequence, at: last.at, completeSince: last.at });
    } else if (fresh.length > 0) await appendBatches(trx, end, fresh);
    return 'written';
  });
}

/** Times never go back, whatever the supplier's clock does. */
async function appendBatches(trx: Db, end: HistoryEnd, fresh: readonly ReplacedFactors[]): Promise<void> {
  let at = end.at;
  const timed = fresh.map((batch) => {
    at = Math.max(at, batch.at);
    return { ...batch, at };
  });
  const days = new Set(timed.filter(({ past }) => past.length > 0).map((batch) => dayAt(new Date(batch.at))));
  for (const day of days) await openPartition(trx, day);
  await insertPast(trx, timed);
  await updateEnd(trx, { ...end, sequence: fresh.at(-1)?.sequence ?? end.sequence, at });
}
