import { formatAmount } from '../../../domain/money/format-price.ts';
import type { VoucherPageProps } from './voucher-page-props.ts';

/** @param amount minor units of the voucher’s currency */
export const formatVoucherAmount = ({ file: { voucher } }: Pick<VoucherPageProps, 'file'>, amount: number) =>
  formatAmount(amount, voucher.currency);
