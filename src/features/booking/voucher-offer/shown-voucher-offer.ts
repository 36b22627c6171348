import type { RefundReason } from '../model/refunds/due-refund.ts';
import type { ShownOfferState } from '../model/voucher-offers/voucher-offer.ts';
import type { DescribedOffer } from './describe-voucher-offer.ts';

/** An offer as its traveller reads it. */
export interface ShownVoucherOffer extends DescribedOffer {
  readonly id: string;
  /** Why the money is due back. */
  readonly reason: RefundReason;
  readonly state: ShownOfferState;
  /** Path and query of its page. */
  readonly path: string;
}
