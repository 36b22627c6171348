import type { PaymentDetails } from '../../../domain/booking/payment-details.ts';
import type { BookingState } from './booking-state.ts';

/** True when the workflow no longer needs the payment details for a call to the provider. */
export function mayForgetMeans(state: BookingState): boolean {
  return state === 'booked' || state === 'failed' || state === 'cancelled';
}

/**
 * Removes the payment details of a finished booking: leaves the last four letters of an account, which the documents
 * show, and nothing of a card. The provider stores the mandate and finds the payment by its reference.
 */
export function forgetMeans(means: PaymentDetails): PaymentDetails {
  if (means.method === 'PayPal') return means;
  if (means.method === 'BankAccount') return { ...means, iban: means.iban.slice(-4) };
  return { ...means, token: '' };
}
