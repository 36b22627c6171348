import type { DatedFactor } from '../../src/domain/search/history/package-past.ts';
import { factorKey } from '../../src/domain/search/history/past-factor.ts';
import type { FlightDetails } from '../../src/domain/search/offer-query.ts';
import type { PriceFactors } from '../../src/domain/search/price-factors.ts';
import type { FlightFacts } from '../../src/domain/search/supply-facts.ts';
import type { FakeOffer } from '../../src/ports/offers/fake-offers.ts';
import type { PriceHistoryPort } from '../../src/ports/price-history/price-history-port.ts';

export interface FakePriceHistory extends Pick<PriceHistoryPort, 'find'> {
  /** What was replaced, from now on. */
  set(factors: readonly DatedFactor[]): void;
}

/** A history of its own, which is whole and up to date; it returns all that it has, whatever is asked for. */
export function createFakePriceHistory(): FakePriceHistory {
  let factors: readonly DatedFactor[] = [];
  return {
    set(next) {
      factors = next;
    },
    find: async (_asked, since) => ({
      factors,
      sequence: Number.MAX_SAFE_INTEGER,
      at: Number.MAX_SAFE_INTEGER,
      wholeFrom: since,
    }),
  };
}

/** Factors at which two adults pay the total of an offer; the first night makes the difference. */
export function buildFactors({ key, terms, flights, stay, outbound, inbound }: FakeOffer): PriceFactors {
  const plan = {
    id: key.planId,
    hotelId: key.hotelId,
    roomId: terms.roomId,
    roomType: 'double' as const,
    board: terms.board,
    occupancy: {
      minAdults: 1,
      maxAdults: 2,
      maxChildren: 2,
      maxPersons: 4,
      singleUsePercent: 100,
      extraAdultPercent: 100,
      childBands: [],
    },
    rateUnit: 1,
    allotmentBy: 'stay' as const,
    maxStay: 22,
    terms: terms.tariff,
    earlyBookings: [],
  };
  const nights = Array.from({ length: key.nights }, (_, night) => ({
    rate: night === 0 ? stay / 2 - (key.nights - 1) : 1,
    state: 'open' as const,
    minStay: 1,
    closedToArrival: false,
  }));
  return {
    airports: ['PMI'],
    plans: [{ plan, nights }],
    outbounds: flights === null ? [] : [toFacts(flights.outbound, outbound / 2)],
    inbounds: flights === null ? [] : [toFacts(flights.inbound, inbound / 2)],
    airlines: [{ code: '7Q', childPercent: 100, infantFare: 0 }],
  };
}

function toFacts(flight: FlightDetails, fare: number): FlightFacts {
  return { ...flight, fare };
}

/** The rate of the first night that ended at a moment: two adults paid this total until then. */
export function buildFormerTotal(
  offer: FakeOffer,
  total: number,
  endedAt: string,
  sequence = 1,
): DatedFactor {
  const { key, terms, stay } = offer;
  const rate = (stay + total - offer.total) / 2 - (key.nights - 1);
  return {
    sequence,
    at: Date.parse(endedAt),
    key: factorKey.room(key.hotelId, terms.roomId),
    firstDay: key.checkIn,
    lastDay: key.checkIn,
    former: { kind: 'nights', planId: key.planId, from: key.checkIn, rates: [rate] },
  };
}
