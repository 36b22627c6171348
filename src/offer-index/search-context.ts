import type { PricedOffer, TripRequest } from '../domain/offer-query.ts';
import { minStayPlaces } from './arrival-rules.ts';
import type { Best } from './best-stay.ts';
import { type Codes, readCodes } from './codes.ts';
import { compileTrip, type Trip } from './compile-trip.ts';
import { Kernel } from './kernel.ts';
import { PLAN_WORDS } from './layout.ts';
import { type Memory, planField } from './memory.ts';
import { openPlacedTrips, type PlacedTrips } from './place-trip.ts';
import { boardOf, roomTypeOf } from './plan-traits.ts';
import { type OfferResolver, openOfferResolver } from './resolve-offer.ts';
import { openStays, type Stays } from './stays.ts';

/** What every kind of question is answered with: the memory and what reads it. One thread each. */
export interface SearchContext {
  readonly memory: Memory;
  readonly codes: Codes;
  readonly kernel: Kernel;
  readonly trips: PlacedTrips;
  readonly stays: Stays;
  readonly resolver: OfferResolver;
}

export function openSearchContext(memory: Memory): SearchContext {
  const codes = readCodes(memory);
  const kernel = new Kernel(memory, minStayPlaces);
  const trips = openPlacedTrips(memory, kernel);
  const stays = openStays(memory, kernel, trips);
  return { memory, codes, kernel, trips, stays, resolver: openOfferResolver(memory, codes, stays) };
}

/** One request on its way. */
export interface Enquiry {
  readonly context: SearchContext;
  readonly request: TripRequest;
  readonly trip: Trip;
  /** Where the kernel finds it. */
  address(): number;
}

export function startEnquiry(
  context: SearchContext,
  request: TripRequest,
  { trip = compileTrip(context.memory, context.codes, request) } = {},
): Enquiry {
  return {
    context,
    request,
    trip,
    // Not every question calculates.
    address: () => context.trips.addressOf(trip),
  };
}

/** Forgets what belonged to the last question: call it before each. */
export function beginQuestion({ kernel, trips }: SearchContext): void {
  kernel.calls.beginQuestion();
  trips.forget();
}

/** Whether a plan is one of the boards and rooms asked for. */
export function isWantedPlan(memory: Memory, trip: Trip, plan: number): boolean {
  const traits = memory.planTraits[plan] as number;
  return ((trip.roomBits >>> roomTypeOf(traits)) & (trip.boardBits >>> boardOf(traits)) & 1) === 1;
}

/** The next plan of a chain, or -1. */
export function nextPlan(memory: Memory, plan: number): number {
  return (memory.planNext[plan] as number) - 1;
}

/** Takes the cheapest stay of a hotel into `best` where it beats it. */
export function priceHotel(enquiry: Enquiry, hotel: number, best: Best): void {
  const { calls } = enquiry.context.kernel;
  calls.keepBest(best.total, best.plan, best.checkIn, best.nights);
  calls.priceHotel(enquiry.address(), hotel);
  readBest(enquiry.context, best);
}

/** Takes the cheapest stay of a plan in a season into `best` where it beats it. */
export function pricePlan(enquiry: Enquiry, season: number, plan: number, set: number, best: Best): void {
  const { kernel, trips } = enquiry.context;
  const { calls } = kernel;
  const trip = enquiry.address();
  const at = trips.seasonOf(enquiry.trip, season);
  calls.keepBest(best.total, best.plan, best.checkIn, best.nights);
  calls.priceStays(trip, at, plan, calls.flightsTo(at, set), Number(enquiry.trip.isFreelyCancellable));
  readBest(enquiry.context, best);
}

/** The best stay the kernel has found. */
export function readBest({ kernel: { calls } }: SearchContext, best: Best): void {
  best.plan = calls.planOfBest();
  best.total = calls.totalOfBest();
  best.checkIn = calls.checkInOfBest();
  best.nights = calls.nightsOfBest();
}

/** Whether a hotel has any offer; cheaper than pricing it. */
export function hasOffer(enquiry: Enquiry, hotel: number): boolean {
  return enquiry.context.kernel.calls.hasOffer(enquiry.address(), hotel) !== 0;
}

/**
 * A stay that was found, as the offer that is named for it.
 * @param enquiries all in which the stay may have been found
 * @param trip what the offer has to be, where that is less than what was searched
 */
export function nameOffer(
  enquiries: readonly Enquiry[],
  best: Best,
  trip: Trip = (enquiries[0] as Enquiry).trip,
): PricedOffer {
  const { memory, resolver } = (enquiries[0] as Enquiry).context;
  const hotel = memory.plan[best.plan * PLAN_WORDS + planField.hotel] as number;
  const set = memory.hotelAirportSet[hotel] as number;
  const day = best.checkIn - trip.base;
  const routes = enquiries.flatMap((enquiry) => listCheapestRoutes(enquiry, set, day, best.nights));
  return resolver.resolve(trip, best, routes.length < 2 ? routes : [...new Set(routes)]);
}

/** Outbound routes with which a stay is flown at the lowest cost in any season. */
function listCheapestRoutes({ context, trip }: Enquiry, set: number, day: number, nights: number): number[] {
  const { kernel, trips } = context;
  const routes: number[] = [];
  for (let season = 0; season < trip.seasons.length; season += 1) {
    const list = kernel.calls.cheapestRoutes(trips.seasonOf(trip, season), set, day, nights);
    const count = kernel.wordAt(list);
    for (let place = 1; place <= count; place += 1) routes.push(kernel.wordAt(list + place * 4));
  }
  return routes;
}
