import { randomUUID } from 'node:crypto';
import { liveSupplyPolicy } from '../../../defaults.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { FlightQuestion, FlightQuote } from '../../flight-supply/flight-supply-port.ts';
import type { RoomQuestion, RoomQuote } from '../../room-supply/room-supply-port.ts';
import type { OfferRefusal, OfferRequest } from '../supply-port.ts';
import type { PartCall } from '../vendor/part-call.ts';
import type { CombinedDeps } from './combined-deps.ts';
import type { LiveGoods } from './live-goods-port.ts';
import { createOwnFlights } from './own-flights.server.ts';
import { ownSupplier } from './own-part.server.ts';
import { createOwnRooms } from './own-rooms.server.ts';

/** An offer as its suppliers sell it now. */
export interface QuotedOffer {
  readonly offer: PricedOffer;
  readonly flights: { readonly supplier: string; readonly quote: FlightQuote } | null;
  readonly room: { readonly supplier: string; readonly question: RoomQuestion; readonly quote: RoomQuote };
}

type Quoted =
  | ({ readonly outcome: 'confirmed' } & QuotedOffer)
  | { readonly outcome: 'refused'; readonly reason: OfferRefusal }
  | { readonly outcome: 'unknown' };

/** Why goods of live suppliers are not sold, for the log. */
export class UnsoldPartError extends Error {
  override readonly name = 'UnsoldPartError';
}

/** True where a part of the offer is sold by another than the operator. */
export function hasLivePart({ room, outbound, inbound }: LiveGoods): boolean {
  return [room, outbound, inbound].some((part) => part !== null && part.supplier !== null);
}

/**
 * Asks all suppliers at once. The operator's own rules and terms come first: what the feed has closed is not sold, whatever a supplier says.
 * Nothing is reserved.
 */
export async function quoteOffer(
  deps: CombinedDeps,
  request: OfferRequest,
  goods: LiveGoods,
  call: PartCall,
): Promise<Quoted> {
  const refuse = (reason: OfferRefusal, why: string): Quoted => {
    deps.report(new UnsoldPartError(why));
    return { outcome: 'refused', reason };
  };
  const known = await deps.own.verify(request, {
    idempotencyKey: randomUUID(),
    timeoutMs: call.timeoutMs,
  });
  if (known.outcome !== 'confirmed') return known;
  const { freeDays } = known.offer.terms.tariff.cancellation;
  const freeUntil = freeDays === null ? null : request.key.checkIn - freeDays;
  const parts = findSuppliers(deps, request, goods, freeUntil);
  if (typeof parts === 'string') return refuse('gone', parts);
  const { room, flights } = parts;
  const [roomAnswer, flightAnswer] = await Promise.all([
    room.port.verify(room.question, call),
    flights?.port.verify(flights.question, call) ?? null,
  ]);
  for (const answer of [roomAnswer, flightAnswer]) {
    if (answer?.outcome === 'refused')
      return refuse(answer.reason === 'not-allowed' ? 'not-allowed' : 'gone', answer.reason);
  }
  if (roomAnswer.outcome !== 'confirmed' || (flightAnswer !== null && flightAnswer.outcome !== 'confirmed'))
    return { outcome: 'unknown' };
  const quoted = { room: roomAnswer.quote, flights: flightAnswer?.quote ?? null };
  const why = refuseTogether(deps, request, quoted);
  if (why !== null) return refuse('not-allowed', why);
  return {
    outcome: 'confirmed',
    offer: repriceOffer(known.offer, quoted),
    room: { supplier: room.supplier, question: room.question, quote: quoted.room },
    flights:
      flights === null || quoted.flights === null
        ? null
        : { supplier: flights.supplier, quote: quoted.flights },
  };
}

/** The supplier of each part with its question; else why there is none. */
function findSuppliers(
  deps: CombinedDeps,
  { key, party, bookingDay }: OfferRequest,
  goods: LiveGoods,
  freeUntil: Day | null,
) {
  const { room, outbound, inbound, currency } = goods;
  const codes = room.supplier ?? `${ownSupplier}:${key.hotelId}:${key.planId}:`;
  const [name = '', hotelCode, roomCode, boardCode] = codes.split(':');
  const port = room.supplier === null ? createOwnRooms(deps, null) : deps.rooms[name];
  if (port === undefined) return `the supplier ${name} of rooms is not set up`;
  if (hotelCode === undefined || roomCode === undefined || boardCode === undefined)
    return `the codes ${room.supplier} are no hotel, room and board`;
  const { checkIn, nights } = key;
  const isPackage = key.outbound !== null;
  const stay = { checkIn, nights, party, bookingDay, isPackage, freeUntil, currency };
  const question = { hotelCode, roomCode, boardCode, ...stay };
  const asked = { supplier: name, port, question };
  if (outbound === null || inbound === null) return { room: asked, flights: null };
  if (outbound.supplier !== inbound.supplier) return 'flights of two suppliers are not sold';
  const flightPort =
    outbound.supplier === null
      ? createOwnFlights(deps, { key, party, bookingDay }, null)
      : deps.flights[outbound.supplier];
  if (flightPort === undefined) return `the supplier ${outbound.supplier} of flights is not set up`;
  const flightQuestion: FlightQuestion = {
    outbound: outbound.goods,
    inbound: inbound.goods,
    party,
    currency,
  };
  return {
    room: asked,
    flights: { supplier: outbound.supplier ?? ownSupplier, port: flightPort, question: flightQuestion },
  };
}

interface Quotes {
  readonly room: RoomQuote;
  readonly flights: FlightQuote | null;
}

/** Why parts that are sold alone are not sold together; null where they are. */
function refuseTogether(
  { clock }: CombinedDeps,
  { key }: OfferRequest,
  { room, flights }: Quotes,
): string | null {
  if (flights === null) return null;
  const now = clock.now();
  if (!(flights.canHold && isCertain(flights, now)) && !isFreeToCancel(room, now))
    return 'neither can the flights be held at a certain price, nor the room be cancelled free of charge';
  const arrival = (key.outbound?.day ?? key.checkIn) + (flights.outboundTimes.isOvernight ? 1 : 0);
  return arrival === key.checkIn ? null : 'the flight no longer arrives on the day of check-in';
}

/** True where held seats and their price last for as long as a trip may take to be bought. */
export function isCertain({ certainUntil }: Pick<FlightQuote, 'certainUntil'>, now: Date): boolean {
  return certainUntil !== null && certainUntil > now.getTime() + liveSupplyPolicy.undoMs;
}

/** True where cancelling costs nothing for as long as a trip may take to be bought. */
export function isFreeToCancel({ cancellation }: RoomQuote, now: Date): boolean {
  const until = now.getTime() + liveSupplyPolicy.undoMs;
  return cancellation.every(({ from, fee }) => fee === 0 || from > until);
}

/** The suppliers' prices, times and charges on the spot; a pair of flights has one price, which is split in halves. */
function repriceOffer({ localCharges: _, ...offer }: PricedOffer, { room, flights }: Quotes): PricedOffer {
  const fare = flights?.total ?? 0;
  const outbound = Math.ceil(fare / 2);
  return {
    ...offer,
    total: room.total + fare,
    stay: room.total,
    outbound,
    inbound: fare - outbound,
    outboundTimes: flights?.outboundTimes ?? null,
    inboundTimes: flights?.inboundTimes ?? null,
    isOnRequest: false,
    ...(room.localCharges.length > 0 && { localCharges: room.localCharges }),
  };
}
