import { buildExampleTerms } from '../../src/domain/search/example-terms.ts';
import { noFilters, type TripRequest } from '../../src/domain/search/offer-query.ts';
import {
  type FlightFacts,
  HORIZON_DAYS,
  type HotelFacts,
  type PlanNights,
  type RatePlanFacts,
  type SupplyChange,
} from '../../src/domain/search/supply-facts.ts';
import { requireDay } from '../../src/domain/time/calendar-day.ts';

/** First day of the horizon of everything made here. */
export const supplyStart = requireDay('2027-03-01');

export function buildHotelFacts(facts: Partial<HotelFacts> = {}): HotelFacts {
  return {
    id: 1_000_001,
    cityId: 10_001,
    regionId: 1_001,
    countryId: 1,
    category: 40,
    rating: 51,
    attributes: ['pool'],
    latitude: 39.57,
    longitude: 2.65,
    airports: ['PMI'],
    ...facts,
  };
}

export function buildRatePlan(plan: Partial<RatePlanFacts> = {}): RatePlanFacts {
  return {
    id: 11,
    hotelId: 1_000_001,
    roomId: 1,
    roomType: 'double',
    board: 'half_board',
    occupancy: {
      minAdults: 1,
      maxAdults: 3,
      maxChildren: 2,
      maxPersons: 4,
      singleUsePercent: 150,
      extraAdultPercent: 70,
      childBands: [{ fromAge: 0, toAge: 11, percent: 50 }],
    },
    rateUnit: 100,
    allotmentBy: 'stay',
    maxStay: 22,
    terms: buildExampleTerms(14),
    earlyBookings: [],
    ...plan,
  };
}

/** A whole horizon of nights at one rate, open to everybody. */
export function buildNights(rate: number, nights: Partial<PlanNights> = {}): PlanNights {
  const year = { length: HORIZON_DAYS };
  return {
    from: supplyStart,
    rates: Array.from(year, () => rate),
    states: Array.from(year, () => 'open' as const),
    minStays: Array.from(year, () => 1),
    closedToArrival: Array.from(year, () => false),
    ...nights,
  };
}

export function buildFlight(flight: Partial<FlightFacts> = {}): FlightFacts {
  return {
    from: 'FRA',
    to: 'PMI',
    day: supplyStart + 10,
    id: 1,
    airline: 'X1',
    number: 101,
    departure: 360,
    arrival: 500,
    isOvernight: false,
    stops: 0,
    cabin: 'economy',
    baggage: 'checked',
    fare: 10_000,
    seats: 9,
    ...flight,
  };
}

/** One hotel with one plan at 50 EUR a night, flown to daily from Frankfurt and back for 100 EUR a leg. */
export function buildSupply(): SupplyChange[] {
  const days = Array.from({ length: 60 }, (_, day) => supplyStart + day);
  return [
    { kind: 'airline', airline: { code: 'X1', childPercent: 75, infantFare: 2_500 } },
    { kind: 'hotel', hotel: buildHotelFacts() },
    { kind: 'plan', plan: buildRatePlan() },
    { kind: 'nights', planId: 11, nights: buildNights(50) },
    ...days.flatMap((day): SupplyChange[] => [
      { kind: 'flight', flight: buildFlight({ day }) },
      { kind: 'flight', flight: buildFlight({ day, from: 'PMI', to: 'FRA', number: 102 }) },
    ]),
  ];
}

/** A week for two, any day of the first month, from anywhere. */
export function buildTripRequest(request: Partial<TripRequest> = {}): TripRequest {
  return {
    kind: 'package',
    party: { adults: 2, childrenBorn: [] },
    bookingDay: supplyStart,
    departure: { from: supplyStart, to: supplyStart + 30 },
    return: { from: supplyStart, to: supplyStart + 52 },
    nights: { from: 7, to: 7 },
    departureAirports: null,
    arrivalAirports: null,
    destinations: null,
    hotels: null,
    filters: noFilters,
    ...request,
  };
}
