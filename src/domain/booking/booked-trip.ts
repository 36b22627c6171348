import type { Board } from '../search/board.ts';

/** One flight as the traveller reads it; times are local to its airports, `YYYY-MM-DDTHH:MM`. */
export interface BookedFlight {
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
export interface BookedTrip {
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
  /** Name of the room in the language of the checkout. */
  readonly room: string;
  readonly board: Board;
  /** Last day on which it could be cancelled free of charge when the checkout began, `YYYY-MM-DD`; null for none. */
  readonly freeCancellationUntil: string | null;
  readonly outbound: BookedFlight | null;
  readonly inbound: BookedFlight | null;
}
