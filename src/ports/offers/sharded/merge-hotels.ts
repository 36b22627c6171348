import type { HotelSort, PricedOffer } from '../../../domain/search/offer-query.ts';
import type { OfferAnswer, OfferQuery } from '../offers-port.ts';
import { mergeFacets } from './merge-facets.ts';
import type { ShardDirectory } from './shard-directory.ts';

type HotelsQuery = OfferQuery<'hotels'>;
type HotelsAnswer = OfferAnswer<'hotels'>;
export type AskShard = (shard: number, query: HotelsQuery) => Promise<HotelsAnswer>;

/** One shard's sorted list, read page by page. */
interface Source {
  readonly shard: number;
  readonly total: number;
  page: readonly PricedOffer[];
  pageNumber: number;
  /** Place of the next offer in the page. */
  next: number;
}

/**
 * One page out of the sorted lists of several shards: they are read from the front, each page of a shard when the merged list
 * has come to it, so that a page costs about as many offers as there are up to its end.
 */
export async function mergeHotels(
  query: HotelsQuery,
  shards: readonly number[],
  directory: ShardDirectory,
  ask: AskShard,
): Promise<HotelsAnswer> {
  const firsts = await Promise.all(shards.map((shard) => ask(shard, { ...query, page: 1 })));
  const total = firsts.reduce((sum, first) => sum + first.total, 0);
  const facets = firsts.flatMap((first) => first.facets ?? []);
  return {
    total,
    hotels: await readPage(query, shards, firsts, directory, ask),
    facets: query.withFacets ? mergeFacets(facets) : null,
  };
}

async function readPage(
  query: HotelsQuery,
  shards: readonly number[],
  firsts: readonly HotelsAnswer[],
  directory: ShardDirectory,
  ask: AskShard,
): Promise<PricedOffer[]> {
  const compare = compareBy(query.sort, directory);
  const sources = firsts.map(({ total, hotels }, index): Source => {
    return { shard: shards[index] ?? 0, total, page: hotels, pageNumber: 1, next: 0 };
  });
  const from = (query.page - 1) * query.pageSize;
  const found: PricedOffer[] = [];
  if (from >= firsts.reduce((sum, { total }) => sum + total, 0)) return found;
  for (let place = 0; place < from + query.pageSize; place += 1) {
    const source = findFirst(sources, compare);
    if (source === null) break;
    if (place >= from) found.push(headOf(source) as PricedOffer);
    await stepOn(source, query, ask);
  }
  return found;
}

function headOf({ page, next }: Source): PricedOffer | undefined {
  return page[next];
}

/** The source whose next offer comes first; null when all are read. */
function findFirst(sources: readonly Source[], compare: Compare): Source | null {
  let first: Source | null = null;
  for (const source of sources) {
    const offer = headOf(source);
    const best = first && headOf(first);
    if (offer && (!best || compare(offer, best) < 0)) first = source;
  }
  return first;
}

async function stepOn(source: Source, query: HotelsQuery, ask: AskShard): Promise<void> {
  source.next += 1;
  if (source.next < query.pageSize || source.pageNumber * query.pageSize >= source.total) return;
  source.pageNumber += 1;
  source.next = 0;
  const { hotels } = await ask(source.shard, { ...query, page: source.pageNumber, withFacets: false });
  source.page = hotels;
}

type Compare = (one: PricedOffer, other: PricedOffer) => number;

/** The order of `HotelSort`. */
function compareBy(sort: HotelSort, { hotels }: ShardDirectory): Compare {
  const ratingOf = ({ key }: PricedOffer) => hotels.get(key.hotelId)?.rating ?? 0;
  const categoryOf = ({ key }: PricedOffer) => hotels.get(key.hotelId)?.category ?? 0;
  const byId: Compare = (one, other) => one.key.hotelId - other.key.hotelId;
  const byRating: Compare = (one, other) => ratingOf(other) - ratingOf(one) || byId(one, other);
  const orders: Record<HotelSort, Compare> = {
    price: (one, other) => one.total - other.total || byId(one, other),
    rating: byRating,
    category: (one, other) => categoryOf(other) - categoryOf(one) || byRating(one, other),
  };
  return orders[sort];
}
