import type { JudgedVoucher } from '../../../domain/vouchers/judge-voucher.ts';

/** A voucher as it is stored, and what is left on it. Amounts are minor units. */
export interface VoucherRecord extends JudgedVoucher {
  readonly id: string;
  /** Last four characters of its code; null until it is delivered. */
  readonly hint: string | null;
  readonly faceAmount: number;
  /** The booking that has sold it; null for one that was never sold. */
  readonly bookingId: string | null;
  readonly createdAt: Date;
}
