import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { ChangeFrameProps } from '../change-frame-props.ts';
import type { ChangeRefusal } from '../change-rules/change-refusal.ts';
import type { ChosenOffer, RebookFlight, RebookOffer, RebookOffers } from './rebook-offers.ts';

/** What an offer makes of the price, in place of its own price. */
export interface Priced {
  /** What the trip costs more than it does now, without the fee; minor units, negative where it costs less, null for the trip as it is booked. */
  readonly difference: number | null;
  /** Path and query of this page with the offer chosen. */
  readonly path: string;
  readonly isChosen: boolean;
}

type Option<Offer> = Omit<Offer, 'base' | 'offer'> & Priced;

export interface RebookChoices extends Pick<RebookOffers, 'month'> {
  /** The day on which the trip departs, `YYYY-MM-DD`, sold or not. */
  readonly bookedDay: string;
  readonly previousPath: string | null;
  readonly nextPath: string | null;
  readonly days: readonly Option<RebookOffers['days'][number]>[];
  readonly lengths: readonly Option<RebookOffers['lengths'][number]>[];
  readonly rooms: readonly Option<RebookOffer>[];
  readonly outbounds: readonly Option<RebookOffer & RebookFlight>[];
  readonly inbounds: readonly Option<RebookOffer & RebookFlight>[];
  /** Null where nothing else than the trip is chosen yet. */
  readonly chosen: (ChosenOffer & { readonly newTotal: number; readonly difference: number }) | null;
  /** True where what was chosen is not sold any more. */
  readonly isGone: boolean;
}

export interface RebookProps extends ChangeFrameProps {
  readonly refusal: ChangeRefusal | null;
  /** Minor units; today's. */
  readonly fee: number;
  readonly oldTotal: number;
  readonly currency: CurrencyCode;
  /** Null where `refusal` says why, and without the one-time code. */
  readonly choices: RebookChoices | null;
}

declare module '../../../../site/view-props.ts' {
  interface ViewProps {
    readonly tripRebook: RebookProps;
  }
}
