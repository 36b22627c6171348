import type { CurrencyCode } from '../money/currency.ts';
import type { MarketCode } from '../places/market.ts';
import type { Day } from '../time/calendar-day.ts';
import type { VoucherState } from './voucher-state.ts';

/** What decides whether a voucher pays. Amounts are minor units. */
export interface JudgedVoucher {
  readonly state: VoucherState;
  readonly brand: string;
  readonly companyId: string;
  readonly market: MarketCode;
  readonly currency: CurrencyCode;
  readonly balance: number;
  /** First day on which it can be redeemed; null for no such day. */
  readonly validFrom: Day | null;
  /** Last day on which it can be redeemed. */
  readonly expiresOn: Day;
  /** Least total of an order that it pays for; 0 for any. */
  readonly minimum: number;
  /** Whether it pays together with a promotion code or another voucher. */
  readonly isCombinable: boolean;
}

/** The rule by which a brand sells vouchers. */
export interface VoucherTerms {
  /** Days after its sale on which it can be redeemed for the first time; 0 for at once. */
  readonly waitingDays: number;
  /** See `JudgedVoucher`. */
  readonly minimum: number;
  readonly isCombinable: boolean;
}

/** The order that it shall pay for. */
export interface VoucherUse {
  readonly brand: string;
  readonly companyId: string;
  readonly market: MarketCode;
  readonly currency: CurrencyCode;
  readonly today: Day;
  /** What the order costs before vouchers and miles, minor units. */
  readonly owed: number;
  readonly hasPromotion: boolean;
  /** Other vouchers of the order. */
  readonly others: readonly { readonly isCombinable: boolean }[];
}

/** Why a voucher does not pay, in the order of the judgement: the first reason that applies is the one that is given. */
export const VOUCHER_REFUSALS = [
  'wrongBrand',
  'notActive',
  'expired',
  'notApplicable',
  'wrongMarket',
  'wrongCurrency',
  'usedUp',
  'belowMinimum',
  'notCombinable',
] as const;
export type VoucherRefusal = (typeof VOUCHER_REFUSALS)[number];

/**
 * The one rule of whether a voucher pays for an order; null where it does. One that is blocked, frozen or given back only says that it
 * cannot be applied (VALID-070), one whose time has not come that it is not active yet (VALID-069).
 */
export function judgeVoucher(voucher: JudgedVoucher, use: VoucherUse): VoucherRefusal | null {
  if (voucher.companyId !== use.companyId || voucher.brand !== use.brand) return 'wrongBrand';
  if (voucher.state === 'ordered') return 'notActive';
  if (voucher.state === 'expired' || voucher.expiresOn < use.today) return 'expired';
  if (voucher.state !== 'active') return 'notApplicable';
  if (voucher.validFrom !== null && use.today < voucher.validFrom) return 'notActive';
  if (voucher.market !== use.market) return 'wrongMarket';
  if (voucher.currency !== use.currency) return 'wrongCurrency';
  if (voucher.balance <= 0) return 'usedUp';
  if (use.owed < voucher.minimum) return 'belowMinimum';
  const isAlone = !use.hasPromotion && use.others.length === 0;
  const isCombinable = voucher.isCombinable && use.others.every((other) => other.isCombinable);
  return isAlone || isCombinable ? null : 'notCombinable';
}
