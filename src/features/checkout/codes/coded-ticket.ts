import type { CheckoutSummary } from '../checkout-summary.ts';

/** The parts of the summary that a code changes; the browser replaces them without a reload. */
export type CodedTicket = Pick<
  CheckoutSummary,
  'promotion' | 'vouchers' | 'miles' | 'total' | 'cancellation'
>;
