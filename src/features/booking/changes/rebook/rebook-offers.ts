import type { BookingOrder } from '../../../../domain/booking/booking-order.ts';
import type { Board } from '../../../../domain/search/board.ts';
import type { Visit } from '../../../../site/visit.ts';

/** An offer in place of that of a trip, as the index knows it. */
export interface RebookOffer {
  /** Id of the offer, as calls carry it. */
  readonly offer: string;
  /** Flights and stay for the party of the trip, minor units. */
  readonly base: number;
  readonly room: string;
  readonly board: Board;
}

/** A flight as a line of text: local times, `YYYY-MM-DDTHH:MM`. */
export interface RebookFlight {
  readonly from: string;
  readonly to: string;
  readonly departure: string;
  readonly arrival: string;
  readonly airline: string;
  readonly flightNumber: string;
  readonly stops: number;
}

/** What is chosen, with its stay and flights. */
export interface ChosenOffer extends RebookOffer {
  /** `YYYY-MM-DD` */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  readonly outbound: RebookFlight | null;
  readonly inbound: RebookFlight | null;
}

export interface RebookOffers {
  /** Id of the offer that the trip has, sold or not. */
  readonly ownOffer: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly previousMonth: string | null;
  readonly nextMonth: string | null;
  /** Null where the index does not sell what is chosen, such as the trip itself. */
  readonly chosen: ChosenOffer | null;
  /** Other days of the same length, by the day of departure, `YYYY-MM-DD`. */
  readonly days: readonly (RebookOffer & { readonly day: string })[];
  /** Other lengths from the same day. */
  readonly lengths: readonly (RebookOffer & { readonly nights: number })[];
  /** Rooms and boards on the same days. */
  readonly rooms: readonly RebookOffer[];
  readonly outbounds: readonly (RebookOffer & RebookFlight)[];
  readonly inbounds: readonly (RebookOffer & RebookFlight)[];
}

/** What is asked for; offer and month are texts of an address, of which nothing is certain. */
export interface RebookQuery {
  /** Id of the offer that is chosen; null for that of the trip. */
  readonly offer: string | null;
  /** `YYYY-MM`; null for the month of the chosen day. */
  readonly month: string | null;
  /** The supplier's number of the trip: its own room counts as free for it; null where it has none. */
  readonly bookingNumber: string | null;
}

/** Lists what a trip can become at its hotel, for exactly its party; null while offers or catalogue cannot be read. */
export type ListRebookOffers = (
  visit: Visit,
  order: BookingOrder,
  query: RebookQuery,
) => Promise<RebookOffers | null>;
