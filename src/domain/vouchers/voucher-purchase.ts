/** What the buyer of a gift voucher has chosen (VOUCH-008 to VOUCH-010, VOUCH-031). */
export interface VoucherPurchase {
  /** Face value, minor units of the charged currency; one of the brand's amounts. */
  readonly amount: number;
  /** Key of one of the brand's designs. */
  readonly design: string;
  /** Empty names for none: the voucher then names nobody. */
  readonly recipient: { readonly firstName: string; readonly lastName: string };
  /** What the buyer writes on the voucher; '' for nothing, at most 300 characters. */
  readonly message: string;
  readonly delivery: VoucherDelivery;
}

export interface VoucherDelivery {
  /** Address that the voucher is sent to; null for the buyer's own. */
  readonly email: string | null;
  /** Local day `YYYY-MM-DD` on which the code is made and sent; null for at once. */
  readonly day: string | null;
}
