import type { MarketCode } from '../../../domain/places/market.ts';
import type { CodeState } from '../my-trips/code-state.ts';
import type { TripRight } from '../my-trips/trip-access.ts';

/** What every page of a change shows of its trip. */
export interface ChangeFrameProps {
  readonly checkoutId: string;
  /** Path and query of this page, without what was typed. */
  readonly address: string;
  /** Path and query of the trip's page, which is the office's for staff, and of the page that lists what can be changed. */
  readonly tripPath: string;
  readonly choicePath: string;
  /** Signed key of the mail's link, where the page was opened by it. */
  readonly linkKey: string | null;
  readonly right: TripRight;
  /** Staff change the trip for a caller: extras stay as they are, and what a change costs is paid by a link. */
  readonly isForCaller: boolean;
  readonly codeState: CodeState | null;
  /** Where a member who may act signs in again; null where that is not enough, and with the right to act. */
  readonly signInPath: string | null;
  readonly maskedEmail: string;
  readonly hotel: string;
  readonly bookingNumber: string;
  readonly chosenMarket: MarketCode | undefined;
}
