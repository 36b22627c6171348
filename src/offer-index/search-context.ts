import type { PricedOffer, TripRequest } from '../domain/offer-query.ts';
import type { Best } from './best-stay.ts';
import { boundFlights, boundHotel, type FlightBound } from './bound-hotel.ts';
import { type Codes, readCodes } from './codes.ts';
import { compileTrip, type Season, type Trip } from './compile-trip.ts';
import { type LegFares, openLegFares } from './fill-legs.ts';
import { type FlightCache, openFlightCache } from './flight-cache.ts';
import { AirportOptions, type FlightOptions, FreeOptions, mergeOptions } from './flight-options.ts';
import { type HotelReach, openReach } from './hotel-reach.ts';
import { openLegPrices } from './leg-prices.ts';
import { type Memory, PLAN_WORDS, planField } from './memory.ts';
import { type OptionSearch, openOptionSearch } from './option-search.ts';
import { boardOf, roomTypeOf } from './plan-traits.ts';
import { type OfferResolver, openOfferResolver } from './resolve-offer.ts';
import { openSiftedHotels, type SiftedHotels } from './sift-hotels.ts';
import { openStaySearch, type StaySearch } from './stay-search.ts';
import { readAirportSet } from './write-places.ts';

/** What every kind of question is answered with: the memory and what reads it. One thread each. */
export interface SearchContext {
  readonly memory: Memory;
  readonly codes: Codes;
  readonly legFares: LegFares;
  readonly flightCache: FlightCache;
  readonly stays: StaySearch;
  readonly options: OptionSearch;
  readonly resolver: OfferResolver;
  /** Room for the hotels of one search at a time with what each costs at least, and for one hotel. */
  readonly sifted: SiftedHotels;
  readonly bounds: Float64Array;
  readonly single: SiftedHotels;
}

export function openSearchContext(memory: Memory): SearchContext {
  const codes = readCodes(memory);
  const stays = openStaySearch(memory);
  const legPrices = openLegPrices(memory);
  return {
    memory,
    codes,
    stays,
    options: openOptionSearch(memory, legPrices),
    legFares: openLegFares(memory, legPrices),
    flightCache: openFlightCache(memory),
    resolver: openOfferResolver(memory, codes, stays),
    sifted: openSiftedHotels(memory.capacity.hotels),
    bounds: new Float64Array(memory.capacity.hotels),
    single: openSiftedHotels(1),
  };
}

/** One request on its way: its trip, and the flight prices that were needed so far, by set of airports. */
export interface Enquiry {
  readonly context: SearchContext;
  readonly request: TripRequest;
  readonly trip: Trip;
  /** Flight prices to a set of airports in a season, reckoned once. */
  flights(season: number, set: number): FlightOptions;
  /** On which days hotels with a set of airports can be reached in a season, and what they cost at least. */
  reach(season: number, set: number): HotelReach;
  bound(season: number, set: number): FlightBound;
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

  const reaches = trip.seasons.map((): HotelReach[] => []);
  const reach = (season: number, set: number): HotelReach => {
    const known = reaches[season] as HotelReach[];
    known[set] ??= openReach(memory, trip, flights(season, set));
    return known[set];
  };
  const bounds = trip.seasons.map((): FlightBound[] => []);
  const bound = (season: number, set: number): FlightBound => {
    const known = bounds[season] as FlightBound[];
    known[set] ??= boundFlights(memory, trip, trip.seasons[season] as Season, flights(season, set));
    return known[set];
  };
  return { context, request, trip, flights, reach, bound };
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
  const { memory, stays } = enquiry.context;
  const { trip } = enquiry;
  const set = memory.hotelAirportSet[hotel] as number;
  for (let season = 0; season < trip.seasons.length; season += 1) {
    if (boundHotel(memory, hotel, enquiry.bound(season, set)) > best.total) continue;
    const described = trip.seasons[season] as Season;
    const flights = enquiry.flights(season, set);
    for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
      if (isWantedPlan(memory, trip, plan)) stays.priceStays(plan, trip, described, flights, best);
    }
  }
}

/**
 * Writes down what an offer of each hotel, from a first place on up to an end, costs at least, in whatever room, minor units; `NO_OFFER` where it has none. Cheaper than
 * looking at rooms.
 */
export function boundHotels(
  { context, trip, bound }: Enquiry,
  hotels: Uint32Array,
  from: number,
  end: number,
  bounds: Float64Array,
): void {
  const { memory } = context;
  for (let season = 0; season < trip.seasons.length; season += 1) {
    // Hotels with the same airports come one after another.
    let lastSet = -1;
    let ofSet: FlightBound | null = null;
    for (let at = from; at < end; at += 1) {
      const hotel = hotels[at] as number;
      const set = memory.hotelAirportSet[hotel] as number;
      if (set !== lastSet || ofSet === null) ofSet = bound(season, set);
      lastSet = set;
      const least = boundHotel(memory, hotel, ofSet);
      if (season === 0 || least < (bounds[at] as number)) bounds[at] = least;
    }
  }
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
