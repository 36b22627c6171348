import { rankPoints, rankSteps } from '../../defaults.ts';
import { isNightFlight } from './night-flights.ts';
import type { FlightTimes } from './offer-query.ts';
import {
  findRanked,
  isDriven,
  type RankedHotel,
  type Ranking,
  type RankParts,
  type UsualPrice,
} from './ranking.ts';

/** What is asked of an offer for its rank. */
export interface RankableOffer {
  /** Minor units of the supply's currency, for all travellers. */
  readonly total: number;
  readonly travellers: number;
  readonly nights: number;
  /** Null for a stay without flights. */
  readonly flown: {
    readonly from: string;
    readonly to: string;
    readonly legs: readonly (FlightTimes & { readonly stops: number })[];
  } | null;
}

/** What a ranking knows of a hotel; of one that it does not know nothing speaks for it, and nothing against it. */
export interface RankBasis {
  readonly hotel: Pick<RankedHotel, 'rating' | 'transfers'>;
  readonly usual: UsualPrice;
  /** Whether one is earlier by car than with flights between two airports. */
  readonly isDriven: (flown: { readonly from: string; readonly to: string }) => boolean;
}

export function findRankBasis(ranking: Ranking, hotelId: number): RankBasis {
  const hotel = findRanked(ranking, hotelId);
  return {
    hotel: hotel ?? { rating: rateGuests(0, 0), transfers: [] },
    usual: ranking.usual[hotel?.region ?? -1] ?? { flights: 0, night: 0 },
    isDriven: (flown) => hotel !== null && isDriven(ranking, hotel, flown),
  };
}

export function rankOffer({ hotel, usual, isDriven: isByCar }: RankBasis, offer: RankableOffer): RankParts {
  const { flown, nights, travellers, total } = offer;
  const { rating } = hotel;
  const price = ratePrice(total, usualTotal(usual, { nights, travellers, isFlown: flown !== null }));
  if (flown === null || isByCar(flown)) return { price, rating, flights: 0, transfer: 0 };
  return {
    price,
    rating,
    flights: flown.legs.reduce((sum, leg) => sum + rateLeg(leg), 0),
    transfer: rateTransfer(hotel.transfers.find(({ airport }) => airport === flown.to)?.minutes),
  };
}

export function sumOfRank({ price, rating, flights, transfer }: RankParts): number {
  return price + rating + flights + transfer;
}

/** The most points that an offer of a hotel can have that costs so much at least. @param nights most of the offers asked for */
export function highestRank(
  { hotel, usual }: RankBasis,
  least: {
    readonly total: number;
    readonly travellers: number;
    readonly nights: number;
    readonly isFlown: boolean;
  },
): number {
  const price = ratePrice(least.total, usualTotal(usual, least));
  if (!least.isFlown) return price + hotel.rating;
  const transfers = hotel.transfers.map(({ minutes }) => rateTransfer(minutes));
  return price + hotel.rating + rankPoints.flights + Math.max(0, ...transfers);
}

/** What such a trip usually costs all travellers; 0 where it is not known. */
export function usualTotal(
  { flights, night }: UsualPrice,
  {
    nights,
    travellers,
    isFlown,
  }: { readonly nights: number; readonly travellers: number; readonly isFlown: boolean },
): number {
  return night === 0 ? 0 : travellers * ((isFlown ? flights : 0) + nights * night);
}

/** Half of the points at the usual price, all at half of it, none at half as much again. */
function ratePrice(total: number, usual: number): number {
  const half: number = rankPoints.price / 2;
  if (usual === 0) return half;
  return clamp(half + Math.floor((rankPoints.price * (usual - total)) / usual), rankPoints.price);
}

/**
 * Points for what guests say: few opinions count for little, as if so many others had given the usual one (Bayesian average).
 * @param rating times ten, 0 to 60
 */
export function rateGuests(rating: number, reviews: number): number {
  const { assumedReviews, assumedRating, worstRating } = rankSteps;
  const count = rating === 0 ? 0 : reviews;
  const hundredths = Math.floor(
    (10 * (assumedReviews * assumedRating + count * rating)) / (assumedReviews + count),
  );
  return clamp(Math.floor((hundredths - worstRating * 10) / rankSteps.hundredthsPerPoint), rankPoints.rating);
}

function rateLeg(leg: FlightTimes & { readonly stops: number }): number {
  const lost = leg.stops * rankSteps.pointsPerStop + (isNightFlight(leg) ? rankSteps.pointsAtNight : 0);
  return Math.max(0, rankPoints.flights / 2 - lost);
}

function rateTransfer(minutes: number | undefined): number {
  if (minutes === undefined) return 0;
  return clamp(
    rankPoints.transfer - Math.floor(minutes / rankSteps.transferMinutesPerPoint),
    rankPoints.transfer,
  );
}

function clamp(points: number, most: number): number {
  return Math.min(Math.max(points, 0), most);
}
