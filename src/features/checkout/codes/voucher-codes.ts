import type { Promotion, PromotionLockUse } from '../../../domain/vouchers/judge-promotion.ts';
import type { JudgedVoucher } from '../../../domain/vouchers/judge-voucher.ts';
import type { VoucherCode } from '../../../domain/vouchers/voucher-code.ts';

/** A gift voucher that a code or an order names. */
export interface CodedVoucher extends JudgedVoucher {
  readonly id: string;
  /** Last four characters of its code. */
  readonly hint: string | null;
}

/** Where a code is typed. */
export interface CodeSource {
  readonly session: string;
  readonly checkoutId: string;
  /** Null for this machine itself. */
  readonly network: string | null;
}

/** Finds gift vouchers and promotions as they are now. */
export interface CodeLookup {
  /** Null for a code that was never made, or was replaced by another one. */
  findVoucher(code: VoucherCode): Promise<CodedVoucher | null>;
  listVouchers(ids: readonly string[]): Promise<readonly CodedVoucher[]>;
  /** @param code normalised */
  findPromotion(brand: string, code: string): Promise<Promotion | null>;
  findPromotionById(id: string): Promise<Promotion | null>;
  /** Orders that have used a promotion. @param email of the person who orders; null while it is not known */
  countUses(promotionId: string, email: string | null): Promise<PromotionLockUse['uses']>;
}

/** What the checkout needs of the feature that has the codes. */
export interface VoucherCodes extends CodeLookup {
  /**
   * Lets somebody try a code, and counts a wrong one.
   * @param look finds what the code is good for; null where there is none
   * @returns `limited`, without a look, where there were too many wrong ones
   */
  attempt<Found>(
    from: { readonly source: CodeSource; readonly at: Date },
    look: (lookup: CodeLookup) => Promise<Found | null>,
  ): Promise<Found | 'limited' | null>;
}
