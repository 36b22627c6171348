import { z } from 'zod';
import { CURRENCY_CODES, type CurrencyCode } from '../../domain/money/currency.ts';
import type { Localised } from '../parts/words.ts';
import { VOUCHER_CODE_PLACEHOLDER, type VoucherPreviewProps } from './voucher-preview-props.ts';

const name = z.string().trim().max(60).exactOptional();

export const voucherPreviewSchema = z.strictObject({
  firstName: name,
  lastName: name,
  amount: z.int().min(1).max(10_000),
  currency: z.enum(CURRENCY_CODES as [CurrencyCode, ...CurrencyCode[]]),
  code: z.literal(VOUCHER_CODE_PLACEHOLDER).exactOptional(),
  preview: z.boolean().exactOptional(),
}) satisfies z.ZodType<Localised<VoucherPreviewProps>>;
