import type { PricedOffer, TripRequest } from '../../domain/search/offer-query.ts';
import { Kernel, type StartKernel } from '../kernel.ts';
import { type Codes, readCodes } from '../memory/codes.ts';
import type { Memory } from '../memory/memory.ts';
import { minStayPlaces } from './arrival-rules.ts';
import { compileTrip, type Trip } from './compile-trip.ts';
import { type HotelRanges, openHotelRanges } from './hotel-ranges.ts';
import { openPlacedTrips, type PlacedTrips } from './place-trip.ts';
import { type OfferDescriber, openOfferDescriber } from './read-offers.ts';
import { openStays, type Stays } from './stays.ts';

/** What every kind of query is answered with: the memory and what reads it. One thread each. */
export interface SearchContext {
  readonly memory: Memory;
  readonly codes: Codes;
  readonly kernel: Kernel;
  readonly ranges: HotelRanges;
  readonly trips: PlacedTrips;
  readonly stays: Stays;
  readonly describer: OfferDescriber;
}

/**
 * @param thread place of the thread, see `scratchOf`
 * @param start starts another build of the kernel than the shop's
 */
export function openSearchContext(memory: Memory, thread: number, start?: StartKernel): SearchContext {
  const codes = readCodes(memory);
  const kernel = new Kernel(memory, minStayPlaces, thread, start);
  const ranges = openHotelRanges(memory);
  const trips = openPlacedTrips(memory, kernel, ranges);
  const stays = openStays(memory, kernel, trips);
  const describer = openOfferDescriber(memory, codes, kernel, stays);
  return { memory, codes, kernel, ranges, trips, stays, describer };
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
    // Not every query calculates.
    address: () => context.trips.addressOf(trip),
  };
}

/** Forgets what belonged to the last query: call it before each. */
export function beginQuery({ kernel, trips }: SearchContext): void {
  kernel.calls.beginQuery();
  trips.forget();
}

/** Offers that were found, in the order of their addresses, with the flights they are named with. */
export function describeOffers({ context, trip, address }: Enquiry, addresses: Int32Array): PricedOffer[] {
  const { kernel, describer } = context;
  kernel.calls.addFlights(address(), kernel.place(addresses), addresses.length);
  return Array.from(addresses, (offer) => describer.read(trip, offer));
}
