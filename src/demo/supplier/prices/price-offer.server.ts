import { isDeepStrictEqual } from 'node:util';
import { calculateLocalCharges, type LocalChargeRule } from '../../../domain/search/local-charge.ts';
import type { FlightTimes, OfferKey, PricedOffer } from '../../../domain/search/offer-query.ts';
import { type PriceByKind, splitByKind } from '../../../domain/search/price-by-kind.ts';
import { countSeats, priceLeg } from '../../../domain/search/price-leg.ts';
import { priceStay, type StayQuote } from '../../../domain/search/price-stay.ts';
import type {
  AirlineFacts,
  FlightFacts,
  HotelFacts,
  PlanNight,
  RatePlanFacts,
} from '../../../domain/search/supply-facts.ts';
import { listRoomParties, type Party } from '../../../domain/travellers/party.ts';
import type { OfferRefusal, OfferRequest } from '../../../ports/supply/supply-port.ts';

/** What an offer is made of, in its present state. */
export interface OfferParts {
  readonly hotel: HotelFacts;
  readonly plan: RatePlanFacts;
  /** What the hotel collects on the spot. */
  readonly localCharges: readonly LocalChargeRule[];
  /** Nights from check-in on, with stock taken into account; null where the horizon has none. */
  readonly nights: readonly (PlanNight | null)[];
  /** Of the second and every further room, the stock without what the rooms before take. Missing for one room. */
  readonly otherRooms?: readonly RoomParts[];
  /** Null where the key names none, or none is found. */
  readonly outbound: BookableFlight | null;
  readonly inbound: BookableFlight | null;
}

export type RoomParts = Pick<OfferParts, 'plan' | 'nights'>;

export interface BookableFlight {
  readonly flight: FlightFacts;
  readonly airline: AirlineFacts;
}

export type OfferQuote =
  | {
      readonly ok: true;
      readonly offer: PricedOffer;
      readonly priceByKind: PriceByKind;
      /** What early booking takes off, minor units. */
      readonly earlyBooking: number;
    }
  | { readonly ok: false; readonly reason: OfferRefusal };

/**
 * The supplier's own calculation of an offer, by the rules of `supply-facts.ts`. What does not exist weighs more than a
 * rule
 * of stay, and that more than what is sold out.
 */
export function priceOffer(
  { key, party, bookingDay, part }: OfferRequest,
  parts: OfferParts | null,
): OfferQuote {
  if (parts === null || !doFlightsFit(key, parts)) return { ok: false, reason: 'gone' };
  const { plan, outbound, inbound } = parts;
  const { checkIn } = key;
  const ageDay = key.outbound?.day ?? key.checkIn;
  const rooms = pairRooms(party, parts);
  if (rooms === null) return { ok: false, reason: 'not-allowed' };
  const stays = rooms.map((room) =>
    part === 'flights'
      ? noStay
      : priceStay(room.plan, { party: room.party, bookingDay, ageDay, checkIn, nights: room.nights }),
  );
  const refusal = findRefusal(stays);
  if (refusal !== null) return { ok: false, reason: refusal };
  const sold = stays.flatMap((each) => (each.ok ? [each] : []));
  const amountOf = (name: 'amount' | 'earlyBooking') => sold.reduce((sum, each) => sum + each[name], 0);
  const stay = { amount: amountOf('amount'), isOnRequest: sold.some((each) => each.isOnRequest) };
  const seats = countSeats(party, ageDay);
  const flights = [outbound, inbound].filter((each) => each !== null);
  if (flights.some(({ flight }) => flight.seats === 0 || flight.seats < seats)) {
    return { ok: false, reason: 'sold-out' };
  }
  const priceFlight = (each: BookableFlight | null): number =>
    each === null ? 0 : priceLeg(each.flight.fare, each.airline, party, ageDay);
  const legs = { outbound: priceFlight(outbound), inbound: priceFlight(inbound) };
  const total = stay.amount + legs.outbound + legs.inbound;
  const localCharges =
    part === 'flights'
      ? []
      : calculateLocalCharges(parts.localCharges, { party, checkIn, nights: key.nights });
  const times = {
    outboundTimes: readTimes(outbound),
    inboundTimes: readTimes(inbound),
    ...(outbound !== null &&
      inbound !== null && { stops: [outbound.flight.stops, inbound.flight.stops] as const }),
  };
  return {
    ok: true,
    offer: {
      key,
      total,
      stay: stay.amount,
      ...legs,
      ...times,
      isOnRequest: stay.isOnRequest,
      terms: {
        roomId: plan.roomId,
        board: plan.board,
        tariff: plan.terms,
        ...(plan.includesTransfer === true && { includesTransfer: true as const }),
      },
      ...(rooms.length > 1 && {
        rooms: rooms.map((room, at) => ({
          planId: room.plan.id,
          stay: sold[at]?.amount ?? 0,
          isOnRequest: sold[at]?.isOnRequest ?? false,
          terms: { roomId: room.plan.roomId, board: room.plan.board, tariff: room.plan.terms },
        })),
      }),
      ...(localCharges.length > 0 && { localCharges }),
    },
    earlyBooking: amountOf('earlyBooking'),
    priceByKind: addByKind(
      rooms.map((room, at) =>
        splitByKind(
          {
            stay: sold[at]?.amount ?? 0,
            occupancy: room.plan.occupancy,
            flights: flights.map(({ flight, airline }) => ({ fare: flight.fare, airline })),
          },
          room.party,
          ageDay,
        ),
      ),
    ),
  };
}

