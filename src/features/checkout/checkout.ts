import type { Board } from '../../domain/board.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import type { OfferKey } from '../../domain/offer-query.ts';
import type { Party } from '../../domain/party.ts';

/** One flight as the traveller reads it; times are local to its airports, `YYYY-MM-DDTHH:MM`. */
export interface TripFlight {
  readonly from: string;
  readonly to: string;
  readonly departure: string;
  readonly arrival: string;
  readonly airline: string;
  readonly flightNumber: string;
  readonly stops: number;
  readonly baggage: 'none' | 'carryOn' | 'baggage';
}

/** What is being booked, in the words the shopper saw: it stays readable when the offer is long gone. */
export interface CheckoutTrip {
  readonly hotel: {
    readonly id: number;
    readonly name: string;
    /** City, region and country. */
    readonly place: string;
    readonly scene: string;
    /** Path of the hotel's page with the offer, the way back. */
    readonly path: string;
  };
  /** `YYYY-MM-DD` */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  readonly board: Board;
  /** Last day on which it could be cancelled free of charge when the checkout began, `YYYY-MM-DD`; null for none. */
  readonly freeCancellationUntil: string | null;
  readonly outbound: TripFlight | null;
  readonly inbound: TripFlight | null;
}

/** A checkout that has begun. It belongs to the browser session that began it (checkout X-092). */
export interface Checkout {
  /** Unguessable; names the checkout in addresses (checkout X-102). */
  readonly id: string;
  readonly brand: string;
  readonly createdAt: Date;
  /** Minor units of the whole party, as the supplier confirmed them. */
  readonly baseTotal: number;
  /** Currency that is charged. */
  readonly currency: CurrencyCode;
  readonly offerKey: OfferKey;
  readonly party: Party;
  readonly trip: CheckoutTrip;
}
