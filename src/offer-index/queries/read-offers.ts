import type { PricedOffer, PricedRoom } from '../../domain/search/offer-query.ts';
import type { FlightRef } from '../../domain/search/supply-facts.ts';
import type { Kernel } from '../kernel.ts';
import type { Codes } from '../memory/codes.ts';
import { readStops, readTimes } from '../memory/flight-rows.ts';
import * as at from '../memory/layout.ts';
import { type Memory, planField } from '../memory/memory.ts';
import { readTerms } from '../memory/plan-rows.ts';
import type { Season, Trip } from './compile-trip.ts';
import type { Stay } from './stay.ts';
import type { Stays } from './stays.ts';

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
  /** What each of several rooms costs, and whether the hotel has to agree to it. */
  readonly rooms?: readonly { readonly stayCost: number; readonly isOnRequest: boolean }[];
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

export function openOfferDescriber(
  memory: Memory,
  codes: Codes,
  kernel: Kernel,
  stays: Stays,
): OfferDescriber {
  const idOf = (plan: number) => (memory.plan[plan * at.PLAN_WORDS + planField.id] as number) >>> 0;
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
    const { plan, others, checkIn, nights, stayCost, isOnRequest, outCost, backCost, out, back } = offer;
    const isFlown = out >= 0;
    return {
      key: {
        hotelId: memory.hotelId[hotelOf(memory, plan)] as number,
        planId: idOf(plan),
        ...(others !== undefined && { otherPlanIds: others.map(idOf) }),
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
      ...(others !== undefined && { rooms: describeRooms([plan, ...others], offer) }),
    };
  };

  const describeRooms = (plans: readonly number[], { rooms = [] }: PlacedOffer): PricedRoom[] =>
    plans.map((plan, place) => ({
      planId: idOf(plan),
      stay: rooms[place]?.stayCost ?? 0,
      isOnRequest: rooms[place]?.isOnRequest ?? false,
      terms: readTerms(memory, plan),
    }));

  /** Adds the plans of the other rooms, which the kernel has only added up. */
  const addRooms = (trip: Trip, offer: PlacedOffer): PlacedOffer => {
    const departs = trip.isPackage ? offer.day : offer.checkIn;
    const season = trip.seasons.find(({ departure: { from, to } }) => from <= departs && departs <= to);
    if (season === undefined || season.rooms.length === 0) return offer;
    const first = (memory.hotelPlans[hotelOf(memory, offer.plan)] as number) - 1;
    const others = season.rooms
      .slice(1)
      .map((_, place) => stays.findRoom(first, offer, place + 1, trip, season));
    return placeRooms(stays, { ...offer, others }, trip, season);
  };

  return {
    outbound,
    inbound,
    toPricedOffer,
    read(trip, offer) {
      const { doubles, words } = kernel;
      const first = offer >>> 2;
      const out = words[first + at.OFFER_OUT] as number;
      if (trip.isPackage && out < 0) throw new Error('A stay was found without flights');
      return toPricedOffer(
        addRooms(trip, {
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
        }),
      );
    },
  };
}

/** An offer with what each of its rooms costs, where it has several. */
export function placeRooms<Offer extends Stay & Pick<PlacedOffer, 'isOnRequest'>>(
  stays: Stays,
  offer: Offer,
  trip: Trip,
  season: Season,
): Offer & Pick<PlacedOffer, 'rooms'> {
  if (offer.others === undefined) return offer;
  const rooms = [offer.plan, ...offer.others].map((_, room) => ({
    stayCost: stays.priceRoom(offer, room, trip, season),
    isOnRequest: stays.isRoomOnRequest(offer, room, trip),
  }));
  return { ...offer, rooms, isOnRequest: rooms.some((room) => room.isOnRequest) };
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
