import type { PricedOffer } from '../../domain/search/offer-query.ts';
import type { FlightRef } from '../../domain/search/supply-facts.ts';
import type { Kernel } from '../kernel.ts';
import type { Codes } from '../memory/codes.ts';
import { readStops, readTimes } from '../memory/flight-rows.ts';
import * as at from '../memory/layout.ts';
import { type Memory, planField } from '../memory/memory.ts';
import { readTerms } from '../memory/plan-rows.ts';
import type { Trip } from './compile-trip.ts';

/** A stay by where it lies in memory. */
export interface Stay {
  readonly plan: number;
  readonly checkIn: number;
  readonly nights: number;
}

/** A priced offer by where it lies in memory: plan, route there and flights are rows; the last three are -1 for hotel-only. */
export interface PlacedOffer extends Stay {
  readonly stayCost: number;
  readonly isOnRequest: boolean;
  /** Day of departure. */
  readonly day: number;
  readonly outCost: number;
  readonly backCost: number;
  readonly route: number;
  readonly out: number;
  readonly back: number;
}

/** Offers in the words of a shopper: ids, codes and terms for rows. */
export interface OfferDescriber {
  /** An offer of a trip that the kernel has named, by its address. */
  read(trip: Trip, offer: number): PricedOffer;
  toPricedOffer(offer: PlacedOffer): PricedOffer;
  /** Flights of an offer that has some. */
  outbound(offer: PlacedOffer): FlightRef;
  inbound(offer: PlacedOffer): FlightRef;
}

export function openOfferDescriber(memory: Memory, codes: Codes, kernel: Kernel): OfferDescriber {
  const flightRef = (from: number, to: number, day: number, row: number): FlightRef => ({
    from: codes.airportCode(from),
    to: codes.airportCode(to),
    day,
    id: memory.flightId[row] as number,
  });
  const fromOf = (route: number) => memory.routeFrom[route] as number;
  const toOf = (route: number) => memory.routeTo[route] as number;
  const outbound = ({ route, day, out }: PlacedOffer) => flightRef(fromOf(route), toOf(route), day, out);
  const inbound = ({ route, checkIn, nights, back }: PlacedOffer) =>
    flightRef(toOf(route), fromOf(route), checkIn + nights, back);

  const toPricedOffer = (offer: PlacedOffer): PricedOffer => {
    const { plan, checkIn, nights, stayCost, isOnRequest, outCost, backCost, out, back } = offer;
    const isFlown = out >= 0;
    return {
      key: {
        hotelId: memory.hotelId[hotelOf(memory, plan)] as number,
        planId: (memory.plan[plan * at.PLAN_WORDS + planField.id] as number) >>> 0,
        checkIn,
        nights,
        outbound: isFlown ? outbound(offer) : null,
        inbound: isFlown ? inbound(offer) : null,
      },
      total: outCost + backCost + stayCost,
      stay: stayCost,
      outbound: outCost,
      inbound: backCost,
      outboundTimes: isFlown ? readTimes(memory, out) : null,
      inboundTimes: isFlown ? readTimes(memory, back) : null,
      ...(isFlown && { stops: [readStops(memory, out), readStops(memory, back)] as const }),
      isOnRequest,
      terms: readTerms(memory, plan),
    };
  };

  return {
    outbound,
    inbound,
    toPricedOffer,
    read({ isPackage }, offer) {
      const { doubles, words } = kernel;
      const first = offer >>> 2;
      const out = words[first + at.OFFER_OUT] as number;
      if (isPackage && out < 0) throw new Error('A stay was found without flights');
      return toPricedOffer({
        plan: words[first + at.OFFER_PLAN] as number,
        checkIn: words[first + at.OFFER_CHECK_IN] as number,
        nights: words[first + at.OFFER_NIGHTS] as number,
        stayCost: doubles[(first + at.OFFER_STAY) >>> 1] as number,
        isOnRequest: words[first + at.OFFER_IS_ON_REQUEST] === 1,
        day: words[first + at.OFFER_DAY] as number,
        outCost: words[first + at.OFFER_OUT_COST] as number,
        backCost: words[first + at.OFFER_BACK_COST] as number,
        route: words[first + at.OFFER_ROUTE] as number,
        out,
        back: words[first + at.OFFER_BACK] as number,
      });
    },
  };
}

/** An offer that is yet to be found, for so much at most. @returns its address */
export function openOffer({ words, doubles }: Kernel, offer: number, most: number): number {
  doubles[((offer >>> 2) + at.OFFER_TOTAL) >>> 1] = most;
  words[(offer >>> 2) + at.OFFER_PLAN] = -1;
  return offer;
}

export function hotelOf(memory: Memory, plan: number): number {
  return memory.plan[plan * at.PLAN_WORDS + planField.hotel] as number;
}
