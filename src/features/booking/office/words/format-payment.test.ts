import { expect, test } from 'vitest';
import { buildBooking } from '../../../../../tests/factories/booking-record.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { bookCapture, bookRefund } from '../../model/ledger.ts';
import type { PaymentState } from '../../model/states/payment-state.ts';
import { formatPayment } from './format-payment.ts';

const texts = await loadTexts('en');

test.each([
  ['pending', 'Credit Card, requested'],
  ['captured', 'Credit Card, collected 1\u202f992.00\u00a0€'],
  ['refunded', 'Credit Card, refunded 708.80\u00a0€'],
] as const satisfies readonly (readonly [PaymentState, string])[])(
  'formats a payment that is %s as %s',
  (paymentState, words) => {
    const booking = buildBooking({ paymentState });
    const ledger = [bookCapture(booking, 199_200), bookRefund(booking, 70_880)];
    const at = new Date('2026-11-21T12:00:00Z');
    expect(formatPayment({ booking, ledger: ledger.map((movement) => ({ ...movement, at })) }, texts)).toBe(
      words,
    );
  },
);
