import type { FlightDetails, FlightOffer, OfferQueries } from '../domain/offer-query.ts';
import type { FlightRef } from '../domain/supply-facts.ts';
import { readBaggage, readCabin, readTimes, seatsOf, stopsOf } from './flight-rows.ts';
import { findRow } from './id-index.ts';
import { PLAN_WORDS } from './layout.ts';
import { openHotelFilter } from './list-candidates.ts';
import { planField } from './memory.ts';
import { isPlanSold } from './plan-rows.ts';
import type { FlightRow, FlownStay, Stay } from './resolve-offer.ts';
import { isWantedPlan, type SearchContext, startEnquiry } from './search-context.ts';

type Ask = OfferQueries['flights']['ask'];
type Answer = OfferQueries['flights']['answer'];

const nothing: Answer = { outbounds: [], inbounds: [] };

/** Flights with which a stay can be flown, there and, for one of them, back. */
export function findFlights(context: SearchContext, { request, stay: asked, outbound }: Ask): Answer {
  const { memory, resolver, stays } = context;
  const { trip } = startEnquiry(context, request);
  const plan = findSoldPlan(context, asked.hotelId, asked.planId);
  if (plan < 0 || !trip.isPackage || !isWantedPlan(memory, trip, plan)) return nothing;
  const hotel = memory.plan[plan * PLAN_WORDS + planField.hotel] as number;
  if (openHotelFilter(memory, request)(hotel) !== 0) return nothing;
  const { checkIn, nights } = asked;
  if (!Number.isInteger(nights) || nights < trip.nightsFrom || nights > trip.nightsTo) return nothing;
  if (!Number.isInteger(checkIn) || !stays.canStay(plan, trip, checkIn, nights)) return nothing;
  const stay: Stay = { plan, checkIn, nights };
  const pairs = resolver
    .flownStays(trip, stay)
    .filter(({ out, back, stay: price }) => out + back + price <= trip.maxTotal)
    .sort(resolver.compare);
  const outbounds = firstOfEach(pairs, ({ outbound: { row } }) => row);
  const chosen =
    outbounds.find((pair) => isSameFlight(resolver.flightRef(pair.outbound), outbound)) ?? outbounds[0];
  const inbounds = pairs.filter((pair) => pair.outbound.row === chosen?.outbound.row);
  const offer = (pair: FlownStay) => describePair(context, stay, pair);
  return { outbounds: outbounds.map(offer), inbounds: inbounds.map(offer) };
}

/** Row of a plan that is sold in a hotel, or -1. */
export function findSoldPlan({ memory }: SearchContext, hotelId: number, planId: number): number {
  const plan = findRow(memory, 'planIndex', planId);
  if (plan < 0 || !isPlanSold(memory, plan)) return -1;
  const hotel = memory.plan[plan * PLAN_WORDS + planField.hotel] as number;
  return memory.hotelId[hotel] === hotelId ? plan : -1;
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

export function describePair(context: SearchContext, stay: Stay, pair: FlownStay): FlightOffer {
  return {
    outbound: describeFlight(context, pair.outbound),
    inbound: describeFlight(context, pair.inbound),
    offer: context.resolver.tellOffer(stay, pair),
  };
}

function describeFlight({ memory, codes, resolver }: SearchContext, flight: FlightRow): FlightDetails {
  const word = memory.flightFare[flight.row] as number;
  const carrier = memory.flightCarrier[flight.row] as number;
  return {
    ...resolver.flightRef(flight),
    ...readTimes(memory, flight.row),
    airline: codes.airlineCode(carrier & 0xff),
    number: carrier >>> 8,
    stops: stopsOf(word),
    cabin: readCabin(word),
    baggage: readBaggage(word),
    seats: seatsOf(word),
  };
}
