import type { FlightDetails, FlightOffer, OfferQueries } from '../domain/offer-query.ts';
import type { FlightRef } from '../domain/supply-facts.ts';
import { passesFilter } from './candidates.ts';
import { readBaggage, readCabin, readTimes, seatsOf, stopsOf } from './flight-rows.ts';
import { compareFlownStays, type FlownPair, listFlownStays } from './flown-stays.ts';
import { findRow } from './id-index.ts';
import { isPlanSold } from './plan-rows.ts';
import { type FlightRow, hotelOf, type Stay } from './read-offers.ts';
import { isWantedPlan, type SearchContext, startEnquiry } from './search-context.ts';

type Ask = OfferQueries['flights']['ask'];
type Answer = OfferQueries['flights']['answer'];

const nothing: Answer = { outbounds: [], inbounds: [] };

/** Flights with which a stay can be flown, there and, for one of them, back. */
export function findFlights(context: SearchContext, { request, stay: asked, outbound }: Ask): Answer {
  const { memory, describer, stays } = context;
  const enquiry = startEnquiry(context, request);
  const { trip } = enquiry;
  const plan = findSoldPlan(context, asked.hotelId, asked.planId);
  if (plan < 0 || !trip.isPackage || !isWantedPlan(memory, trip, plan)) return nothing;
  if (!passesFilter(enquiry, hotelOf(memory, plan))) return nothing;
  const { checkIn, nights } = asked;
  if (!Number.isInteger(nights) || nights < trip.nightsFrom || nights > trip.nightsTo) return nothing;
  const stay: Stay = { plan, checkIn, nights };
  if (!Number.isInteger(checkIn) || !stays.canStay(stay, trip)) return nothing;
  const pairs = listFlownStays(context, trip, stay)
    .filter(({ out, back, stay: price }) => out + back + price <= trip.maxTotal)
    .sort((one, other) => compareFlownStays(context, one, other));
  const outbounds = firstOfEach(pairs, ({ flights }) => flights.outbound.row);
  const chosen =
    outbounds.find((pair) => isSameFlight(describer.flightRef(pair.flights.outbound), outbound)) ??
    outbounds[0];
  const inbounds = pairs.filter((pair) => pair.flights.outbound.row === chosen?.flights.outbound.row);
  const offer = (pair: FlownPair) => describePair(context, stay, pair);
  return { outbounds: outbounds.map(offer), inbounds: inbounds.map(offer) };
}

/** Row of a plan that is sold in a hotel, or -1. */
export function findSoldPlan({ memory }: SearchContext, hotelId: number, planId: number): number {
  const plan = findRow(memory, 'planIndex', planId);
  if (plan < 0 || !isPlanSold(memory, plan)) return -1;
  return memory.hotelId[hotelOf(memory, plan)] === hotelId ? plan : -1;
}

function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => number): Item[] {
  const seen = new Set<number>();
  return items.filter((item) => {
    const isNew = !seen.has(keyOf(item));
    seen.add(keyOf(item));
    return isNew;
  });
}

export function isSameFlight(one: FlightRef, other: FlightRef | null): boolean {
  return (
    other !== null &&
    one.id === other.id &&
    one.day === other.day &&
    one.from === other.from &&
    one.to === other.to
  );
}

export function describePair(context: SearchContext, stay: Stay, pair: FlownPair): FlightOffer {
  return {
    outbound: describeFlight(context, pair.flights.outbound),
    inbound: describeFlight(context, pair.flights.inbound),
    offer: context.describer.tell(stay, pair),
  };
}

function describeFlight({ memory, codes, describer }: SearchContext, flight: FlightRow): FlightDetails {
  const word = memory.flightFare[flight.row] as number;
  const carrier = memory.flightCarrier[flight.row] as number;
  return {
    ...describer.flightRef(flight),
    ...readTimes(memory, flight.row),
    airline: codes.airlineCode(carrier & 0xff),
    number: carrier >>> 8,
    stops: stopsOf(word),
    cabin: readCabin(word),
    baggage: readBaggage(word),
    seats: seatsOf(word),
  };
}
