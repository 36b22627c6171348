import type { MarketCode } from '../../../domain/places/market.ts';
import type { CodeState } from '../my-trips/code-state.ts';
import type { TripRight } from '../my-trips/trip-access.ts';
import type { NameFaults } from './judge-name-change.ts';

/** How a change is doing; `failed`: the trip is as it was, and nothing was charged. */
export type ChangeState = 'working' | 'done' | 'failed';

/** A traveller as the page shows their name. */
export interface NamedTraveller {
  readonly firstName: string;
  readonly lastName: string;
}

/** Why nothing can be changed here; the hotline may help. */
export type ChangeRefusal = 'too-late' | 'not-offered' | 'cancelled' | 'busy';

export interface ChangePageProps {
  readonly checkoutId: string;
  /** Path and query of this page, without what was typed. */
  readonly address: string;
  /** Path and query of the trip's page. */
  readonly tripPath: string;
  readonly right: TripRight;
  readonly codeState: CodeState | null;
  /** Where a member who may act signs in again; null where that is not enough, and with the right to act. */
  readonly signInPath: string | null;
  readonly maskedEmail: string;
  readonly hotel: string;
  readonly bookingNumber: string;
  /** `YYYY-MM-DD`; null where `refusal` says why. */
  readonly correctUntil: string | null;
  readonly maxLetters: number;
  readonly refusal: ChangeRefusal | null;
  readonly travellers: readonly NamedTraveller[];
  /** What was typed, for a form with faults, and to be confirmed without; null at first. */
  readonly draft: {
    readonly sealed: string;
    readonly names: readonly NamedTraveller[];
    /** Null for names that are as they were. */
    readonly faults: readonly NameFaults[] | null;
    readonly isSame: boolean;
  } | null;
  /** What has become of the change that was ordered; null for none. */
  readonly state: ChangeState | null;
  readonly chosenMarket: MarketCode | undefined;
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly tripChange: ChangePageProps;
  }
}
