import type { ListPage, ListSort } from '../../../design/staff/list-sort.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { BookingState } from '../model/states/booking-state.ts';

/** The columns that the list of bookings sorts by. */
export const BOOKING_SORTS = ['number', 'departure', 'total', 'placed'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** What staff look for; a filter that is missing lets every booking through. */
export interface BookingQuery {
  /** What the asking member of staff sees; `brand` narrows it further. */
  readonly brands: BrandScope;
  /**
   * Booking number, names of customer and travellers, e-mail address or phone, in any spelling and also in part; the complete number of
   * invoice, certificate or checkout. '' for all.
   */
  readonly text: string;
  readonly state?: BookingState | undefined;
  /** Key of a brand. */
  readonly brand?: string | undefined;
  /** Days, `YYYY-MM-DD`, both included: of the outbound flight where it starts, or of the check-in where there is none. */
  readonly departureFrom?: string | undefined;
  readonly departureTo?: string | undefined;
  /** Days of the shop's time zone, both included. */
  readonly placedFrom?: string | undefined;
  readonly placedTo?: string | undefined;
  /** True for those alone that wait for staff. */
  readonly needsDecision?: boolean | undefined;
  /** Null for those that need a decision first, and then the newest. Totals are compared within their currency. */
  readonly sort?: ListSort<BookingSort> | null | undefined;
  /** 1 for the first; where there are fewer pages, the last one is shown. */
  readonly page?: number | undefined;
  /** Bookings of a page, 1 to 200. */
  readonly limit: number;
}

export interface FoundBookings {
  readonly bookings: readonly BookingRecord[];
  /** Its count ends one above `officeLists.maxCountedBookings`. */
  readonly page: ListPage;
}
