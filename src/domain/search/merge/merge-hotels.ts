import { searchAnswers } from '../../../defaults.ts';
import type { HotelSort, HotelTraits, OfferQueries, PricedOffer } from '../offer-query.ts';
import { sumOfRank } from '../rank-offer.ts';
import { compareHotels } from './merge-answers.ts';
import { mergeFacets } from './merge-facets.ts';

type HotelsQuery = { readonly name: 'hotels' } & OfferQueries['hotels']['query'];
type HotelsAnswer = OfferQueries['hotels']['answer'];
/** Answers from one of the lists that are merged. */
type AskList = (query: HotelsQuery) => Promise<HotelsAnswer>;
type RankOf = (hotelId: number) => HotelTraits | undefined;

/** One sorted list, read page by page. */
interface Source {
  readonly ask: AskList;
  readonly total: number;
  page: readonly PricedOffer[];
  pageNumber: number;
  /** Place of the next offer in the page. */
  next: number;
}

/**
 * One page out of several sorted lists, no hotel of which is in two. They are read from the front, each further page of a list when
 * the merged list has come to it: a page costs a question for each list, and one for each hundred hotels before it.
 * @throws RangeError for a page that no single list would give
 */
export async function mergeHotels(
  query: HotelsQuery,
  lists: readonly AskList[],
  rankOf: RankOf,
): Promise<HotelsAnswer> {
  if (query.pageSize > searchAnswers.hotelsAtOnce)
    throw new RangeError(`A page has 1 to ${searchAnswers.hotelsAtOnce} hotels`);
  const pageSize = Math.min(searchAnswers.hotelsAtOnce, query.page * query.pageSize);
  const firsts = await Promise.all(lists.map((ask) => ask({ ...query, page: 1, pageSize })));
  const total = firsts.reduce((sum, first) => sum + first.total, 0);
  const facets = firsts.flatMap((first) => first.facets ?? []);
  const sources = firsts.map((first, at): Source => {
    return { ask: lists[at] as AskList, total: first.total, page: first.hotels, pageNumber: 1, next: 0 };
  });
  const from = (query.page - 1) * query.pageSize;
  return {
    total,
    hotels:
      from >= total ? [] : await readPage({ ...query, pageSize }, sources, rankOf, from, query.pageSize),
    facets: query.withFacets ? mergeFacets(facets) : null,
    ...(query.withFacets && { cheapest: findCheapest(firsts) }),
  };
}

function findCheapest(answers: readonly HotelsAnswer[]): PricedOffer | null {
  const [cheapest = null] = answers.flatMap((answer) => answer.cheapest ?? []).sort(compareHotels);
  return cheapest;
}

/** @param query with the size in which the lists are read */
async function readPage(
  query: HotelsQuery,
  sources: readonly Source[],
  rankOf: RankOf,
  from: number,
  count: number,
): Promise<readonly PricedOffer[]> {
  const compare = compareBy(query.sort, rankOf);
  const found: PricedOffer[] = [];
  for (let place = 0; place < from + count; place += 1) {
    const source = findFirst(sources, compare);
    if (source === null) break;
    if (place >= from) found.push(headOf(source) as PricedOffer);
    await stepOn(source, query);
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

async function stepOn(source: Source, query: HotelsQuery): Promise<void> {
  source.next += 1;
  if (source.next < query.pageSize || source.pageNumber * query.pageSize >= source.total) return;
  source.pageNumber += 1;
  source.next = 0;
  const { hotels } = await source.ask({ ...query, page: source.pageNumber, withFacets: false });
  source.page = hotels;
}

type Compare = (one: PricedOffer, other: PricedOffer) => number;

/** The order of `HotelSort`. */
function compareBy(sort: HotelSort, rankOf: RankOf): Compare {
  const ratingOf = ({ key }: PricedOffer) => rankOf(key.hotelId)?.rating ?? 0;
  const categoryOf = ({ key }: PricedOffer) => rankOf(key.hotelId)?.category ?? 0;
  const byRating: Compare = (one, other) =>
    ratingOf(other) - ratingOf(one) || one.key.hotelId - other.key.hotelId;
  const pointsOf = ({ rank }: PricedOffer) => (rank === undefined ? 0 : sumOfRank(rank));
  const orders: Record<HotelSort, Compare> = {
    recommended: (one, other) => pointsOf(other) - pointsOf(one) || compareHotels(one, other),
    price: compareHotels,
    rating: byRating,
    category: (one, other) => categoryOf(other) - categoryOf(one) || byRating(one, other),
  };
  return orders[sort];
}
