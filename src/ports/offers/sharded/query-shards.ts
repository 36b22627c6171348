import { mergeDestinations, mergeMaps, mergeOptions } from '../../../domain/search/merge/merge-answers.ts';
import { mergeHotels } from '../../../domain/search/merge/merge-hotels.ts';
import type { Found, OfferAnswer, OfferQuery, OffersPort, QueryName } from '../offers-port.ts';
import { chooseShards } from './choose-shards.ts';
import type { ShardDirectory } from './shard-directory.ts';

/** A state of all shards, and the directory that holds for it. */
export interface ShardedState {
  /** Number and time of the last batch. */
  readonly sequence: number;
  readonly at: number;
  readonly directory: ShardDirectory;
}

/** A shard has answered from another state than the one the question began with. */
export class StateMoved extends Error {}

type AnyAnswer = OfferAnswer<QueryName>;

/** @throws StateMoved */
export async function queryShards(
  shards: readonly OffersPort[],
  { sequence, at, directory }: ShardedState,
  query: OfferQuery,
): Promise<Found<AnyAnswer>> {
  async function ask<Name extends QueryName>(shard: number, asked: OfferQuery<Name>) {
    const port = shards[shard];
    if (port === undefined) throw new RangeError(`There is no shard ${shard}.`);
    const found = await port.search(asked);
    if (found.sequence !== sequence || found.knownAt !== at)
      throw new StateMoved('The shards are on the move.');
    return found.answer;
  }
  const answer = await merge(query, chooseShards(directory, query), directory, ask);
  return { answer, sequence, knownAt: at };
}

async function merge(
  query: OfferQuery,
  chosen: readonly number[],
  directory: ShardDirectory,
  ask: <Name extends QueryName>(shard: number, query: OfferQuery<Name>) => Promise<OfferAnswer<Name>>,
): Promise<AnyAnswer> {
  const queryAll = <Name extends QueryName>(asked: OfferQuery<Name>) =>
    Promise.all(chosen.map((shard) => ask(shard, asked)));
  const [only] = chosen;
  if (only !== undefined && chosen.length === 1) return ask(only, query);
  switch (query.name) {
    case 'destinations':
      return mergeDestinations(await queryAll(query));
    case 'hotels':
      return mergeHotels(
        query,
        chosen.map((shard) => (asked) => ask(shard, asked)),
        (hotelId) => directory.hotels.get(hotelId),
      );
    case 'map':
      return mergeMaps(query, await queryAll(query));
    case 'options':
      return mergeOptions(query, await queryAll(query));
    default:
      throw new Error(`One shard alone knows the answer to ${query.name}.`);
  }
}
