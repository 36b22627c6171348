import { buildPath } from '../../../url.ts';
import type { BookingState } from '../model/states/booking-state.ts';

/** The filters and the order of the list of bookings as its address carries them; '' for what is not filtered. */
export interface BookingFilters {
  /** The words that were searched for, sealed. */
  readonly search: string;
  readonly state: BookingState | '';
  readonly brand: string;
  /** Days, `YYYY-MM-DD`. */
  readonly departureFrom: string;
  readonly departureTo: string;
  readonly placedFrom: string;
  readonly placedTo: string;
  /** Those that need a decision alone. */
  readonly decide: '1' | '';
  /** See `readListSort`. */
  readonly sort: string;
}

/** The address of the list with these filters; from the second page on it names the page. */
export function buildBookingListPath(filters: Partial<BookingFilters>, page = 1): string {
  const used = Object.entries(filters).filter(([, value]) => value !== '');
  return buildPath('back_office', {}, { ...Object.fromEntries(used), page: page === 1 ? null : page });
}
