import type { PricedOffer, TripRequest } from '../domain/offer-query.ts';
import { type Codes, readCodes } from './codes.ts';
import { compileTrip, NO_LIMIT, type Season, type Trip } from './compile-trip.ts';
import { type FlightCache, openFlightCache } from './flight-cache.ts';
import { type FlightOptions, freeOptions, mergeOptions, NO_FLIGHT } from './flight-options.ts';
import { type ArrivalDays, type LegFares, openLegFares } from './leg-fares.ts';
import { type Memory, PLAN_WORDS, planField, RING_BLOCKS, ringBlock } from './memory.ts';
import { NO_HOTEL_RATE } from './plan-nights.ts';
import { boardOf, roomTypeOf } from './plan-traits.ts';
import { type OfferResolver, openOfferResolver } from './resolve-offer.ts';
import { type Best, openStaySearch, type StaySearch, startBest } from './stay-search.ts';
import { readAirportSet } from './write-places.ts';

/** What every kind of question is answered with: the memory and what reads it. One thread each. */
export interface SearchContext {
  readonly memory: Memory;
  readonly codes: Codes;
  readonly legFares: LegFares;
  readonly flightCache: FlightCache;
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
    flightCache: openFlightCache(memory),
    resolver: openOfferResolver(memory, codes, stays),
  };
}

/** One request on its way: its trip, and the flight prices that were needed so far, by set of airports. */
export interface Enquiry {
  readonly context: SearchContext;
  readonly request: TripRequest;
  readonly trip: Trip;
  /** Flight prices to a set of airports in a season, reckoned once. */
  flights(season: number, set: number): FlightOptions;
}

export function startEnquiry(
  context: SearchContext,
  request: TripRequest,
  { trip = compileTrip(context.memory, context.codes, request), arriving = 'both' as ArrivalDays } = {},
): Enquiry {
  const bySet = trip.seasons.map((): FlightOptions[] => []);
  const byAirport = trip.seasons.map((): FlightOptions[] => []);
  const { memory, flightCache, legFares } = context;
  const keys = trip.seasons.map((season) => flightCache.keyOf(trip, season, arriving));

  const flightsTo = (airport: number, season: number): FlightOptions => {
    const known = byAirport[season] as FlightOptions[];
    const key = keys[season] as number;
    const found = known[airport] ?? flightCache.find(key, airport);
    const made = found ?? legFares.price(trip, trip.seasons[season] as Season, airport, arriving);
    if (found === null) flightCache.keep(key, airport, made);
    known[airport] = made;
    return made;
  };

  return {
    context,
    request,
    trip,
    flights(season, set) {
      const known = bySet[season] as FlightOptions[];
      const key = trip.isPackage ? set : 0;
      const found = known[key];
      if (found !== undefined) return found;
      const made = trip.isPackage
        ? mergeOptions(
            trip,
            readAirportSet(memory, set)
              .filter((airport) => trip.arrivals === null || trip.arrivals[airport] === 1)
              .map((airport) => flightsTo(airport, season)),
          )
        : freeOptions(trip, trip.seasons[season] as Season);
      known[key] = made;
      return made;
    },
  };
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

/**
 * Takes the cheapest stay of a hotel into `best` where it beats it.
 * @returns whether the hotel has an offer as asked at all; null where it was too dear to be looked at
 */
export function priceHotel(enquiry: Enquiry, hotel: number, best: Best): boolean | null {
  const { memory, stays } = enquiry.context;
  const { trip } = enquiry;
  const set = memory.hotelAirportSet[hotel] as number;
  let exists = false;
  let isComplete = true;
  for (let season = 0; season < trip.seasons.length; season += 1) {
    const described = trip.seasons[season] as Season;
    const flights = enquiry.flights(season, set);
    if (flights.lowest === NO_FLIGHT) continue;
    if (((memory.hotelOccupancies[hotel] as number) & described.occupancyBits) === 0) continue;
    if (isTooDear(memory, trip, described, flights, hotel, best.total)) {
      isComplete = false;
      continue;
    }
    for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
      if (!isWantedPlan(memory, trip, plan)) continue;
      if (stays.priceStays(plan, trip, described, flights, best)) exists = true;
      else isComplete = false;
    }
  }
  return exists ? true : isComplete ? false : null;
}

/** Whether no plan of a hotel can be had for a total, by the bounds kept for it. */
function isTooDear(
  memory: Memory,
  trip: Trip,
  season: Season,
  flights: FlightOptions,
  hotel: number,
  highest: number,
): boolean {
  let block = ringBlock(trip.base);
  let lowest = NO_HOTEL_RATE;
  for (let word = 0; word <= trip.words; word += 1) {
    const rate = memory.hotelLowest[block * memory.capacity.hotels + hotel] as number;
    if (rate < lowest) lowest = rate;
    block = block + 1 === RING_BLOCKS ? 0 : block + 1;
  }
  const night = (lowest * season.lowestWeight) / 100;
  for (let nights = trip.nightsFrom; nights <= trip.nightsTo; nights += 1) {
    const stay = Math.floor(night * nights);
    if (flights.lowest + stay > highest) return true;
    if (flights.forNights(nights).lowest + stay <= highest) return false;
  }
  return true;
}

/** One set of flights at a time, without making a list for each. */
const alone: FlightOptions[] = [];

/** Whether a hotel has any offer; cheaper than pricing it. */
export function hasOffer(enquiry: Enquiry, hotel: number): boolean {
  const { memory, stays } = enquiry.context;
  const { trip } = enquiry;
  if (trip.maxTotal !== NO_LIMIT) {
    const best = startBest(trip.maxTotal);
    priceHotel(enquiry, hotel, best);
    return best.plan >= 0;
  }
  const set = memory.hotelAirportSet[hotel] as number;
  for (let season = 0; season < trip.seasons.length; season += 1) {
    const described = trip.seasons[season] as Season;
    const flights = enquiry.flights(season, set);
    if (flights.lowest === NO_FLIGHT) continue;
    const judged = stays.judgeHotel(hotel, trip, described, flights);
    if (judged === true) return true;
    if (judged === false) continue;
    alone[0] = flights;
    for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
      if (!isWantedPlan(memory, trip, plan)) continue;
      if (stays.whichExist(plan, trip, described, alone, 1, trip.isFreelyCancellable) !== 0) return true;
    }
  }
  return false;
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
  const routes = enquiries.flatMap((enquiry) =>
    enquiry.trip.seasons.flatMap((_, season) =>
      enquiry.flights(season, set).cheapestRoutes(day, best.nights),
    ),
  );
  return resolver.resolve(trip, best, routes.length < 2 ? routes : [...new Set(routes)]);
}
