import { buildListPath } from '../../../design/staff/build-list-path.ts';
import type { ListTurn } from '../../../design/staff/staff-list-view.tsx';
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
  /** See `parseListSort`. */
  readonly sort: string;
}

/** The address of the list with these filters. */
export const buildBookingListPath = (filters: Partial<BookingFilters>, turn: ListTurn = {}): string =>
  buildListPath('back_office', filters, turn);
