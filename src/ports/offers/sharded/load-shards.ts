import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { OffersPort, RefusedChange } from '../offers-port.ts';
import { createPartChannel, type PartChannel } from './part-channels.ts';
import { createDirectory, type ShardOfAirport, type WholeDirectory } from './shard-directory.ts';
import { shareOut } from './share-out.ts';

type Start = Parameters<OffersPort['load']>[0];

/**
 * Loads all shards side by side, as fast as the slowest one. What a shard refuses stays in the directory: a query for
 * it in the shard finds nothing.
 */
export async function loadShards(
  shards: readonly OffersPort[],
  shardOf: ShardOfAirport,
  { parts, ...start }: Start,
): Promise<{ directory: WholeDirectory; refused: RefusedChange[] }> {
  const directory = createDirectory(shards.length);
  const shared = shareOut(directory, shardOf);
  const routes = shards.map((shard) => ({ shard, channel: createPartChannel<readonly SupplyChange[]>() }));
  const loading = Promise.allSettled(
    routes.map(({ shard, channel }) =>
      shard.load({ ...start, parts: channel.parts }).finally(() => channel.leave()),
    ),
  );
  const channels = routes.map(({ channel }) => channel);
  const failure = await pump(parts, channels, (part) => shared.share(part).shares);
  const results = await loading;
  if (failure) throw failure.error;
  return { directory, refused: shared.collect(results.map(requireLoaded)) };
}

/** Distributes part by part until the end, or until reading them fails; then ends every shard with the error. */
async function pump(
  parts: Start['parts'],
  channels: readonly PartChannel<readonly SupplyChange[]>[],
  share: (part: readonly SupplyChange[]) => SupplyChange[][],
): Promise<{ error: unknown } | null> {
  try {
    for await (const part of parts) {
      const shares = share(part);
      await Promise.all(channels.map((channel, shard) => channel.push(shares[shard] ?? [])));
    }
    for (const channel of channels) channel.end();
    return null;
  } catch (error) {
    for (const channel of channels) channel.end(error);
    return { error };
  }
}

function requireLoaded(result: PromiseSettledResult<readonly RefusedChange[]>): readonly RefusedChange[] {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
