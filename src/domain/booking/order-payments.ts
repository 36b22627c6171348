/** A gift voucher that pays a part of an order. Its code is nowhere: only its digest is stored (checkout X-065). */
export interface RedeemedVoucher {
  readonly voucherId: string;
  /** Last four characters of its code, for people. */
  readonly hint: string;
  /** Minor units of the charged currency. */
  readonly amount: number;
}

/** A promotion code of an order. */
export interface AppliedPromotion {
  readonly promotionId: string;
  /** As the shopper sees it on page and document. */
  readonly code: string;
}

/** Miles that pay a part of an order. */
export interface RedeemedMiles {
  /** The member's link to the programme; see the port `loyalty`. */
  readonly accountId: string;
  /** Name of the programme, as the shopper read it. */
  readonly programme: string;
  readonly points: number;
  /** What they are worth, minor units of the charged currency. */
  readonly amount: number;
}
