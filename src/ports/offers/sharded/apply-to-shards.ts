import type { PastFactor } from '../../../domain/search/history/past-factor.ts';
import type { SupplyBatch } from '../../../domain/search/supply-facts.ts';
import type { ApplyResult, OffersPort, RefusedChange } from '../offers-port.ts';
import { draftDirectory, recordChange, type ShardDirectory, type ShardOfAirport } from './shard-directory.ts';
import { shareOut } from './share-out.ts';

/** Applies the next batch to all shards, and notes in the directory what was not refused. */
export async function applyToShards(
  shards: readonly OffersPort[],
  shardOf: ShardOfAirport,
  directory: ShardDirectory,
  batch: SupplyBatch,
): Promise<{ readonly refused: readonly RefusedChange[]; readonly past: readonly PastFactor[] }> {
  const shared = shareOut(draftDirectory(directory), shardOf);
  const { shares, homes } = shared.share(batch.changes);
  const results = await Promise.all(
    shards.map((shard, index) => shard.apply({ ...batch, changes: shares[index] ?? [] })),
  );
  const refused = shared.collect(results.map(listRefused));
  const isRefused = new Set(refused.map(({ index }) => index));
  for (const [index, change] of batch.changes.entries()) {
    const home = homes[index] ?? null;
    if (home !== null && !isRefused.has(index)) recordChange(directory, change, home);
  }
  return { refused, past: mergePast(results) };
}

/** Shards that have the same fact replace the same. */
function mergePast(results: readonly ApplyResult[]): PastFactor[] {
  const past = results.flatMap((result) => (result.outcome === 'applied' ? result.past : []));
  return [...new Map(past.map((factor) => [JSON.stringify(factor), factor])).values()];
}

/** A shard that knows the batch already took it when others failed; the retry goes to all shards. */
function listRefused(result: ApplyResult): readonly RefusedChange[] {
  if (result.outcome === 'gap') {
    throw new Error(`The shards have come apart: one expects batch ${result.expected}.`);
  }
  return result.outcome === 'applied' ? result.refused : [];
}
