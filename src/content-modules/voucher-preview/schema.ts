import { z } from 'zod';
import { CURRENCY_CODES, type CurrencyCode } from '../../domain/money/currency.ts';
import { MOTIF_SHAPES, type VoucherMotif } from '../../domain/vouchers/voucher-motif.ts';
import type { PropsOf } from '../parts/localised-text.ts';
import { VOUCHER_CODE_PLACEHOLDER } from './voucher-code-placeholder.ts';

const name = z.string().trim().max(60).exactOptional();

export const voucherPreviewSchema = z.strictObject({
  firstName: name,
  lastName: name,
  /** Whole units of the currency. */
  amount: z.int().min(1).max(10_000),
  currency: z.enum(CURRENCY_CODES as [CurrencyCode, ...CurrencyCode[]]),
  /** Always the placeholder: a voucher that can be redeemed is never drawn here. */
  code: z.literal(VOUCHER_CODE_PLACEHOLDER).exactOptional(),
  /** Picture of one of the brand's designs; without it, or where the brand has no such design, its plain colours. */
  motif: z.enum(Object.keys(MOTIF_SHAPES) as [VoucherMotif, ...VoucherMotif[]]).exactOptional(),
  /** Marks it as a specimen. */
  preview: z.boolean().exactOptional(),
});

/** A gift voucher as its recipient will see it (MOD-063 to MOD-070). */
export type VoucherPreviewProps = PropsOf<typeof voucherPreviewSchema>;
