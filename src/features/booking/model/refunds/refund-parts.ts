/** A refund by what it goes back to, minor units: none is more than what was paid with it. */
export interface RefundParts {
  /** To the payments that came after the order's own: a balance, changes of the trip. */
  readonly later: number;
  /** To the card, account or wallet of the order. */
  readonly card: number;
  readonly miles: number;
  readonly vouchers: number;
}
