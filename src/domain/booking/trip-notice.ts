import type { FlightLeg } from '../extras/extra.ts';
import { defineStates } from '../states/state-table.ts';
import type { BookedFlight } from './booked-trip.ts';

/**
 * What the supplier announces about a booked trip. Times are local to the airports of the flight, `YYYY-MM-DDTHH:MM`.
 * - `flight-changed`: a flight leaves or lands at another time, or has another number
 * - `flight-cancelled`: a flight does not fly · `hotel-overbooked`, `hotel-closed`: the hotel has no room, or is not open
 * - `trip-cancelled`: nothing of the trip takes place
 */
export type AnnouncedChange =
  | {
      readonly kind: 'flight-changed';
      readonly leg: FlightLeg;
      readonly departure: string;
      readonly arrival: string;
      /** Missing where it stays. */
      readonly flightNumber?: string;
    }
  | { readonly kind: 'flight-cancelled'; readonly leg: FlightLeg }
  | { readonly kind: 'hotel-overbooked' | 'hotel-closed' | 'trip-cancelled' };

/** What the notice to a traveller says: what was booked, and what holds now. */
export type NoticeFacts =
  | {
      readonly kind: 'flight-changed';
      readonly leg: FlightLeg;
      readonly before: BookedFlight;
      readonly after: BookedFlight;
    }
  | { readonly kind: 'flight-cancelled'; readonly leg: FlightLeg; readonly before: BookedFlight }
  | { readonly kind: 'hotel-overbooked' | 'hotel-closed' | 'trip-cancelled' }
  | {
      readonly kind: 'price-raised';
      /** Minor units of the charged currency, as the totals before and after are. */
      readonly amount: number;
      readonly reason: RaiseReason;
      /** How the amount is calculated, as staff have written it. */
      readonly calculation: string;
      readonly oldTotal: number;
      readonly newTotal: number;
      /** True within the bound up to which the traveller need not agree. */
      readonly isBinding: boolean;
    }
  | {
      readonly kind: 'incident';
      readonly proposal: IncidentProposal;
      readonly message: string;
      /** What the incident hits: other flights have nothing of it. Missing for an incident of hotels or days. */
      readonly avoided?: AvoidedFlights;
    };

/** What may raise a price after the booking (Directive (EU) 2015/2302, Article 10 (1)). */
export const RAISE_REASONS = ['fuel', 'taxes', 'exchange-rate'] as const;
export type RaiseReason = (typeof RAISE_REASONS)[number];

/** Flights that an incident hits; '' where it does not say. */
export interface AvoidedFlights {
  /** Code of an airport, such as `PMI`. */
  readonly airport: string;
  /** Name of an airline, or its beginning. */
  readonly airline: string;
  readonly flight: string;
}

/** What staff propose to the travellers whom an incident hits: they only read it, or may also cancel free of charge, or choose other flights or another hotel, too. */
export const INCIDENT_PROPOSALS = ['information', 'refund', 'flights', 'hotels'] as const;
export type IncidentProposal = (typeof INCIDENT_PROPOSALS)[number];

/**
 * The states of a notice and the moves between them. `open` waits for its traveller; the others end it:
 * - `accepted`, `cancelled`: the traveller's answer, or what follows without one · `expired`: no answer, so staff call
 * - `rebooked`: the traveller has chosen an alternative
 * - `replaced`: a later notice about the same part, or a change of the trip, says what holds · `dropped`: the trip was over or cancelled, or too
 *   near for a raise of its price or called off, before the notice was sent
 *
 * Who is called may still answer. A cancellation that is made holds against an answer of the same moment. A choice that was begun in time counts,
 * although the deadline has passed while the traveller was at the bank.
 */
export const noticeStates = defineStates('trip notice', {
  open: ['accepted', 'cancelled', 'rebooked', 'expired', 'replaced', 'dropped'],
  accepted: ['rebooked', 'cancelled'],
  cancelled: [],
  rebooked: [],
  expired: ['accepted', 'cancelled', 'rebooked', 'replaced'],
  replaced: [],
  dropped: [],
});
export type NoticeState = (typeof noticeStates.states)[number];

/** What a traveller may answer: keep the trip as it is now, or cancel it free of charge. */
export const NOTICE_ANSWERS = ['accept', 'cancel'] as const;
export type NoticeAnswer = (typeof NOTICE_ANSWERS)[number];

/** What happens without an answer until the deadline. `staff`: somebody calls. */
export type WithoutAnswer = 'accepts' | 'cancels' | 'staff';
