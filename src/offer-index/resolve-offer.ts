import type { DayRange } from '../domain/calendar-day.ts';
import type { OfferKey, PricedOffer } from '../domain/offer-query.ts';
import type { FlightRef } from '../domain/supply-facts.ts';
import { mayArriveLate } from './cheapest-legs.ts';
import type { Codes } from './codes.ts';
import type { Season, Trip } from './compile-trip.ts';
import { dayRows, overnightOf, readTimes } from './flight-rows.ts';
import { BLOCK_DAYS, NO_FLIGHT, OPEN, PLAN_WORDS } from './layout.ts';
import { listRoutes, priceLeg } from './leg-fares.ts';
import { type Memory, planField } from './memory.ts';
import { findRuns } from './night-runs.ts';
import { nightWord } from './plan-nights.ts';
import { readTerms } from './plan-rows.ts';
import { isByArrival } from './plan-traits.ts';
import type { Stays } from './stays.ts';
import { readAirportSet } from './write-places.ts';

/** A flight by where it lies in memory. */
export interface FlightRow {
  readonly row: number;
  readonly route: number;
  readonly day: number;
}

/** One stay with one pair of flights, priced. */
export interface FlownStay {
  readonly outbound: FlightRow;
  readonly inbound: FlightRow;
  readonly out: number;
  readonly back: number;
  readonly stay: number;
}

/** A stay by where it lies in memory. */
export interface Stay {
  readonly plan: number;
  readonly checkIn: number;
  readonly nights: number;
}

/** Flights of a day of a route that the party can take, with what they cost it. */
interface Leg extends FlightRow {
  readonly cost: number;
}

