import type { Promotion } from '../../../domain/vouchers/judge-promotion.ts';

/** A promotion as staff see it. */
export interface ListedPromotion extends Promotion {
  /** Orders that have used it; failed ones do not count. */
  readonly uses: number;
}
