import type { TransferRide } from '../extras/transfer-ride.ts';
import type { Board } from '../search/board.ts';
import type { IncludedBaggage } from '../search/describe-flights.ts';
import type { LocalCharge } from '../search/local-charge.ts';
import type { TariffTerms } from '../search/tariff-terms.ts';
import { type Day, requireDay } from '../time/calendar-day.ts';

/** One flight as the traveller reads it; times are local to its airports, `YYYY-MM-DDTHH:MM`. */
export interface BookedFlight {
  readonly from: string;
  readonly to: string;
  readonly departure: string;
  readonly arrival: string;
  readonly airline: string;
  readonly flightNumber: string;
  readonly stops: number;
  readonly baggage: IncludedBaggage;
  /**
   * IANA names of the time zones of its airports. Missing where the catalogue does not know one, and in trips from before they were
   * stored.
   */
  readonly timeZones?: { readonly from: string; readonly to: string };
}

/** The day on which a flight lands where that is not the day of its departure, `YYYY-MM-DD`; null where it is. */
export function laterArrivalDay({
  departure,
  arrival,
}: Pick<BookedFlight, 'departure' | 'arrival'>): string | null {
  const day = arrival.slice(0, 10);
  return day === departure.slice(0, 10) ? null : day;
}

/** One room of a trip, and who stays in it. */
export interface BookedRoom {
  /** The rate plan it is sold under. */
  readonly planId: number;
  /** Name of the room in the language of the checkout; '' where the hotel names none. */
  readonly name: string;
  readonly board: Board;
  /** Numbers of the travellers who stay in it, ascending. */
  readonly travellers: readonly number[];
}

/** Where a hotel is, as its catalogue entry says. */
export interface HotelAddress {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166 code. */
  readonly countryCode: string;
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
    /** Missing where the catalogue knows none, and in trips from before it was stored. */
    readonly address?: HotelAddress;
    /** Code of the airport at which holidays there arrive, for a stay without flights. Missing where none is near, and in stays from before it was stored. */
    readonly airport?: string;
    /** The way by road from the airport of arrival. Missing without flights, where it is unknown, and in trips from before it was stored. */
    readonly ride?: TransferRide;
    /** Minutes from home to the hotel, estimated; missing as the ride is, and in trips from before it was stored. */
    readonly doorToDoor?: number;
  };
  /** `YYYY-MM-DD` */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  /** One room today; every traveller stays in one of them. */
  readonly rooms: readonly BookedRoom[];
  /** The terms when the checkout began. */
  readonly terms: TariffTerms;
  readonly outbound: BookedFlight | null;
  readonly inbound: BookedFlight | null;
  /** What the hotel collects on the spot, as the supplier said when the checkout began; missing for nothing. */
  readonly localCharges?: readonly LocalCharge[];
  /** The transfer from the airport to the hotel and back is part of the price; missing where it is not. */
  readonly includesTransfer?: true;
  /** The hotel had to agree first, when the checkout began: the supplier asks it before money is taken. Missing where it had not. */
  readonly isOnRequest?: true;
}

/** Names of a trip's rooms, such as 'Double room, Suite'; '' where the hotel names none. */
export function formatRooms({ rooms }: Pick<BookedTrip, 'rooms'>): string {
  return rooms.flatMap(({ name }) => (name === '' ? [] : [name])).join(', ');
}

/** The boards of a trip's rooms, each once. */
export function listBoards({ rooms }: Pick<BookedTrip, 'rooms'>): readonly Board[] {
  return [...new Set(rooms.map(({ board }) => board))];
}

/** The day on which a trip begins: that of its outbound flight where it leaves, or of check-in without flights (CONST-028). */
export function firstDayOf({ outbound, checkIn }: Pick<BookedTrip, 'outbound' | 'checkIn'>): Day {
  return requireDay(outbound?.departure.slice(0, 10) ?? checkIn);
}
