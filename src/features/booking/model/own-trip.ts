import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Visit } from '../../../site/visit.ts';
import type { Visitor } from '../../../site/visitor.ts';

/** The trip of a checkout as a booking's pages show it. Amounts are minor units. */
export interface OwnTrip {
  readonly checkoutId: string;
  readonly trip: BookedTrip;
  /** Flights and stay. */
  readonly base: number;
  readonly total: number;
  readonly currency: CurrencyCode;
  /** Carried along to the page that follows (FLOW-031, CTRACK-006). */
  readonly trackingParams: Readonly<Record<string, string>>;
}

/** Finds the trip for the browser whose checkout it is; null for everybody else (checkout X-092). */
export type FindOwnTrip = (checkoutId: string, visit: Visit, visitor: Visitor) => Promise<OwnTrip | null>;