/** Who stays in which room; null where there are not as many rooms as parties, or their tariffs differ: one booking has one tariff. */
function pairRooms(party: Party, { plan, nights, otherRooms = [] }: OfferParts) {
  const parties = listRoomParties(party);
  const rooms = [{ plan, nights }, ...otherRooms];
  const isOneTariff = rooms.every((room) => isDeepStrictEqual(room.plan.terms, plan.terms));
  if (parties.length !== rooms.length || !isOneTariff) return null;
  return parties.map((each, at) => ({ party: each, ...(rooms[at] ?? { plan, nights }) }));
}

/** What does not exist weighs most, then a rule of stay. */
function findRefusal(stays: readonly StayQuote[]): OfferRefusal | null {
  const reasons = stays.flatMap((stay) => (stay.ok ? [] : [stay.reason]));
  return (['gone', 'not-allowed', 'sold-out'] as const).find((reason) => reasons.includes(reason)) ?? null;
}

function addByKind(prices: readonly PriceByKind[]): PriceByKind {
  const add = (kind: keyof PriceByKind) =>
    prices.every((price) => price[kind] === null)
      ? null
      : prices.reduce((sum, price) => sum + (price[kind] ?? 0), 0);
  return { adult: add('adult'), child: add('child'), infant: add('infant') };
}

/** Of flights that are sold alone. */
const noStay = { ok: true, amount: 0, earlyBooking: 0, isOnRequest: false } as const;

function readTimes(bookable: BookableFlight | null): FlightTimes | null {
  if (bookable === null) return null;
  const { departure, arrival, isOvernight } = bookable.flight;
  return { departure, arrival, isOvernight };
}

/** Both flights or none; there and back between the same airports, one of them the hotel's; arriving for check-in and leaving on check-out. */
function doFlightsFit(key: OfferKey, { hotel, outbound, inbound }: OfferParts): boolean {
  if (key.outbound === null && key.inbound === null) return true;
  if (outbound === null || inbound === null) return false;
  const [there, back] = [outbound.flight, inbound.flight];
  const arrival = there.day + (there.isOvernight ? 1 : 0);
  return (
    there.from === back.to &&
    there.to === back.from &&
    hotel.airports.includes(there.to) &&
    arrival === key.checkIn &&
    back.day === key.checkIn + key.nights
  );
}
