import { z } from 'zod';
import type { PropsOf } from '../parts/localised-text.ts';
import type { PricedTeaser } from '../parts/resolve-teaser.ts';
import { teaserFields } from '../parts/teaser-schema.ts';

export const destinationTeaserSchema = z.strictObject({
  ...teaserFields,
  /** Months in which the place is at its best, 1 to 12. */
  bestMonths: z.array(z.int().min(1).max(12)).min(1).max(12).exactOptional(),
});

/** One destination, larger than a card (MOD-026, MOD-027). */
export type StoredDestinationTeaser = PropsOf<typeof destinationTeaserSchema>;

/** What is shown of it on a day. */
export interface DestinationTeaserProps extends PricedTeaser {
  /** Each with its short name in the visitor's language; absent where the editor named none. */
  readonly months?: readonly { readonly name: string; readonly isBest: boolean; readonly isNow: boolean }[];
}
