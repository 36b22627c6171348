import type { CurrencyCode } from '../money/currency.ts';
import type { MarketCode } from '../places/market.ts';
import type { RedeemedVoucher } from './order-payments.ts';

/** What an order sets aside of gift vouchers and promotion codes. */
export interface VoucherLock {
  readonly bookingId: string;
  readonly vouchers: readonly RedeemedVoucher[];
  readonly brand: string;
  readonly market: MarketCode;
  /** The company that sells: it accepts only vouchers of its own. */
  readonly companyId: string;
  readonly currency: CurrencyCode;
  /** What the order costs before vouchers and miles, minor units. */
  readonly owed: number;
  /** Uses of a promotion code are counted in the same transaction, by the e-mail address of the person who orders; null for none. */
  readonly promotion: { readonly promotionId: string; readonly email: string } | null;
  readonly at: Date;
}
