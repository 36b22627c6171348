import type { Language } from '../words/language.ts';
import type { RoomRequest } from './room-request.ts';

/** CONTACT-007. */
export const CONTACT_REASONS = ['compliment', 'complaint'] as const;
export type ContactReason = (typeof CONTACT_REASONS)[number];

/** A compliment or complaint as it was sent (CONTACT-047 to CONTACT-055), checked. */
export interface Complaint {
  readonly reason: ContactReason;
  /** Number of the booking as it was typed. */
  readonly orderId: string;
  readonly hasContactedTourGuide: boolean;
  readonly salutation: 'MALE' | 'FEMALE';
  readonly firstName: string;
  readonly lastName: string;
  /** Null where left empty, as the next ones. */
  readonly street: string | null;
  readonly zipCode: string | null;
  readonly city: string | null;
  readonly phone: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly email: string;
  /** 1 to 2,000 characters (CONTACT-024). */
  readonly text: string;
}

/** Where a complaint was written: its answers come from there. */
export interface ComplaintSource {
  /** Key of the brand. */
  readonly brand: string;
  readonly language: Language;
  /** Locale segment and origin of its addresses. */
  readonly locale: string;
  readonly origin: string;
}

/** What opens a case. */
export type CaseLetter = Complaint | RoomRequest;
export type CaseReason = CaseLetter['reason'];

interface Opening {
  readonly source: ComplaintSource;
  /** Digest of the form and of who has sent it: the same form opens one case, however often it is taken. */
  readonly submissionKey: Uint8Array;
}

/** A complaint about a booking that exists and belongs to who complains. */
export interface NewComplaint extends Opening {
  readonly complaint: Complaint;
  readonly bookingId: string;
}

/** A request before there is a booking. */
export interface NewRoomRequest extends Opening {
  readonly complaint: RoomRequest;
  readonly bookingId: null;
}

/**
 * Opens a case: from here on staff see it, and the clock runs. Where the form has opened one before, it is this one.
 * @returns its id (UUID), and the number that guests and staff name it by
 */
export type OpenCase<Opened = NewComplaint | NewRoomRequest> = (
  newCase: Opened,
) => Promise<{ readonly caseId: string; readonly caseNumber: string }>;
