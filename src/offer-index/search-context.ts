import type { TripRequest } from '../domain/offer-query.ts';
import { type Codes, readCodes } from './codes.ts';
import { compileTrip, NO_LIMIT, type Trip } from './compile-trip.ts';
import { type ArrivalDays, type FlightPrices, type LegFares, NO_FLIGHT, openLegFares } from './leg-fares.ts';
import { type Memory, PLAN_WORDS, planField } from './memory.ts';
import { type OfferResolver, openOfferResolver } from './resolve-offer.ts';
import { type Best, openStaySearch, type StaySearch, startBest } from './stay-search.ts';

/** What every kind of question is answered with: the memory and what reads it. One thread each. */
export interface SearchContext {
  readonly memory: Memory;
  readonly codes: Codes;
  readonly legFares: LegFares;
  readonly stays: StaySearch;
  readonly resolver: OfferResolver;
}

export function openSearchContext(memory: Memory): SearchContext {
  const codes = readCodes(memory);
  const stays = openStaySearch(memory);
  return {
    memory,
    codes,
    stays,
    legFares: openLegFares(memory),
    resolver: openOfferResolver(memory, codes, stays),
  };
}

/** One request on its way: its trip, and the flight prices that were needed so far, by set of airports. */
export interface Enquiry {
  readonly context: SearchContext;
  readonly request: TripRequest;
  readonly trip: Trip;
  /** Flight prices to a set of airports in a season, reckoned once. */
  flights(season: number, set: number): FlightPrices;
}

export function startEnquiry(
  context: SearchContext,
  request: TripRequest,
  { trip = compileTrip(context.memory, context.codes, request), arriving = 'both' as ArrivalDays } = {},
): Enquiry {
  const known = trip.seasons.map((): FlightPrices[] => []);
  return {
    context,
    request,
    trip,
    flights(season, set) {
      const bySet = known[season] as FlightPrices[];
      const key = trip.isPackage ? set : 0;
      const found = bySet[key];
      if (found !== undefined) return found;
      const described = trip.seasons[season] as Trip['seasons'][number];
      const made = trip.isPackage
        ? context.legFares.price(trip, described, set, arriving)
        : context.legFares.priceNone(trip, described);
      bySet[key] = made;
      return made;
    },
  };
}

/** Whether a plan is one of the boards and rooms asked for. */
export function isWantedPlan(memory: Memory, trip: Trip, plan: number): boolean {
  const traits = memory.plan[plan * PLAN_WORDS + planField.traits] as number;
  return ((trip.roomBits >>> (traits & 0xff)) & (trip.boardBits >>> ((traits >>> 8) & 0xff)) & 1) === 1;
}

/** The next plan of a chain, or -1. */
export function nextPlan(memory: Memory, plan: number): number {
  return (memory.plan[plan * PLAN_WORDS + planField.next] as number) - 1;
}

/** Takes the cheapest stay of a hotel into `best` where it beats it; true when it did. */
export function priceHotel(enquiry: Enquiry, hotel: number, best: Best): boolean {
  const { memory, stays } = enquiry.context;
  const { trip } = enquiry;
  const set = memory.hotelAirportSet[hotel] as number;
  for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
    if (!isWantedPlan(memory, trip, plan)) continue;
    for (let season = 0; season < trip.seasons.length; season += 1) {
      const described = trip.seasons[season] as Trip['seasons'][number];
      stays.priceStays(plan, trip, described, enquiry.flights(season, set), best);
    }
  }
  return best.plan >= 0;
}

/** Whether a hotel has any offer; cheaper than pricing it. */
export function hasOffer(enquiry: Enquiry, hotel: number): boolean {
  const { memory, stays } = enquiry.context;
  const { trip } = enquiry;
  if (trip.maxTotal !== NO_LIMIT) return priceHotel(enquiry, hotel, startBest(trip.maxTotal));
  const set = memory.hotelAirportSet[hotel] as number;
  for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
    if (!isWantedPlan(memory, trip, plan)) continue;
    for (let season = 0; season < trip.seasons.length; season += 1) {
      const described = trip.seasons[season] as Trip['seasons'][number];
      const flights = enquiry.flights(season, set);
      if (flights.lowestOfAll === NO_FLIGHT) continue;
      if (stays.whichExist(plan, trip, described, [flights], trip.isFreelyCancellable) !== 0) return true;
    }
  }
  return false;
}
