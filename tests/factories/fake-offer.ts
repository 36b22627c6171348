import { buildExampleTerms } from '../../src/domain/search/example-terms.ts';
import type { FlightDetails, FlightTimes, OfferTerms } from '../../src/domain/search/offer-query.ts';
import { type Day, requireDay } from '../../src/domain/time/calendar-day.ts';
import type { FakeOffer } from '../../src/ports/offers/fake-offers.ts';
import { catalogueContent, hotelIds } from './search-world.ts';

interface OfferTraits {
  readonly hotelId?: number;
  readonly planId?: number;
  readonly departure?: string;
  readonly nights?: number;
  readonly total?: number;
  readonly from?: string;
  readonly to?: string;
  readonly flightId?: number;
  readonly inboundId?: number;
  readonly isHotelOnly?: boolean;
  readonly isOvernight?: boolean;
  readonly board?: OfferTerms['board'];
  readonly roomId?: number;
  readonly freeCancellationDays?: number;
}

/** A week at the first hotel from Frankfurt for 1,000.01 in total by default. */
export function buildOffer(traits: OfferTraits = {}): FakeOffer {
  const {
    hotelId = hotelIds.calaBlanca,
    planId = hotelId * 10,
    nights = 7,
    total = 100_001,
    from = 'FRA',
    to = 'PMI',
  } = traits;
  const { flightId = 11, inboundId = 21, isHotelOnly = false, isOvernight = false } = traits;
  const card = catalogueContent.hotels.find(({ id }) => id === hotelId);
  if (card === undefined) throw new Error(`No hotel ${hotelId} in the small catalogue`);
  const day = requireDay(traits.departure ?? '2027-05-01');
  const checkIn = isOvernight ? day + 1 : day;
  const outbound = { ...buildFlight(from, to, day, flightId), isOvernight };
  const inbound = buildFlight(to, from, checkIn + nights, inboundId);
  return {
    key: {
      hotelId,
      planId,
      checkIn,
      nights,
      outbound: isHotelOnly ? null : { from, to, day, id: flightId },
      inbound: isHotelOnly ? null : { from: to, to: from, day: checkIn + nights, id: inboundId },
    },
    total,
    stay: total - (isHotelOnly ? 0 : 20_000),
    outbound: isHotelOnly ? 0 : 10_000,
    inbound: isHotelOnly ? 0 : 10_000,
    outboundTimes: isHotelOnly ? null : timesOf(outbound),
    inboundTimes: isHotelOnly ? null : timesOf(inbound),
    ...(!isHotelOnly && { stops: [outbound.stops, inbound.stops] as const }),
    isOnRequest: false,
    hotel: card,
    terms: {
      roomId: traits.roomId ?? 1,
      board: traits.board ?? 'breakfast',
      tariff: buildExampleTerms(traits.freeCancellationDays ?? null),
    },
    flights: isHotelOnly ? null : { outbound, inbound },
  };
}

function timesOf({ departure, arrival, isOvernight }: FlightDetails): FlightTimes {
  return { departure, arrival, isOvernight };
}

function buildFlight(from: string, to: string, day: Day, id: number): FlightDetails {
  return {
    from,
    to,
    day,
    id,
    airline: '7Q',
    number: 100 + id,
    departure: 6 * 60 + 5,
    arrival: 8 * 60 + 25,
    isOvernight: false,
    stops: 0,
    cabin: 'economy',
    baggage: 'checked',
    seats: 9,
  };
}
