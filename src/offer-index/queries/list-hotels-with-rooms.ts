import type { OfferQueries, PricedOffer } from '../../domain/search/offer-query.ts';
import { findRankBasis, rankOffer, sumOfRank } from '../../domain/search/rank-offer.ts';
import type { Ranking } from '../../domain/search/ranking.ts';
import { listCandidates, placeFilter } from './candidates.ts';
import { countFacetsWithRooms } from './count-facets-with-rooms.ts';
import {
  addFlightsTo,
  compareFound,
  describeFound,
  type FoundHotel,
  findWithRooms,
} from './find-with-rooms.ts';
import { readRankable } from './list-recommended.ts';
import type { Enquiry } from './search-context.ts';

type Query = OfferQueries['hotels']['query'];
type Answer = OfferQueries['hotels']['answer'];

/** A page of hotels for a party in several rooms. @param rankBy a number for each hotel by which they are sorted */
export function listHotelsWithRooms(
  enquiry: Enquiry,
  { sort, ranking, page, pageSize, withFacets }: Query,
  rankBy: (sort: 'rating' | 'category') => (hotel: number) => number,
): Answer {
  const filter = placeFilter(enquiry.context.kernel, enquiry.request);
  const found = findWithRooms(enquiry, listCandidates(enquiry, { filter }));
  const first = (page - 1) * pageSize;
  const onPage = (hotels: readonly FoundHotel[]) => hotels.slice(first, first + pageSize);
  return {
    total: found.length,
    hotels: listPage(),
    facets: withFacets ? countFacetsWithRooms(enquiry) : null,
  };

  function listPage(): readonly PricedOffer[] {
    if (sort === 'price') return describeFound(enquiry, onPage(found.sort(compareFound)));
    if (sort === 'recommended') return recommend(enquiry, found, ranking, onPage);
    const rankOf = rankBy(sort);
    return describeFound(enquiry, onPage(found.sort((one, other) => rankOf(one.row) - rankOf(other.row))));
  }
}

/** Every hotel is given its points: no bounds are known for several rooms. */
function recommend(
  enquiry: Enquiry,
  found: readonly FoundHotel[],
  ranking: Ranking | undefined,
  onPage: (hotels: readonly FoundHotel[]) => readonly FoundHotel[],
): readonly PricedOffer[] {
  if (ranking === undefined) throw new RangeError('What is recommended needs a ranking');
  addFlightsTo(enquiry, found);
  const rankOf = new Map(
    found.map(({ hotelId, address }) => {
      return [hotelId, rankOffer(findRankBasis(ranking, hotelId), readRankable(enquiry, address))] as const;
    }),
  );
  const pointsOf = ({ hotelId }: FoundHotel) => {
    const rank = rankOf.get(hotelId);
    return rank === undefined ? 0 : sumOfRank(rank);
  };
  const ordered = found.toSorted((one, other) => pointsOf(other) - pointsOf(one) || compareFound(one, other));
  return describeFound(enquiry, onPage(ordered)).map((offer) => {
    const rank = rankOf.get(offer.key.hotelId);
    return rank === undefined ? offer : { ...offer, rank };
  });
}
