import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { VoucherInfo } from './voucher-info.ts';

/** The purchase of a gift voucher on its way to the order: a checkout of its own (FLOW-003). */
export interface VoucherCheckout {
  /** 128 random bits. */
  readonly id: string;
  readonly brand: string;
  readonly companyId: string;
  /** Charged currency. */
  readonly currency: CurrencyCode;
  /** Face value, minor units; null until one is chosen. */
  readonly amount: number | null;
  /** Null until the form was sent. */
  readonly info: VoucherInfo | null;
  readonly hasPassedCaptcha: boolean;
  /** Counts the changes. */
  readonly revision: number;
}
