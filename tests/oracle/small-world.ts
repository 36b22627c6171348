import { buildExampleTerms } from '../../src/domain/search/example-terms.ts';
import {
  noFilters,
  type OfferFilters,
  type PricedOffer,
  type TripRequest,
} from '../../src/domain/search/offer-query.ts';
import type {
  AirlineFacts,
  FlightFacts,
  HotelFacts,
  RatePlanFacts,
  SupplyChange,
} from '../../src/domain/search/supply-facts.ts';
import { requireDay } from '../../src/domain/time/calendar-day.ts';
import { type BruteForce, createBruteForce } from './brute-force.ts';

/** Days of the examples, as whole days since 1970. */
export const may = (date: number) => requireDay('2027-05-01') + date - 1;
export const june = (date: number) => requireDay('2027-06-01') + date - 1;

export const airline: AirlineFacts = { code: 'AA', childPercent: 67, infantFare: 1_500 };

export const hotel: HotelFacts = {
  id: 7,
  cityId: 30,
  regionId: 20,
  countryId: 10,
  category: 40,
  rating: 50,
  attributes: ['pool'],
  latitude: 39.5,
  longitude: 2.75,
  airports: ['PMI'],
};

export const plan: RatePlanFacts = {
  id: 70,
  hotelId: 7,
  roomId: 1,
  roomType: 'double',
  board: 'breakfast',
  occupancy: {
    minAdults: 1,
    maxAdults: 4,
    maxChildren: 2,
    maxPersons: 5,
    singleUsePercent: 150,
    extraAdultPercent: 80,
    childBands: [
      { fromAge: 0, toAge: 1, percent: 0 },
      { fromAge: 2, toAge: 13, percent: 50 },
    ],
  },
  rateUnit: 10,
  allotmentBy: 'stay',
  maxStay: 22,
  terms: buildExampleTerms(14),
  earlyBookings: [],
};

/** There on 1 June for 100.00, by noon. */
export const outbound: FlightFacts = {
  from: 'FRA',
  to: 'PMI',
  day: june(1),
  id: 1,
  airline: 'AA',
  number: 100,
  departure: 600,
  arrival: 730,
  isOvernight: false,
  stops: 0,
  cabin: 'economy',
  baggage: 'checked',
  fare: 10_000,
  seats: 9,
};

/** Back on 8 June for 120.00. */
export const inbound: FlightFacts = { ...outbound, from: 'PMI', to: 'FRA', day: june(8), fare: 12_000 };

/** All nights of June at 400 units = 40.00 an adult, open, from one night on. */
export function nightsOfJune(planId = plan.id, rate = 400): SupplyChange {
  const each = <Value>(value: Value) => Array.from({ length: 30 }, () => value);
  const nights = {
    from: june(1),
    rates: each(rate),
    states: each('open' as const),
    minStays: each(1),
    closedToArrival: each(false),
  };
  return { kind: 'nights', planId, nights };
}

/** One hotel with one plan, one flight there and one back, seven nights apart; `changes` come on top. */
export function buildSmallWorld(...changes: readonly SupplyChange[]): BruteForce {
  const world = createBruteForce();
  const base: SupplyChange[] = [
    { kind: 'horizon', firstDay: may(1) },
    { kind: 'airline', airline },
    { kind: 'hotel', hotel },
    { kind: 'plan', plan },
    nightsOfJune(),
    { kind: 'flight', flight: outbound },
    { kind: 'flight', flight: inbound },
  ];
  const refused = world.apply([...base, ...changes]);
  if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`);
  return world;
}

/** Two adults who book on 1 May and travel at any time in June for however long. */
export const anyTrip: TripRequest = {
  kind: 'package',
  party: { adults: 2, childrenBorn: [] },
  bookingDay: may(1),
  departure: { from: may(25), to: june(30) },
  return: { from: may(25), to: june(30) + 22 },
  nights: { from: 1, to: 22 },
  departureAirports: null,
  arrivalAirports: null,
  destinations: null,
  hotels: null,
  filters: noFilters,
};

/** A week without flights from a day on. */
export function weekFrom(day: number): Partial<TripRequest> {
  return {
    kind: 'hotel-only',
    departure: { from: day, to: day },
    return: { from: day + 7, to: day + 7 },
    nights: { from: 7, to: 7 },
  };
}

export function withFilters(filters: Partial<OfferFilters>): Pick<TripRequest, 'filters'> {
  return { filters: { ...noFilters, ...filters } };
}

/** The cheapest offer of the cheapest hotel, undefined where there is none. */
export function findCheapest(world: BruteForce, trip: Partial<TripRequest> = {}): PricedOffer | undefined {
  const request = { ...anyTrip, ...trip };
  const query = { name: 'hotels', request, sort: 'price', page: 1, pageSize: 1, withFacets: false } as const;
  return world.answer<'hotels'>(query).hotels[0];
}
