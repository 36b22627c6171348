import { rankPoints, rankSteps } from '../../defaults.ts';
import { type Day, type DayRange, splitDay } from '../time/calendar-day.ts';
import { isNightFlight } from './night-flights.ts';
import type { FlightTimes } from './offer-query.ts';
import {
  findRanked,
  isDriven,
  type RankedHotel,
  type Ranking,
  type RankParts,
  readUsualPrice,
  type UsualPrice,
} from './ranking.ts';

/** The rank of an offer depends on nothing else. */
export interface RankableOffer {
  /** Minor units of the supply's currency, for all travellers. */
  readonly total: number;
  readonly travellers: number;
  readonly checkIn: Day;
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
  /** @param month of arrival, 1 for January */
  readonly usualIn: (month: number) => UsualPrice;
  /** Whether one is earlier by car than with flights between two airports. */
  readonly isDriven: (flown: { readonly from: string; readonly to: string }) => boolean;
}

const notKnown: UsualPrice = { flights: 0, night: 0 };

export function findRankBasis(ranking: Ranking, hotelId: number): RankBasis {
  const hotel = findRanked(ranking, hotelId);
  return {
    hotel: hotel ?? { rating: rateGuests(0, 0), transfers: [] },
    usualIn: (month) => (hotel === null ? notKnown : readUsualPrice(ranking, hotel.region, month)),
    isDriven: (flown) => hotel !== null && isDriven(ranking, hotel, flown),
  };
}

export function rankOffer({ hotel, usualIn, isDriven: isByCar }: RankBasis, offer: RankableOffer): RankParts {
  const { checkIn, flown, nights, travellers, total } = offer;
  const { rating } = hotel;
  const usual = usualTotal(usualIn(splitDay(checkIn).month), { nights, travellers, isFlown: flown !== null });
  const price = ratePrice(total, usual);
  const percentBelow = usual === 0 ? null : Math.floor((100 * (usual - total)) / usual);
  if (flown === null || isByCar(flown)) return { price, rating, flights: 0, transfer: 0, percentBelow };
  return {
    price,
    rating,
    flights: flown.legs.reduce((sum, leg) => sum + rateLeg(leg), 0),
    transfer: rateTransfer(hotel.transfers.find(({ airport }) => airport === flown.to)?.minutes),
    percentBelow,
  };
}

export function sumOfRank({
  price,
  rating,
  flights,
  transfer,
}: Pick<RankParts, 'price' | 'rating' | 'flights' | 'transfer'>): number {
  return price + rating + flights + transfer;
}

/**
 * The most points that an offer of a hotel can have that costs so much at least.
 * @param least its nights are the most of the offers asked for, its months all in which one may arrive
 */
export function highestRank(
  { hotel, usualIn }: RankBasis,
  least: {
    readonly total: number;
    readonly travellers: number;
    readonly months: readonly number[];
    readonly nights: number;
    readonly isFlown: boolean;
  },
): number {
  const price = least.months.reduce(
    (most, month) => Math.max(most, ratePrice(least.total, usualTotal(usualIn(month), least))),
    0,
  );
  if (!least.isFlown) return price + hotel.rating;
  const transfers = hotel.transfers.map(({ minutes }) => rateTransfer(minutes));
  return price + hotel.rating + rankPoints.flights + Math.max(0, ...transfers);
}

/** Months of the days on which one may arrive who departs within a range: flights may land on the next day. */
export function listArrivalMonths({ from, to }: DayRange): readonly number[] {
  const months = new Set<number>();
  for (let day = from; day <= to + 1 && months.size < 12; day += 1) months.add(splitDay(day).month);
  return [...months];
}

/** What such a trip usually costs all travellers; 0 where it is not known. */
function usualTotal(
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
