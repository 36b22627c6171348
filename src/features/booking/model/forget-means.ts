import type { PaymentDetails } from '../../../domain/booking/payment-details.ts';
import type { BookingState } from './booking-state.ts';

/** True where the provider is never again asked for this money with the means it was offered with. */
export function mayForgetMeans(state: BookingState): boolean {
  return state === 'booked' || state === 'failed' || state === 'cancelled';
}

/**
 * What stays of the means a booking was paid with: of an account its last four letters, which the documents name; of a card nothing. The
 * provider keeps the mandate, and knows the payment by its reference.
 */
export function forgetMeans(means: PaymentDetails): PaymentDetails {
  if (means.method === 'PayPal') return means;
  if (means.method === 'BankAccount') return { ...means, iban: means.iban.slice(-4) };
  return { ...means, token: '' };
}
