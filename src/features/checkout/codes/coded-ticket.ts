import type { ComponentType } from 'react';
import type { CheckoutSummary } from '../checkout-summary.ts';
import type { listVoucherShares } from '../summary-amounts.ts';

/** The parts of the summary that a code changes; the browser replaces them without a reload. */
export type CodedTicket = Pick<
  CheckoutSummary,
  'promotion' | 'vouchers' | 'miles' | 'total' | 'cancellation'
>;

/** Enters and removes codes: a part of the vouchers, which the view hands in. Amounts are minor units. */
export type CodeFieldPart = ComponentType<{
  readonly checkoutId: string;
  readonly currency: CheckoutSummary['currency'];
  readonly promotion: CheckoutSummary['promotion'];
  readonly vouchers: ReturnType<typeof listVoucherShares>;
  /** Text id of why the code of a form without script does nothing; null for none. */
  readonly refused: string | null;
  readonly onChange: (ticket: CodedTicket) => void;
  /** Called where the checkout is over. */
  readonly onGone: () => void;
}>;
