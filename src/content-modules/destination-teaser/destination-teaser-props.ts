import type { PricedTeaser, Teaser } from '../parts/teaser.ts';

/** One destination, larger than a card (MOD-026, MOD-027). */
export interface StoredDestinationTeaser extends Teaser {
  /** Months in which the place is at its best, 1 to 12. */
  readonly bestMonths?: readonly number[];
}

/** What is shown of it on a day. */
export interface DestinationTeaserProps extends PricedTeaser {
  /** Each with its short name in the visitor's language; absent where the editor named none. */
  readonly months?: readonly { readonly name: string; readonly isBest: boolean; readonly isNow: boolean }[];
}
