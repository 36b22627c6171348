import { isSameFlight } from '../../domain/search/flight-key.ts';
import type { FlightDetails, FlightOffer, OfferKey, OfferQueries } from '../../domain/search/offer-query.ts';
import type { FlightRef } from '../../domain/search/supply-facts.ts';
import { readBaggage, readCabin, readTimes, seatsOf, stopsOf } from '../memory/flight-rows.ts';
import { findRow } from '../memory/id-index.ts';
import type { Memory } from '../memory/memory.ts';
import { isPlanSold } from '../memory/plan-rows.ts';
import { isWantedPlan } from '../memory/plan-traits.ts';
import { passesFilter } from './candidates.ts';
import type { Trip } from './compile-trip.ts';
import { compareFlownStays, listFlownStays } from './flown-stays.ts';
import { hotelOf, type PlacedOffer } from './read-offers.ts';
import { type SearchContext, startEnquiry } from './search-context.ts';
import type { Stay } from './stay.ts';

type Query = OfferQueries['flights']['query'];
type Answer = OfferQueries['flights']['answer'];

const nothing: Answer = { outbounds: [], inbounds: [] };

/** Flights with which a stay can be flown, there and, for one of them, back. */
export function findFlights(context: SearchContext, { request, stay: requested, outbound }: Query): Answer {
  const { memory, describer, stays } = context;
  const enquiry = startEnquiry(context, request);
  const { trip } = enquiry;
  const plans = findSoldPlans(context, requested);
  if (plans === null || !trip.isPackage || !isEachWanted(memory, trip, plans)) return nothing;
  if (!passesFilter(enquiry, hotelOf(memory, plans.plan))) return nothing;
  const { checkIn, nights } = requested;
  if (!Number.isInteger(nights) || nights < trip.nightsFrom || nights > trip.nightsTo) return nothing;
  const stay: Stay = { ...plans, checkIn, nights };
  if (!Number.isInteger(checkIn) || !stays.canStay(stay, trip)) return nothing;
  const pairs = listFlownStays(context, trip, stay)
    .filter(({ outCost, backCost, stayCost }) => outCost + backCost + stayCost <= trip.maxTotal)
    .sort((one, other) => compareFlownStays(context, one, other));
  const outbounds = firstOfEach(pairs, ({ out }) => out);
  const chosen = outbounds.find((pair) => isSameFlight(describer.outbound(pair), outbound)) ?? outbounds[0];
  const inbounds = pairs.filter(({ out }) => out === chosen?.out);
  const offer = (pair: PlacedOffer) => describePair(context, pair);
  return { outbounds: outbounds.map(offer), inbounds: inbounds.map(offer) };
}

/** Rows of the plans of a stay, all sold in its hotel; null where one is not. */
export function findSoldPlans(
  context: SearchContext,
  { hotelId, planId, otherPlanIds }: Pick<OfferKey, 'hotelId' | 'planId' | 'otherPlanIds'>,
): Pick<Stay, 'plan' | 'others'> | null {
  const plan = findSoldPlan(context, hotelId, planId);
  const others = otherPlanIds?.map((id) => findSoldPlan(context, hotelId, id));
  if (plan < 0 || others?.includes(-1)) return null;
  return others === undefined ? { plan } : { plan, others };
}

export function isEachWanted(
  memory: Memory,
  trip: Trip,
  { plan, others = [] }: Pick<Stay, 'plan' | 'others'>,
): boolean {
  return [plan, ...others].every((each) => isWantedPlan(memory, trip, each));
}

/** Row of a plan that is sold in a hotel, or -1. */
function findSoldPlan({ memory }: SearchContext, hotelId: number, planId: number): number {
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

/** An offer with all that is known of its flights. */
export function describePair(context: SearchContext, pair: PlacedOffer): FlightOffer {
  const { describer } = context;
  return {
    outbound: describeFlight(context, describer.outbound(pair), pair.out),
    inbound: describeFlight(context, describer.inbound(pair), pair.back),
    offer: describer.toPricedOffer(pair),
  };
}

function describeFlight({ memory, codes }: SearchContext, flight: FlightRef, row: number): FlightDetails {
  const word = memory.flightFare[row] as number;
  const carrier = memory.flightCarrier[row] as number;
  return {
    ...flight,
    ...readTimes(memory, row),
    airline: codes.airlineCode(carrier & 0xff),
    number: carrier >>> 8,
    stops: stopsOf(word),
    cabin: readCabin(word),
    baggage: readBaggage(word),
    seats: seatsOf(word),
  };
}
