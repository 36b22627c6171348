import type { CurrencyCode } from '../money/currency.ts';

/** A movement of a gift voucher that no booking makes. */
export interface VoucherMovement {
  readonly voucherId: string;
  readonly currency: CurrencyCode;
  /** Minor units, above 0 for an expiry; positive for what a correction adds. */
  readonly amount: number;
  readonly at: Date;
}
