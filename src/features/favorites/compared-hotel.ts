import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { Board } from '../../domain/search/board.ts';
import type { HotelAttribute } from '../../domain/search/hotel-attribute.ts';

/** A saved hotel in a column of the comparison. Amounts are minor units of the charged currency. */
export interface ComparedHotel {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  /** Stars, 0 without. */
  readonly category: number;
  /** Out of 6; null while unrated. */
  readonly rating: number | null;
  readonly scene: string;
  /** Its page with the search and the offer. */
  readonly path: string;
  readonly attributes: readonly HotelAttribute[];
  /** True while the saved offer is still for sale; otherwise today's cheapest offer replaces it. */
  readonly isSameOffer: boolean;
  /** Change of the total since the shopper saved the hotel; null when unknown. */
  readonly change: number | null;
  readonly offer: {
    readonly perPerson: number;
    readonly total: number;
    readonly currency: CurrencyCode;
    readonly nights: number;
    /** `YYYY-MM-DD` */
    readonly departure: string;
    /** Airport of departure; null without flights. */
    readonly from: string | null;
    readonly flightMinutes: number | null;
    readonly stops: number | null;
    readonly board: Board;
    /** What cancelling costs if it were booked today, minor units; `until` is the last day of that, null for the whole time. */
    readonly cancellation: { readonly until: string | null; readonly fee: number };
  } | null;
}
