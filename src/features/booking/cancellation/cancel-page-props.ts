import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { CodeState } from '../my-trips/code-state.ts';
import type { FramedTrip } from '../my-trips/frame/trip-frame.tsx';
import type { TripRight } from '../my-trips/trip-access.ts';

/** A step of the fee as the page shows it: days as `YYYY-MM-DD`, minor units. */
export interface ShownFeeStep {
  readonly from: string;
  /** Null for the last one. */
  readonly until: string | null;
  readonly fee: number;
}

/** What cancelling costs and gives back today; amounts are minor units. */
export interface ShownQuote {
  readonly fee: number;
  readonly refund: number;
  readonly card: number;
  readonly miles: number;
  readonly vouchers: number;
  readonly promisedOn: string;
  readonly departure: string;
  readonly steps: readonly ShownFeeStep[];
}

export interface CancelPageProps extends FramedTrip {
  readonly checkoutId: string;
  /** Path and query of the page itself. */
  readonly address: string;
  readonly right: TripRight;
  readonly codeState: CodeState | null;
  /** Where a member who may act signs in again; null where that is not enough, and with the right to act. */
  readonly signInPath: string | null;
  readonly maskedEmail: string;
  readonly currency: CurrencyCode;
  readonly isInsured: boolean;
  /** Null where the trip cannot be cancelled here any more. */
  readonly quote: ShownQuote | null;
  /** True for the second of the two steps. */
  readonly isLastStep: boolean;
  /** True where another fee or refund applies than was shown. */
  readonly hasChanged: boolean;
}
