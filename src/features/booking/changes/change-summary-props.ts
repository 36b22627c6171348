import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { ChangeQuote } from '../model/quote-change.ts';

/** What of a trip a change may make different, as pages show it. */
export interface SummarisedTrip {
  readonly trip: BookedTrip;
  /** Full names, in the order of the trip. */
  readonly travellers: readonly string[];
  readonly extras: readonly ChosenExtra[];
}

/** What a change makes of a trip, and what it costs. */
export interface ChangeSummaryProps {
  readonly before: SummarisedTrip;
  readonly after: SummarisedTrip;
  /** Minor units. */
  readonly quote: Pick<ChangeQuote, 'oldTotal' | 'newTotal' | 'fee' | 'charge' | 'refund' | 'balance'>;
  readonly currency: CurrencyCode;
  /** What is charged is asked for by a link: staff change the trip for a caller. */
  readonly isByLink: boolean;
  /** The last day on which a refund has to be there, `YYYY-MM-DD`. */
  readonly promisedOn: string;
  /** The last day to pay an open balance, `YYYY-MM-DD`; null where none is open. */
  readonly balanceDueOn: string | null;
}
