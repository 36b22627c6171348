import type { OrderPayment } from '../../../domain/booking/payment-details.ts';
import type { BookingState } from './states/booking-state.ts';

/** True when the workflow no longer needs the payment details for a call to the provider. */
export function mayRedactPaymentDetails(state: BookingState): boolean {
  return state === 'booked' || state === 'failed' || state === 'cancelled';
}

/**
 * Removes the payment details of a finished booking: leaves the last four letters of an account, which the documents
 * show, and nothing of a card. The provider stores the mandate and finds the payment by its reference.
 */
export function redactPaymentDetails(paymentDetails: OrderPayment): OrderPayment {
  if (paymentDetails.method === 'PayPal' || paymentDetails.method === 'None') return paymentDetails;
  if (paymentDetails.method === 'BankAccount')
    return { ...paymentDetails, iban: paymentDetails.iban.slice(-4) };
  return { ...paymentDetails, token: '' };
}
