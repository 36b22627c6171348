import { checkoutTimings } from '../../../defaults.ts';
import type { BookingProgress, Bookings } from '../model/bookings.ts';

/** What the shopper has done at the bank, as the browser sends it: `Cancelled` gives up, any other result is in the details. */
export interface FinalizedChallenge {
  readonly threeDsResult?: string | undefined;
  /** JSON for `PaymentPort.proceed`. */
  readonly details: string;
}

/**
 * Continues a payment that has waited for the shopper, or gives it up (TDS-004, TDS-007); waits for what follows.
 * @returns the current progress where it no longer waits (second tab, time-out); null for an unknown order
 */
export function finalizePayment(
  bookings: Pick<Bookings, 'proceed' | 'abandonChallenge'>,
  orderId: string,
  { threeDsResult, details }: FinalizedChallenge,
): Promise<BookingProgress | null> {
  const waitMs = checkoutTimings.progressWaitMs;
  return threeDsResult === 'Cancelled'
    ? bookings.abandonChallenge(orderId, waitMs)
    : bookings.proceed(orderId, details, waitMs);
}
