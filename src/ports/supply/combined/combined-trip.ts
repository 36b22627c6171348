import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import type { LivePartState, LiveTripState } from '../../../domain/states/live-trip-states.ts';
import type { Party } from '../../../domain/travellers/party.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import type { FlightQuote } from '../../flight-supply/flight-supply-port.ts';
import type { RoomQuestion, RoomQuote } from '../../room-supply/room-supply-port.ts';

/** What has become of a part of a trip at its supplier: the record of our attempts. */
interface Part {
  readonly supplier: string;
  readonly state: LivePartState;
  /** Ours, by which the supplier finds it: 20 hexadecimal digits. */
  readonly reference: string;
  /** Of the first and the last attempt, milliseconds since 1970; null before there is one. */
  readonly firstSentAt: number | null;
  readonly sentAt: number | null;
  /** How often it was ordered or booked: once, or again where nothing had come of it. */
  readonly attempts: number;
  /** The supplier's id; null while it is not known. */
  readonly vendorId: string | null;
}

export interface FlightPart extends Part {
  readonly quote: FlightQuote;
  /** Of the order; null while there is none, or nothing is certain. */
  readonly certainUntil: number | null;
  /** What cancelling returns, or has returned, minor units; null while it was not asked. */
  readonly refund: number | null;
}

export interface RoomPart extends Part {
  readonly question: RoomQuestion;
  readonly quote: RoomQuote;
  /** What cancelling costs at most, minor units; null while it was not asked. */
  readonly fee: number | null;
}

/** A trip that was held. */
export interface CombinedTrip {
  readonly id: string;
  readonly state: LiveTripState;
  /** Why it is refused, or will be once it is undone; null for none. */
  readonly reason: string | null;
  readonly offer: PricedOffer;
  readonly party: Party;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly travellers: readonly Traveller[] | null;
  readonly comments: string;
  readonly flights: FlightPart | null;
  readonly room: RoomPart;
  readonly bookingNumber: string | null;
  /** Minor units. */
  readonly fee: number | null;
}
