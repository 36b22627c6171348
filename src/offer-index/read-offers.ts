import type { PricedOffer } from '../domain/offer-query.ts';
import type { FlightRef } from '../domain/supply-facts.ts';
import type { Codes } from './codes.ts';
import type { Trip } from './compile-trip.ts';
import { readTimes } from './flight-rows.ts';
import type { Kernel } from './kernel.ts';
import * as at from './layout.ts';
import { type Memory, planField } from './memory.ts';
import { readTerms } from './plan-rows.ts';

/** A flight by where it lies in memory. */
export interface FlightRow {
  readonly row: number;
  readonly route: number;
  readonly day: number;
}

/** A stay by where it lies in memory. */
export interface Stay {
  readonly plan: number;
  readonly checkIn: number;
  readonly nights: number;
}

/** A stay with one pair of flights or none, priced. */
export interface FlownStay {
  readonly flights: { readonly outbound: FlightRow; readonly inbound: FlightRow } | null;
  readonly out: number;
  readonly back: number;
  readonly stay: number;
  readonly isOnRequest: boolean;
}

/** Offers in the words of a shopper: ids, codes and terms for rows. */
export interface OfferDescriber {
  /** An offer of a trip that the kernel has named, by its address. */
  read(trip: Trip, offer: number): PricedOffer;
  tell(stay: Stay, flown: FlownStay): PricedOffer;
  flightRef(flight: FlightRow): FlightRef;
}

export function openOfferDescriber(memory: Memory, codes: Codes, kernel: Kernel): OfferDescriber {
  const flightRef = ({ row, route, day }: FlightRow): FlightRef => ({
    from: codes.airportCode(memory.routeFrom[route] as number),
    to: codes.airportCode(memory.routeTo[route] as number),
    day,
    id: memory.flightId[row] as number,
  });

  const tell = ({ plan, checkIn, nights }: Stay, flown: FlownStay): PricedOffer => {
    const { flights, out, back, stay, isOnRequest } = flown;
    return {
      key: {
        hotelId: memory.hotelId[hotelOf(memory, plan)] as number,
        planId: (memory.plan[plan * at.PLAN_WORDS + planField.id] as number) >>> 0,
        checkIn,
        nights,
        outbound: flights && flightRef(flights.outbound),
        inbound: flights && flightRef(flights.inbound),
      },
      total: out + back + stay,
      stay,
      outbound: out,
      inbound: back,
      outboundTimes: flights && readTimes(memory, flights.outbound.row),
      inboundTimes: flights && readTimes(memory, flights.inbound.row),
      isOnRequest,
      terms: readTerms(memory, plan),
    };
  };

  return {
    flightRef,
    tell,
    read({ isPackage }, offer) {
      const { doubles, words } = kernel;
      const first = offer >>> 2;
      const wordAt = (place: number) => words[first + place] as number;
      const stay = doubles[(first + at.OFFER_STAY) >>> 1] as number;
      const route = wordAt(at.OFFER_ROUTE);
      const checkIn = wordAt(at.OFFER_CHECK_IN);
      const nights = wordAt(at.OFFER_NIGHTS);
      const row = wordAt(at.OFFER_OUT);
      if (isPackage && row < 0) throw new Error('A stay was found without flights');
      const flights =
        row < 0
          ? null
          : {
              outbound: { row, route, day: wordAt(at.OFFER_DAY) },
              inbound: {
                row: wordAt(at.OFFER_BACK),
                route: (memory.routeBack[route] as number) - 1,
                day: checkIn + nights,
              },
            };
      return tell(
        { plan: wordAt(at.OFFER_PLAN), checkIn, nights },
        {
          flights,
          out: wordAt(at.OFFER_OUT_COST),
          back: wordAt(at.OFFER_BACK_COST),
          stay,
          isOnRequest: wordAt(at.OFFER_IS_ON_REQUEST) === 1,
        },
      );
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
