import type { Amount } from './checkout-requests.ts';
import { type DoublePayment, type Modification, uncaptured } from './double-payment.ts';

export type ModificationCall = 'captures' | 'refunds' | 'cancels' | 'reversals';

export interface Attempt {
  readonly kind: Modification['kind'];
  readonly event: string;
  readonly value: number;
  /** Why it is impossible, as the message says it. */
  readonly fault: string | null;
  readonly apply: () => void;
  readonly additionalData?: Readonly<Record<string, string>>;
}

/**
 * What a change would do to the payment, decided now.
 * @param severalCaptures whether a partial capture leaves the rest authorised
 */
export function planModification(
  payment: DoublePayment,
  call: ModificationCall,
  severalCaptures: boolean,
  amount: Amount = payment.amount,
): Attempt {
  const { value, currency } = amount;
  const isOtherCurrency = currency !== payment.amount.currency;
  if (call === 'captures') return planCapture(payment, value, isOtherCurrency, severalCaptures);
  if (call === 'refunds') return planRefund(payment, value, isOtherCurrency);
  if (call === 'cancels') return planCancel(payment);
  const captures = payment.modifications.filter(
    ({ kind, isSuccessful }) => kind === 'capture' && isSuccessful,
  );
  const action = payment.captured > 0 ? 'refund' : 'cancel';
  const attempt = action === 'refund' ? planRefund(payment, payment.captured, false) : planCancel(payment);
  const fault = captures.length > 1 ? 'Several captures' : attempt.fault;
  return {
    ...attempt,
    fault,
    kind: 'reversal',
    event: 'CANCEL_OR_REFUND',
    additionalData: { 'modification.action': action },
  };
}

function planCapture(
  payment: DoublePayment,
  value: number,
  isOtherCurrency: boolean,
  severalCaptures: boolean,
): Attempt {
  const isPossible = !isOtherCurrency && value > 0 && value <= uncaptured(payment);
  return {
    kind: 'capture',
    event: 'CAPTURE',
    value,
    fault: isPossible ? null : 'Insufficient balance on payment',
    apply: () => {
      payment.captured += value;
      if (!severalCaptures) payment.released += uncaptured(payment);
    },
  };
}

function planRefund(payment: DoublePayment, value: number, isOtherCurrency: boolean): Attempt {
  const { captured, refunded } = payment;
  const isPossible = !isOtherCurrency && value > 0 && value <= captured - refunded;
  const fault =
    captured === 0
      ? "Transaction hasn't been captured, refund not possible"
      : 'Insufficient balance on payment';
  return {
    kind: 'refund',
    event: 'REFUND',
    value,
    fault: isPossible ? null : fault,
    apply: () => {
      payment.refunded += value;
    },
  };
}

export function planCancel(payment: DoublePayment): Attempt {
  return {
    kind: 'cancel',
    event: 'CANCELLATION',
    value: payment.amount.value,
    fault: uncaptured(payment) > 0 ? null : 'Transaction is not authorised or already captured',
    apply: () => {
      payment.released += uncaptured(payment);
    },
  };
}
