import type { Language } from '../../../domain/words/language.ts';

/** What an incident hits: trips to which all of the given values apply. Empty texts are left out; one at least is given. */
export interface IncidentCriteria {
  /** Code of an airport of a flight, such as `PMI`. */
  readonly airport: string;
  /** Name of an airline, or its beginning. */
  readonly airline: string;
  readonly flight: string;
  /** Name of a hotel, or its beginning. */
  readonly hotel: string;
  /** Trips that are under way on one of the days, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

/** A booking that an incident hits. */
export interface AffectedBooking {
  readonly bookingNumber: string;
  readonly customer: string;
  readonly hotel: string;
  readonly checkIn: string;
  readonly checkOut: string;
}

/** The travellers of an incident who read a language: each language has a message of its own. */
export interface IncidentReaders {
  readonly language: Language;
  /** Bookings. */
  readonly count: number;
}

/** What staff have written, by the language of those who read it. */
export type IncidentMessages = Readonly<Partial<Record<Language, string>>>;

/** True where nothing was given: such an incident would hit everybody. */
export function isEmptyIncident(criteria: IncidentCriteria): boolean {
  return Object.values(criteria).every((value) => value === '');
}

/** Columns by which the bookings that are hit are sorted. */
export const INCIDENT_SORTS = ['number', 'trip'] as const;
export type IncidentSort = (typeof INCIDENT_SORTS)[number];
