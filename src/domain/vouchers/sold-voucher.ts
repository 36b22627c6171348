import type { VoucherState } from './voucher-state.ts';

/** A gift voucher as its sale sees it. Amounts are minor units of the sale's currency. */
export interface SoldVoucher {
  readonly id: string;
  /** Last four characters of its code; null until it is delivered. */
  readonly hint: string | null;
  readonly state: VoucherState;
  /** Minor units. */
  readonly balance: number;
  /** What orders have paid with it, less what came back; what open orders have set aside counts. */
  readonly redeemed: number;
}

/**
 * What the buyer of a voucher owes once the bank has taken its price back: what was redeemed, at most what the bank has taken. The rest of
 * the voucher is frozen, so that nobody loses it.
 */
export function claimOf({ redeemed }: Pick<SoldVoucher, 'redeemed'>, chargedBack: number): number {
  return Math.max(Math.min(redeemed, chargedBack), 0);
}
