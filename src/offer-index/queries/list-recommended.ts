import type { PricedOffer } from '../../domain/search/offer-query.ts';
import {
  findRankBasis,
  highestRank,
  listArrivalMonths,
  type RankableOffer,
  type RankBasis,
  rankOffer,
  sumOfRank,
} from '../../domain/search/rank-offer.ts';
import type { Ranking, RankParts } from '../../domain/search/ranking.ts';
import { countTravellers } from '../../domain/travellers/party.ts';
import { readTimes, stopsOf } from '../memory/flight-rows.ts';
import {
  OFFER_BACK,
  OFFER_CHECK_IN,
  OFFER_NIGHTS,
  OFFER_OUT,
  OFFER_ROUTE,
  OFFER_TOTAL,
  OFFER_WORDS,
} from '../memory/layout.ts';
import type { HotelRows } from './candidates.ts';
import { describeOffers, type Enquiry } from './search-context.ts';

/** Hotels that are priced at least before the points of the best are compared with what the others can have. */
const AT_ONCE = 4;

/** A hotel before it is priced. */
interface Candidate {
  readonly row: number;
  readonly basis: RankBasis;
  /** The most points that its cheapest offer can have. */
  readonly most: number;
  /** What it costs at least, minor units. */
  readonly least: number;
}

/** A hotel's cheapest offer, where it lies in memory, with its points. */
interface Recommended {
  readonly address: number;
  readonly hotelId: number;
  readonly total: number;
  readonly parts: RankParts;
  readonly points: number;
}

/**
 * The hotels with the most points, from a place on. Those that can have most are priced first, until so many are found that none of the others can
 * come before them: what an offer costs at least bounds its points from above. Pages far behind cost a sort for each further eighth of the hotels
 * before them, so that the work grows with the hotels that are priced and not with their square.
 * @param hotels that have an offer
 */
export function listRecommended(
  enquiry: Enquiry,
  hotels: HotelRows,
  ranking: Ranking,
  { first, count }: { readonly first: number; readonly count: number },
): PricedOffer[] {
  const waiting = listCandidates(enquiry, hotels, ranking);
  const end = first + count;
  let best: readonly Recommended[] = [];
  let next = 0;
  while (next < waiting.length) {
    const last = best[end - 1];
    if (last && (waiting[next] as Candidate).most < last.points) break;
    const atOnce = last ? Math.max(AT_ONCE, end >>> 3) : end;
    const priced = price(enquiry, waiting.slice(next, next + atOnce));
    best = [...best, ...priced].sort(compare).slice(0, end);
    next += atOnce;
  }
  const shown = best.slice(first);
  const offers = describeOffers(
    enquiry,
    Int32Array.from(shown, ({ address }) => address),
  );
  return offers.map((offer, at) => ({ ...offer, rank: (shown[at] as Recommended).parts }));
}

function compare(one: Recommended, other: Recommended): number {
  return other.points - one.points || one.total - other.total || one.hotelId - other.hotelId;
}

/** In the order of what they can have, of equal ones the cheapest first. */
function listCandidates(enquiry: Enquiry, { address, count }: HotelRows, ranking: Ranking): Candidate[] {
  const { context, request, trip } = enquiry;
  const { kernel, memory } = context;
  const bounds = kernel.take((count + 1) * 2);
  kernel.calls.boundAll(enquiry.address(), address, count, bounds);
  const travellers = countTravellers(request.party);
  const months = listArrivalMonths(request.departure);
  const candidates = Array.from({ length: count }, (_, place): Candidate => {
    const row = kernel.wordAt(address + place * 4);
    const basis = findRankBasis(ranking, memory.hotelId[row] as number);
    const least = kernel.doubles[(bounds >>> 3) + place] as number;
    const most = highestRank(basis, {
      total: least,
      travellers,
      months,
      nights: trip.nightsTo,
      isFlown: trip.isPackage,
    });
    return { row, basis, most, least };
  });
  return candidates.sort((one, other) => other.most - one.most || one.least - other.least);
}

function price(enquiry: Enquiry, candidates: readonly Candidate[]): Recommended[] {
  const { kernel, memory } = enquiry.context;
  const offers = kernel.take(candidates.length * OFFER_WORDS);
  const order = kernel.take(candidates.length);
  const rows = kernel.place(candidates.map(({ row }) => row));
  kernel.calls.priceAll(enquiry.address(), rows, candidates.length, offers, order);
  kernel.calls.addFlights(enquiry.address(), order, candidates.length);
  return candidates.map(({ row, basis }, place) => {
    const address = kernel.wordAt(order + place * 4);
    const parts = rankOffer(basis, readRankable(enquiry, address));
    return {
      address,
      hotelId: memory.hotelId[row] as number,
      total: kernel.doubles[((address >>> 2) + OFFER_TOTAL) >>> 1] as number,
      parts,
      points: sumOfRank(parts),
    };
  });
}

/** What an offer is ranked by, where it lies in memory with its flights. */
export function readRankable({ context, request, trip }: Enquiry, address: number): RankableOffer {
  const { kernel, memory, codes } = context;
  const wordAt = (word: number) => kernel.wordAt(address + word * 4);
  const route = wordAt(OFFER_ROUTE);
  const readLeg = (flight: number) => ({
    ...readTimes(memory, flight),
    stops: stopsOf(memory.flightFare[flight] as number),
  });
  return {
    total: kernel.doubles[((address >>> 2) + OFFER_TOTAL) >>> 1] as number,
    travellers: countTravellers(request.party),
    checkIn: wordAt(OFFER_CHECK_IN),
    nights: wordAt(OFFER_NIGHTS),
    flown: trip.isPackage
      ? {
          from: codes.airportCode(memory.routeFrom[route] as number),
          to: codes.airportCode(memory.routeTo[route] as number),
          legs: [readLeg(wordAt(OFFER_OUT)), readLeg(wordAt(OFFER_BACK))],
        }
      : null,
  };
}
