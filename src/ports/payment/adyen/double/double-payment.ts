import type { Amount, PaymentRequest } from './checkout-requests.ts';
import type { Outcome } from './test-outcomes.ts';

export interface Modification {
  readonly pspReference: string;
  readonly kind: 'capture' | 'refund' | 'cancel' | 'technical-cancel' | 'reversal';
  readonly value: number;
  isSuccessful: boolean;
}

/** Where a payment is: before an action of the shopper, or after. */
export type PaymentStage =
  | 'fingerprint'
  | 'challenge'
  | 'redirect'
  | 'sdk'
  | 'undecided'
  | 'decided'
  | 'closed';

/** A payment at the vendor. All values are minor units of the payment's currency. */
export interface DoublePayment {
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly amount: Amount;
  /** As messages name it: `visa`, `mc`, `sepadirectdebit`, `paypal`. */
  readonly paymentMethod: string;
  readonly request: PaymentRequest;
  readonly createdAt: Date;
  /** What the bank will say after the actions. */
  outcome: Outcome;
  stage: PaymentStage;
  /** Actions that follow the current one. */
  nextStages: readonly PaymentStage[];
  resultCode: string;
  /** Names the payment in the data of its action. */
  readonly actionToken: string;
  /** Instant of the automatic capture, null for a manual one. */
  captureAt: Date | null;
  authorised: number;
  /** Given up by a cancel, by a partial capture or by expiry. */
  released: number;
  captured: number;
  refunded: number;
  chargedBack: number;
  /** All messages of one dispute share it. */
  readonly disputeReference: string;
  readonly modifications: Modification[];
}

/** Authorised and still to be captured. */
export function uncaptured({ authorised, released, captured }: DoublePayment): number {
  return authorised - released - captured;
}
