import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { Board } from '../../../../domain/search/board.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { pathOf } from '../model/cascade-path.ts';
import { clockOf } from './clock-of.ts';

/** What a shopper chooses of a trip, and what another choice can change by itself; in the order in which it is said. */
export const tripFacts = ['airport', 'departure', 'nights', 'outbound', 'inbound', 'room', 'board'] as const;
export type TripFact = (typeof tripFacts)[number];

/** What a trip is in each fact. */
export interface TripFacts {
  /** Airport of departure; null without flights. */
  readonly airport: { readonly code: string; readonly name: string } | null;
  /** Day of departure, without flights of check-in, `YYYY-MM-DD`. */
  readonly departure: string;
  readonly nights: number;
  /** Local times of a flight, `HH:MM`; null without flights. */
  readonly outbound: FlightClocks | null;
  readonly inbound: FlightClocks | null;
  /** Its name in the language of the page; null where the hotel's profile does not contain it. */
  readonly room: {
    readonly id: number;
    readonly name: string | null;
    /** Room and board of each further room, as one text; missing for one room. */
    readonly others?: string;
  };
  readonly board: Board;
}

export interface FlightClocks {
  readonly departs: string;
  readonly arrives: string;
}

/** A trip that was shown, as a choice is compared with it. */
export interface ComparedTrip extends TripFacts {
  readonly id: string;
  /** Minor units of the whole party, in `currency`. */
  readonly total: number;
  readonly currency: CurrencyCode;
}

/** @param roomName null where the hotel's profile does not contain the offer's room */
export function toComparedTrip(offer: DetailedOffer, roomName: string | null): ComparedTrip {
  const { totalAmount, currency } = offer.price;
  return {
    id: offer.id,
    total: totalAmount,
    currency,
    airport: offer.departureAirport,
    departure: pathOf(offer).dates,
    nights: offer.lengthOfStay,
    outbound: clocksOf(offer.departureFlight),
    inbound: clocksOf(offer.returnFlight),
    room:
      offer.rooms === undefined
        ? { id: offer.roomId, name: roomName }
        : { id: offer.roomId, name: null, others: listOtherRooms(offer.rooms) },
    board: offer.board,
  };
}

function listOtherRooms(rooms: NonNullable<DetailedOffer['rooms']>): string {
  return rooms
    .slice(1)
    .map(({ roomId, board }) => `${roomId} ${board}`)
    .join();
}

function clocksOf(flight: DetailedOffer['departureFlight']): FlightClocks | null {
  return flight && { departs: clockOf(flight.departureDateTime), arrives: clockOf(flight.arrivalDateTime) };
}

/**
 * What differs between two trips in addition to what was chosen: the one rule of what a page says before and after a choice. A trip
 * that gains or loses its flights says so once, not of each flight.
 * @param now as far as it is known; what is not known counts as the same
 */
export function findImpliedChanges(
  before: TripFacts,
  now: Partial<TripFacts>,
  chosen: readonly TripFact[],
): readonly TripFact[] {
  return tripFacts.filter((fact) => !chosen.includes(fact) && isOther[fact](before, now));
}

const isOther: Record<TripFact, (before: TripFacts, now: Partial<TripFacts>) => boolean> = {
  airport: (before, { airport }) => airport !== undefined && airport?.code !== before.airport?.code,
  departure: (before, { departure = before.departure }) => departure !== before.departure,
  nights: (before, { nights = before.nights }) => nights !== before.nights,
  outbound: (before, { outbound }) => isOtherFlight(before.outbound, outbound),
  inbound: (before, { inbound }) => isOtherFlight(before.inbound, inbound),
  room: (before, { room = before.room }) => room.id !== before.room.id || room.others !== before.room.others,
  board: (before, { board = before.board }) => board !== before.board,
};

function isOtherFlight(before: FlightClocks | null, now: FlightClocks | null | undefined): boolean {
  if (before === null || !now) return false;
  return before.departs !== now.departs || before.arrives !== now.arrives;
}
