import type { CurrencyCode } from '../../domain/money/currency.ts';

/** Stands for a code that nobody has bought yet (MOD-067). */
export const VOUCHER_CODE_PLACEHOLDER = 'XXX-XX-XXXXXXXXXXXX';

/** A gift voucher as its recipient will see it (MOD-063 to MOD-070). */
export interface VoucherPreviewProps {
  readonly firstName?: string;
  readonly lastName?: string;
  /** Whole units of the currency. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** Always the placeholder: a voucher that can be redeemed is never drawn here. */
  readonly code?: typeof VOUCHER_CODE_PLACEHOLDER;
  /** Marks it as a specimen. */
  readonly preview?: boolean;
}
