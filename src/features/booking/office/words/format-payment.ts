import { formatAmount } from '../../../../domain/money/format-price.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { BookingFile } from '../../model/booking-file.ts';
import type { LedgerTransaction } from '../../model/ledger.ts';
import type { PaymentState } from '../../model/states/payment-state.ts';
import { formatCode } from './format-code.ts';

/** The ledger movement that led to each payment state; its amount is shown with the state. */
const movedBy: Partial<Record<PaymentState, LedgerTransaction['kind']>> = {
  captured: 'capture',
  refunded: 'refund',
  'refund-failed': 'refund-reversal',
  'charged-back': 'chargeback',
  'paid-out': 'payout',
};

/** Formats payment method, state and amount: 'Credit Card, refunded 708.80 €' after a cancellation fee. */
export function formatPayment(
  { booking, ledger }: Pick<BookingFile, 'booking' | 'ledger'>,
  texts: Texts,
): string {
  const { order, paymentState } = booking;
  const moved = ledger
    .filter(({ kind }) => kind === movedBy[paymentState])
    .flatMap(({ entries }) => entries.filter(({ account }) => account === 'shopper'))
    .reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  if (order.kind === 'trip' && order.instalments?.deposit === 0) return texts('office.payment.byLink');
  const state = formatCode('payment', paymentState, texts);
  const amount = moved === 0 ? '' : ` ${formatAmount(moved, order.currency)}`;
  return `${texts(`payment.method.${order.payment.method}`)}, ${state}${amount}`;
}
