import type { RefundReason } from '../due-refund.ts';
import type { ShownOfferState, VoucherOffer } from './voucher-offer.ts';

/** A voucher that was offered, as staff read it. */
export interface ListedVoucherOffer extends VoucherOffer {
  readonly shownState: ShownOfferState;
}

/** A refund for which staff can offer a voucher now; amounts are minor units. */
export interface OfferableRefund {
  readonly refundId: string;
  readonly reason: RefundReason;
  /** The money that the voucher would take the place of. */
  readonly amount: number;
  /** The most that it may be worth above that. */
  readonly mostBonus: number;
  /** When the money is sent; null while it waits for staff. */
  readonly sendsAt: Date | null;
}

/** Vouchers in place of money of a trip, in its page of the office. */
export interface VoucherOffersOfTrip {
  readonly offers: readonly ListedVoucherOffer[];
  readonly offerable: readonly OfferableRefund[];
}
