import type { PaymentMethod } from '../../domain/booking/payment-details.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { AuthorisedCard, PaymentFacts, PaymentRefusal } from './payment-port.ts';

/**
 * What the shopper has to do on a page of the provider's, and until when. The id, 128 random bits, is the only
 * credential for it.
 */
export interface PendingAction {
  readonly id: string;
  readonly kind: 'challenge' | 'redirect';
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** The bank refuses even the right code. */
  readonly isRefusedAnyway: boolean;
}

/** How an action ended. */
export type ActionEnd = 'passed' | 'cancelled' | 'refused' | 'expired';

/** A payment as the provider stores it. Amounts are minor units. */
export interface PaymentRecord extends PaymentFacts {
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly method: PaymentMethod;
  /** Null for a payment without a card, or with one that nobody has typed in. */
  readonly card: AuthorisedCard | null;
  /** Why it was refused; null unless it was. */
  readonly refusal: PaymentRefusal | null;
  /** Null once it is over. */
  readonly action: PendingAction | null;
  /** When the authorisation expires, milliseconds since 1970. */
  readonly grantedUntil: number;
  /** The account's holder reverses a direct debit some time after its capture. */
  readonly isReturnedLater: boolean;
}
