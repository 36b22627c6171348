import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { AuthorisedCard, PaymentAction, PaymentFacts, PaymentRefusal } from '../payment-port.ts';

/** A payment as the adapter of a vendor remembers it. Amounts are minor units, times milliseconds since 1970. */
export interface VendorPayment {
  /** Our reference. */
  readonly reference: string;
  /** The reference that the vendor gets. */
  readonly vendorReference: string;
  /** The vendor's own id; null until the vendor has sent it. */
  readonly vendorId: string | null;
  /** Digest of the request under the reference; null where it was cancelled before. */
  readonly requestDigest: string | null;
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** `asked`: without an answer yet, the amount may be authorised. */
  readonly state: PaymentFacts['state'] | 'asked';
  readonly refusal: PaymentRefusal | null;
  /** What the shopper has to do; null once it is done. */
  readonly action: PaymentAction | null;
  readonly actionExpiresAt: number | null;
  readonly captured: number;
  /** Null until the vendor has described it. */
  readonly card: AuthorisedCard | null;
  /** Key of the capture call: its answer may be lost. */
  readonly captureKey: string | null;
  /** The authorisation ended at the bank or the vendor, not by us. */
  readonly isLapsed: boolean;
  readonly askedAt: number;
}

/** A payment that the vendor has refused, for the log: it names nobody. */
export interface VendorDecline {
  /** Our reference. */
  readonly reference: string;
  /** What the shopper was told. */
  readonly refusal: PaymentRefusal;
  /** The vendor's own code; null where it gives none. */
  readonly providerCode: string | null;
}

/** The state of a payment as the vendor reports it. */
export type VendorPaymentStatus = (
  | { readonly state: 'authorised' | 'cancelled' }
  /** What was held and not taken is held no longer; nothing is lost of what was taken. */
  | { readonly state: 'released' }
  /** The shopper has left an action: nothing of what was granted is lost. */
  | { readonly state: 'closed' }
  /** Less money than asked for is held, or in another currency. */
  | { readonly state: 'partial' }
  /** What was taken does not arrive. */
  | { readonly state: 'capture-failed' }
  | { readonly state: 'captured'; readonly captured: number }
  /** `providerCode`: the vendor's own code for it, where it gives one. */
  | { readonly state: 'refused'; readonly refusal: PaymentRefusal; readonly providerCode?: string }
  /** Without an action the vendor is still processing it. */
  | { readonly state: 'pending'; readonly action: PaymentAction | null }
) & {
  /** Null takes a presumed id back: it is another payment's. */
  readonly vendorId?: string | null;
  /** The card, where this answer of the vendor describes it. */
  readonly card?: AuthorisedCard;
};