const anyDay: DayRange = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Names flights and prices for stays that were found. */
export function openOfferResolver(memory: Memory, codes: Codes, stays: Stays) {
  const hotelOf = (plan: number) => memory.plan[plan * PLAN_WORDS + planField.hotel] as number;

  const legsOn = (trip: Trip, season: Season, route: number, day: number): Leg[] => {
    const legs: Leg[] = [];
    const rows = dayRows(memory, route, day);
    for (let row = rows.first; row < rows.end; row += 1) {
      const cost = priceLeg(memory, row, trip.legs, season);
      if (cost !== NO_FLIGHT) legs.push({ row, route, day, cost });
    }
    return legs;
  };

  /** Outbound flights on which the party arrives on the day of check-in, having left in the season. */
  const outboundLegs = (trip: Trip, season: Season, route: number, checkIn: number): Leg[] => {
    const { from, to } = season.departure;
    return [checkIn - 1, checkIn]
      .filter((day) => day >= from && day <= to)
      .flatMap((day) => legsOn(trip, season, route, day))
      .filter(({ row, day }) => day + overnightOf(memory.flightFare[row] as number) === checkIn);
  };

  const inboundLegs = (trip: Trip, season: Season, route: number, day: number): Leg[] =>
    day < trip.return.from || day > trip.return.to ? [] : legsOn(trip, season, route, day);

  /** Every pair of flights a stay can be flown with, in no order. */
  const flownStays = (trip: Trip, { plan, checkIn, nights }: Stay): FlownStay[] => {
    const found: FlownStay[] = [];
    for (const season of trip.seasons) {
      if (!stays.fits(plan, season)) continue;
      const stay = stays.priceStay(plan, trip, season, checkIn, nights);
      for (const route of routesTo(trip, plan)) {
        const outbounds = outboundLegs(trip, season, route, checkIn);
        if (outbounds.length === 0) continue;
        const inbounds = inboundLegs(trip, season, (memory.routeBack[route] as number) - 1, checkIn + nights);
        for (const outbound of outbounds) {
          for (const inbound of inbounds) {
            found.push({ outbound, inbound, out: outbound.cost, back: inbound.cost, stay });
          }
        }
      }
    }
    return found;
  };

  /** Routes of the trip to a plan's hotel. */
  const routesTo = (trip: Trip, plan: number): number[] =>
    readAirportSet(memory, memory.hotelAirportSet[hotelOf(plan)] as number)
      .filter((airport) => trip.arrivals === null || trip.arrivals[airport] === 1)
      .flatMap((airport) => listRoutes(memory, trip, airport));

  /** The cheapest flight of a day that arrives so many days later, the first by id; -1 where there is none. */
  const cheapestRow = (trip: Trip, season: Season, route: number, day: number, overnight: number): number => {
    const rows = dayRows(memory, route, day);
    let cheapest = -1;
    let lowest = NO_FLIGHT;
    for (let row = rows.first; row < rows.end; row += 1) {
      if (overnight >= 0 && overnightOf(memory.flightFare[row] as number) !== overnight) continue;
      const cost = priceLeg(memory, row, trip.legs, season);
      if (cost < lowest) {
        lowest = cost;
        cheapest = row;
      }
    }
    return cheapest;
  };

  /** The first in order of all pairs of flights a stay can be flown with. */
  const cheapestFlown = (
    trip: Trip,
    { plan, checkIn, nights }: Stay,
    routes: readonly number[],
    departing: DayRange,
  ): FlownStay | null => {
    const back = checkIn + nights;
    let cheapest: FlownStay | null = null;
    for (const season of back >= trip.return.from && back <= trip.return.to ? trip.seasons : []) {
      if (!stays.fits(plan, season)) continue;
      const stay = stays.priceStay(plan, trip, season, checkIn, nights);
      for (const route of routes) {
        const homeward = (memory.routeBack[route] as number) - 1;
        for (let overnight = 0; overnight <= 1; overnight += 1) {
          const day = checkIn - overnight;
          if (day < season.departure.from || day > season.departure.to) continue;
          if (day < departing.from || day > departing.to) continue;
          if (overnight === 1 && !mayArriveLate(memory, route, day, day)) continue;
          const row = cheapestRow(trip, season, route, day, overnight);
          if (row < 0) continue;
          const backRow = cheapestRow(trip, season, homeward, back, -1);
          if (backRow < 0) continue;
          const flown = {
            outbound: { row, route, day },
            inbound: { row: backRow, route: homeward, day: back },
            out: priceLeg(memory, row, trip.legs, season),
            back: priceLeg(memory, backRow, trip.legs, season),
            stay,
          };
          if (cheapest === null || compare(flown, cheapest) < 0) cheapest = flown;
        }
      }
    }
    return cheapest;
  };

  const flightRef = ({ row, route, day }: FlightRow): FlightRef => ({
    from: codes.airportCode(memory.routeFrom[route] as number),
    to: codes.airportCode(memory.routeTo[route] as number),
    day,
    id: memory.flightId[row] as number,
  });

  const isOnRequest = ({ plan, checkIn, nights }: Stay): boolean => {
    const judged = isByArrival(memory.planTraits[plan] as number) ? 1 : nights;
    const block = nightWord(memory, plan, checkIn, OPEN);
    const next = nightWord(memory, plan, checkIn + BLOCK_DAYS, OPEN);
    return ((findRuns(block, next, judged) >>> (checkIn & (BLOCK_DAYS - 1))) & 1) === 0;
  };

  const keyOf = (stay: Stay, outbound: FlightRef | null, inbound: FlightRef | null): OfferKey => ({
    hotelId: memory.hotelId[hotelOf(stay.plan)] as number,
    planId: (memory.plan[stay.plan * PLAN_WORDS + planField.id] as number) >>> 0,
    checkIn: stay.checkIn,
    nights: stay.nights,
    outbound,
    inbound,
  });

  /** The order of equal prices within one stay: airports by code, then flights. */
  const compareFlights = (one: FlownStay, other: FlownStay): number =>
    (memory.airportCode[memory.routeFrom[one.outbound.route] as number] as number) -
      (memory.airportCode[memory.routeFrom[other.outbound.route] as number] as number) ||
    (memory.airportCode[memory.routeTo[one.outbound.route] as number] as number) -
      (memory.airportCode[memory.routeTo[other.outbound.route] as number] as number) ||
    (memory.flightId[one.outbound.row] as number) - (memory.flightId[other.outbound.row] as number) ||
    one.outbound.day - other.outbound.day ||
    (memory.flightId[one.inbound.row] as number) - (memory.flightId[other.inbound.row] as number);

  const compare = (one: FlownStay, other: FlownStay): number =>
    one.out + one.back + one.stay - (other.out + other.back + other.stay) || compareFlights(one, other);

  const tellOffer = (stay: Stay, flown: FlownStay): PricedOffer => ({
    key: keyOf(stay, flightRef(flown.outbound), flightRef(flown.inbound)),
    total: flown.out + flown.back + flown.stay,
    stay: flown.stay,
    outbound: flown.out,
    inbound: flown.back,
    outboundTimes: readTimes(memory, flown.outbound.row),
    inboundTimes: readTimes(memory, flown.inbound.row),
    isOnRequest: isOnRequest(stay),
    terms: readTerms(memory, stay.plan),
  });

  return {
    flownStays,
    compare,
    tellOffer,
    flightRef,
    /**
     * A stay that was found, as the offer that is named for it: the cheapest flights, the first in order.
     * @param routes outbound routes on which it can be flown at that price, others may be among them
     * @param departing the days of the trip on which it departs
     */
    resolve(trip: Trip, stay: Stay, routes: readonly number[], departing: DayRange = anyDay): PricedOffer {
      if (!trip.isPackage) return this.describeStay(trip, stay);
      const cheapest = cheapestFlown(trip, stay, routes, departing);
      if (cheapest === null) throw new Error('A stay was found without flights');
      return tellOffer(stay, cheapest);
    },
    /** A stay without flights. */
    describeStay(trip: Trip, stay: Stay): PricedOffer {
      const season = trip.seasons.find(
        ({ departure }) => stay.checkIn >= departure.from && stay.checkIn <= departure.to,
      );
      if (season === undefined) throw new Error('A stay was found outside the days of departure');
      const price = stays.priceStay(stay.plan, trip, season, stay.checkIn, stay.nights);
      return {
        key: keyOf(stay, null, null),
        total: price,
        stay: price,
        outbound: 0,
        inbound: 0,
        outboundTimes: null,
        inboundTimes: null,
        isOnRequest: isOnRequest(stay),
        terms: readTerms(memory, stay.plan),
      };
    },
  };
}

export type OfferResolver = ReturnType<typeof openOfferResolver>;
