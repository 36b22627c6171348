import type { PricedOffer, TripRequest } from '../domain/offer-query.ts';
import { type Best, startBest } from './best-stay.ts';
import { type HotelBounds, NO_OFFER, openHotelBounds } from './bound-hotel.ts';
import { type Codes, readCodes } from './codes.ts';
import { compileTrip, NO_LIMIT, NO_WEIGHT, type Season, type Trip } from './compile-trip.ts';
import { type LegFares, openLegFares } from './fill-legs.ts';
import { type FlightCache, openFlightCache } from './flight-cache.ts';
import { AirportOptions, type FlightOptions, FreeOptions, mergeOptions } from './flight-options.ts';
import { type Case, type HotelJudge, openHotelJudge } from './judge-hotel.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import { openLegPrices } from './leg-prices.ts';
import { type Memory, PLAN_WORDS, planField } from './memory.ts';
import { type OptionSearch, openOptionSearch } from './option-search.ts';
import { boardOf, roomTypeOf } from './plan-traits.ts';
import { type OfferResolver, openOfferResolver } from './resolve-offer.ts';
import { openStaySearch, type StaySearch } from './stay-search.ts';
import { readAirportSet } from './write-places.ts';

/** What every kind of question is answered with: the memory and what reads it. One thread each. */
export interface SearchContext {
  readonly memory: Memory;
  readonly codes: Codes;
  readonly legFares: LegFares;
  readonly flightCache: FlightCache;
  readonly judge: HotelJudge;
  readonly bounds: HotelBounds;
  readonly stays: StaySearch;
  readonly options: OptionSearch;
  readonly resolver: OfferResolver;
}

export function openSearchContext(memory: Memory): SearchContext {
  const codes = readCodes(memory);
  const stays = openStaySearch(memory);
  const legPrices = openLegPrices(memory);
  return {
    memory,
    codes,
    judge: openHotelJudge(memory),
    bounds: openHotelBounds(memory),
    stays,
    options: openOptionSearch(memory, legPrices),
    legFares: openLegFares(memory, legPrices),
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
  /** What its hotels are judged by. */
  openCase(): Case;
}

export function startEnquiry(
  context: SearchContext,
  request: TripRequest,
  { trip = compileTrip(context.memory, context.codes, request) } = {},
): Enquiry {
  const bySet = trip.seasons.map((): FlightOptions[] => []);
  const byAirport = trip.seasons.map((): FlightOptions[] => []);
  const { memory, flightCache, legFares } = context;
  const keys = trip.seasons.map((season) => flightCache.keyOf(trip, season));

  const opened: ReturnType<LegFares['open']>[] = [];
  const legsTo = (season: number) => {
    opened[season] ??= legFares.open(trip, trip.seasons[season] as Season);
    return opened[season];
  };

  const flightsTo = (airport: number, season: number): FlightOptions => {
    const known = byAirport[season] as FlightOptions[];
    const key = keys[season] as number;
    const found = known[airport] ?? flightCache.find(key, airport);
    const made = found ?? new AirportOptions(trip, legsTo(season)(airport));
    if (found === null) flightCache.keep(key, airport, made);
    known[airport] = made;
    return made;
  };

  const flights = (season: number, set: number): FlightOptions => {
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
      : new FreeOptions(trip, trip.seasons[season] as Season);
    known[key] = made;
    return made;
  };
  let ownCase: Case | null = null;
  return {
    context,
    request,
    trip,
    flights,
    // Not every question judges hotels.
    openCase() {
      ownCase ??= context.judge.open(trip, flights);
      return ownCase;
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

/** Takes the cheapest stay of a hotel into `best` where it beats it. */
export function priceHotel(enquiry: Enquiry, hotel: number, best: Best): void {
  const { memory, stays, bounds } = enquiry.context;
  const { trip } = enquiry;
  const set = memory.hotelAirportSet[hotel] as number;
  for (let season = 0; season < trip.seasons.length; season += 1) {
    const described = trip.seasons[season] as Season;
    const flights = enquiry.flights(season, set);
    if (flights.lowest === NO_FLIGHT) continue;
    const weight = bounds.lowestWeight(hotel, described);
    if (weight === NO_WEIGHT) continue;
    const hasLimit = best.total < NO_LIMIT;
    if (hasLimit && bounds.boundHotel(trip, weight, flights.bounds(), hotel) > best.total) continue;
    for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
      if (isWantedPlan(memory, trip, plan)) stays.priceStays(plan, trip, described, flights, best);
    }
  }
}

/** What an offer of each hotel costs at least; `NO_OFFER` where it has none. */
export function boundHotels({ context, trip, flights }: Enquiry, hotels: readonly number[]): Float64Array {
  const bounds = new Float64Array(hotels.length).fill(NO_OFFER);
  trip.seasons.forEach((described, season) => {
    context.bounds.lowerBounds(trip, described, (set) => flights(season, set), hotels, bounds);
  });
  return bounds;
}

/** Whether a hotel has any offer; cheaper than pricing it. */
export function hasOffer(enquiry: Enquiry, hotel: number): boolean {
  const { memory, stays, judge } = enquiry.context;
  const { trip } = enquiry;
  if (trip.maxTotal !== NO_LIMIT) {
    const best = startBest(trip.maxTotal);
    priceHotel(enquiry, hotel, best);
    return best.plan >= 0;
  }
  const set = memory.hotelAirportSet[hotel] as number;
  for (let season = 0; season < trip.seasons.length; season += 1) {
    const judged = judge.judge(enquiry.openCase(), hotel, season);
    if (judged === true) return true;
    if (judged === false) continue;
    const described = trip.seasons[season] as Season;
    const flights = enquiry.flights(season, set);
    for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
      if (isWantedPlan(memory, trip, plan) && stays.hasStay(plan, trip, described, flights)) return true;
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
