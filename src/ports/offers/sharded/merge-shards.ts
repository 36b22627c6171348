import { mergeDestinations, mergeMaps, mergeOptions } from '../../../domain/search/merge/merge-answers.ts';
import { mergeHotels } from '../../../domain/search/merge/merge-hotels.ts';
import { shardOfHotel } from '../../../domain/search/merge/shard-part.ts';
import type { HotelTraits } from '../../../domain/search/offer-query.ts';
import type { OfferAnswer, OfferQuery, QueryName } from '../offers-port.ts';

/** Asks one shard. */
export type AskShard = <Name extends QueryName>(
  shard: number,
  query: OfferQuery<Name>,
) => Promise<OfferAnswer<Name>>;

/**
 * The answer of all shards that a question is about. Each hotel is in one of them with all its plans, and each shard has all flights: counts add
 * up, and cheapest offers and lists are merged in the order that makes every answer deterministic.
 */
export async function mergeShards(
  shards: number,
  query: OfferQuery,
  ask: AskShard,
): Promise<OfferAnswer<QueryName>> {
  const chosen = chooseShards(shards, query);
  const [only] = chosen;
  if (only !== undefined && chosen.length === 1) return ask(only, query);
  const askAll = <Name extends QueryName>(asked: OfferQuery<Name>) =>
    Promise.all(chosen.map((shard) => ask(shard, asked)));
  switch (query.name) {
    case 'destinations':
      return mergeDestinations(await askAll(query));
    case 'hotels':
      return mergeLists(query, chosen, ask);
    case 'map':
      return mergeMaps(query, await askAll(query));
    case 'options':
      return mergeOptions(query, await askAll(query));
    default:
      throw new Error(`One shard alone knows the answer to ${query.name}.`);
  }
}

function mergeLists(query: OfferQuery<'hotels'>, chosen: readonly number[], ask: AskShard) {
  const traits = new Map<number, HotelTraits>();
  const askList = async (shard: number, asked: OfferQuery<'hotels'>) => {
    const list = await ask(shard, { ...asked, withTraits: true });
    for (const [place, { key }] of list.hotels.entries()) {
      const found = list.traits?.[place];
      if (found !== undefined) traits.set(key.hotelId, found);
    }
    return list;
  };
  return mergeHotels(
    query,
    chosen.map((shard) => (asked) => askList(shard, asked)),
    (hotelId) => traits.get(hotelId),
  );
}

/** The shards of the hotels that a question names, at least one, which refuses an invalid question; all where it names none. */
function chooseShards(shards: number, query: OfferQuery): readonly number[] {
  const hotels = listNamedHotels(query);
  if (hotels === null) return Array.from({ length: shards }, (_, shard) => shard);
  const chosen = new Set(hotels.map((hotelId) => shardOfHotel(hotelId, shards)));
  return chosen.size === 0 ? [0] : [...chosen].sort((one, other) => one - other);
}

/** Hotels that alone can be in the answer; null for any. */
function listNamedHotels(query: OfferQuery): readonly number[] | null {
  switch (query.name) {
    case 'offer':
      return [query.key.hotelId];
    case 'flights':
      return [query.stay.hotelId];
    case 'rooms':
      return [query.hotelId];
    case 'factors':
      return [query.dates.hotelId];
    default:
      return query.request.hotels;
  }
}
