import type { Board } from '../../../../domain/search/board.ts';
import type { DateOption } from '../../../../trip-search/offers/date-option.ts';
import type { CascadeColumnName } from '../model/cascade-slice.ts';

/** An offer of the plain list: the properties that distinguish it from the others. */
export interface PlainOffer {
  readonly id: string;
  /** Day of departure, without flights of check-in, `YYYY-MM-DD`. */
  readonly day: string;
  readonly nights: number;
  readonly board: Board;
  /** Airport of departure; null without flights. */
  readonly from: string | null;
  /** Minor units of one person and of the whole party, in the currency charged. */
  readonly amount: number;
  readonly total: number;
}

export type CascadeOptions = Readonly<Partial<Record<CascadeColumnName, readonly DateOption[]>>>;

/** A month of the calendar as it is shown. */
export interface CalendarMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Days of departure with an offer, `YYYY-MM-DD`. */
  readonly days: readonly DateOption[];
}

/** The other dates of a trip as its page brings them along: those of the view mode asked for, the rest by calls. */
export interface DatesData {
  /** The address's `viewMode` (HOTEL-037), not validated. */
  readonly viewMode: string | null;
  /** The hotel sells nothing for the search: other dates are those at any time, from anywhere. */
  readonly isWidened: boolean;
  readonly columns: CascadeOptions;
  readonly calendar: CalendarMonth | null;
  /** For a brand with neither view mode. */
  readonly plainOffers: readonly PlainOffer[];
}
