import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { DueRefundState, RefundReason } from './due-refund.ts';

/** A refund as staff read it; the amount is in minor units. */
export interface ListedRefund {
  readonly id: string;
  readonly bookingNumber: string;
  readonly customer: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly reason: RefundReason;
  readonly state: DueRefundState;
  readonly note: string;
  readonly decidedBy: string | null;
  readonly since: Date;
  /** `YYYY-MM-DD`. */
  readonly promisedOn: string;
  readonly isLate: boolean;
}

/** `open`: not made yet · `late`: not made, and the promised day is over. */
export const REFUND_LISTS = ['open', 'late', 'all'] as const;
export type RefundList = (typeof REFUND_LISTS)[number];
