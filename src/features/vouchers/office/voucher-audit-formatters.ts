import type { Texts } from '../../../texts/texts.ts';
import { VOUCHER_CHANGES, VOUCHER_OUTCOMES } from '../model/voucher-file.ts';

const known =
  (values: readonly string[], prefix: string) =>
  (value: string, texts: Texts): string =>
    values.includes(value) ? texts(`${prefix}.${value}`) : value;

/** Formatters for the facts of vouchers in the audit log. */
export const voucherAuditFormatters: Readonly<Record<string, (value: string, texts: Texts) => string>> = {
  voucherChange: known(VOUCHER_CHANGES, 'office.voucher.change'),
  voucherOutcome: known(VOUCHER_OUTCOMES, 'office.voucher.outcome'),
  vouchers: (hints) => hints,
};
