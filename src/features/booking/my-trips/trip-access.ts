import type { Visitor } from '../../../site/visitor.ts';
import type { BookingRecord } from '../model/booking-record.ts';

/**
 * What somebody may do with a booked trip (checkout X-092). `read`: the browser that ordered it, the mail's signed link, or a member's list ·
 * `act`: what costs money, pays out or changes a person, after a one-time code sent to the booking's address, or for a member who has just
 * signed in and was signed in when ordering, or whose verified address is the booking's; a change also for staff who make it for a caller.
 */
export type TripRight = 'read' | 'act';

/** A booked trip with what its visitor may do. */
export interface AccessibleTrip {
  readonly booking: BookingRecord;
  readonly right: TripRight;
  /** The visitor has proved that the booking's address is theirs: by the code, or as a member with the same verified address. */
  readonly ownsAddress: boolean;
  /** The visitor is signed in as a member who may act, but not recently: signing in again is enough. */
  readonly needsSignIn: boolean;
}

/** Who asks: the visitor by the cookies of the request, and the signed key of a mail's link where the address has one. */
export interface TripVisitor
  extends Pick<Visitor, 'session' | 'memberId' | 'memberAuthenticatedAt' | 'tripGrants'> {
  readonly key: string | null;
  /** Key of the brand whose site is asked: others do not open the trip. */
  readonly brand: string;
  /** Staff change this trip for a caller. Only pages and calls of changes may say so. */
  readonly isForCaller?: boolean;
}

/** Opens trips for the people they belong to. */
export interface TripAccess {
  /** The trip of a checkout; null for everybody else and for what was never booked: both read the same. */
  open(checkoutId: string, visitor: TripVisitor): Promise<AccessibleTrip | null>;
}
