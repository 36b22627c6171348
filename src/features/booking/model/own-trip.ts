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
  /** Tracking parameters for the next page (FLOW-031, CTRACK-006). */
  readonly trackingParams: Readonly<Record<string, string>>;
}

/** Finds the trip for the browser that owns the checkout; null for any other visitor (checkout X-092). */
export type FindOwnTrip = (checkoutId: string, visit: Visit, visitor: Visitor) => Promise<OwnTrip | null>;
