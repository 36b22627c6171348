import { createHash } from 'node:crypto';
import type { Found, OfferQuery, OffersPort } from '../offers-port.ts';
import { applyToShards } from './apply-to-shards.ts';
import { loadShards } from './load-shards.ts';
import { queryShards, StateMoved } from './query-shards.ts';
import { createDirectory, type ShardOfAirport } from './shard-directory.ts';
import { type DirectorySnapshot, readDirectory, saveDirectory, shardFile } from './shard-snapshot.server.ts';
import { spreadAirports } from './spread-airports.ts';

interface Options {
  /** One or more; no other code may write to them. Their order is part of snapshots. */
  readonly shards: readonly OffersPort[];
  /** Where hotels of an airport live; by default a digest of its code decides. */
  readonly shardOf?: ShardOfAirport;
}

/**
 * Offers spread over several engines by arrival airport. Every hotel lives in one shard, with all its plans, and every
 * shard has all flights: so a shard's answer for a hotel is exact, and answers of several are added up and merged
 * without remainder. All answers to a query are of one state; where a change came in between, the query is repeated
 * while changes wait.
 *
 * Two replicas have equal checksums where hotels came to them under the same first airport. Where `load` or `restore` fails in one
 * shard, questions fail until a `load` succeeds.
 */
export function createShardedOffers({
  shards,
  shardOf = spreadAirports(shards.length),
}: Options): OffersPort {
  let state: DirectorySnapshot = { sequence: 0, at: 0, directory: createDirectory(shards.length) };
  let turn: Promise<unknown> = Promise.resolve();

  /** Changes take turns, and so do questions that met one. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  }

  async function ask(query: OfferQuery): Promise<Found<never>> {
    const begun = state;
    const found = await queryShards(shards, begun, query);
    if (state !== begun) throw new StateMoved('The directory is that of a later state.');
    return found as Found<never>;
  }

  return {
    search: (query) =>
      ask(query as OfferQuery).catch((error: unknown) => {
        if (error instanceof StateMoved) return inTurn(() => ask(query as OfferQuery));
        throw error;
      }),

    load: (start) =>
      inTurn(async () => {
        const { directory, refused } = await loadShards(shards, shardOf, start);
        state = { sequence: start.sequence, at: start.at, directory };
        return refused;
      }),

    apply: (batch) =>
      inTurn(async () => {
        const { sequence, directory } = state;
        if (batch.sequence <= sequence) return { outcome: 'known' };
        if (batch.sequence > sequence + 1) return { outcome: 'gap', expected: sequence + 1 };
        const { refused, past } = await applyToShards(shards, shardOf, directory, batch);
        state = { sequence: batch.sequence, at: batch.at, directory };
        return { outcome: 'applied', refused, past };
      }),

    sequence: async () => state.sequence,

    snapshot: (file) =>
      inTurn(async () => {
        await Promise.all(shards.map((shard, index) => shard.snapshot(shardFile(file, index))));
        await saveDirectory(file, state);
        return state.sequence;
      }),

    restore: (file) =>
      inTurn(async () => {
        const read = await readDirectory(file, shards.length);
        if (read === null) return false;
        const restored = await Promise.all(
          shards.map(async (shard, index) => {
            return (
              (await shard.restore(shardFile(file, index))) && (await shard.sequence()) === read.sequence
            );
          }),
        );
        if (restored.includes(false)) return false;
        state = read;
        return true;
      }),

    checksum: () =>
      inTurn(async () => {
        const sums = await Promise.all(shards.map((shard) => shard.checksum()));
        return createHash('sha256').update(sums.join()).digest('hex').slice(0, 16);
      }),

    close: () => inTurn(async () => void (await Promise.all(shards.map((shard) => shard.close())))),
  };
}
