import type { PaymentDetails } from '../../../domain/booking/payment-details.ts';
import type {
  AuthorisationRequest,
  CardFieldsSetup,
  CardRange,
  PaymentPort,
  PaymentWebhook,
  RefundRefusal,
} from '../payment-port.ts';
import type { VendorPayment, VendorPaymentStatus } from './vendor-payment.ts';

/** What goes along with every call to a vendor. */
export interface VendorCall {
  /** Idempotency key: same key, same call, for as long as the vendor stores it. */
  readonly key: string;
  /** Ends when the caller has waited long enough. */
  readonly signal: AbortSignal;
  /**
   * The key was used so long ago that the vendor may have forgotten it: the gateway must not send a request that could
   * be done twice.
   */
  readonly isForgotten?: boolean;
  /** The same call was made before, and no answer came: it may have been done. */
  readonly isRepeated?: boolean;
}

/** The vendor gave no readable answer: the request may have been done. */
export class UncertainOutcomeError extends Error {
  override readonly name: string = 'UncertainOutcomeError';
}

/**
 * The vendor's answer is not about the money that was asked for: another transaction, merchant, reference, amount or
 * currency. Nothing is known of the payment then, and staff have to look.
 */
export class ForeignTransactionError extends UncertainOutcomeError {
  override readonly name = 'ForeignTransactionError';
}

/** A webhook of a vendor, with its signature checked. */
export interface VendorWebhook {
  readonly id: string;
  readonly vendorReference: string;
  readonly event: PaymentWebhook['event'];
  /** Null when it says nothing of the payment's state; `ask`: it is only a hint, and `look` returns the state. */
  readonly status: VendorPaymentStatus | 'ask' | null;
  /** Vendor's id of the payment that the message is about. */
  readonly vendorId?: string;
  /** What the message is about, in minor units. */
  readonly money?: { readonly amount: number; readonly currency: string };
  /** Whether a refund is given; false also where it was given and has come back. */
  readonly refund?: { readonly vendorId: string; readonly isGiven: boolean };
  /** Nothing is held or taken any more; `for-now`: until the shopper finishes an action that is still open. */
  readonly isEnded?: true | 'for-now';
}

/** Whether the vendor accepts a request; the caller reads the reason of a refusal from the payment's state. */
export type VendorAnswer = 'accepted' | 'refused';

/**
 * What remains of money that is to be given up: `nothing`, or `open`: nothing is held now, but the shopper may still pay, or
 * `asked`: a message will say so.
 */
export type VendorRest = 'nothing' | 'open' | 'asked';

/** What goes along with a refund. */
export interface VendorRefundCall extends VendorCall {
  /** Minor units that the vendor has granted in other refunds of the payment. */
  readonly granted: number;
}

export type VendorRefundAnswer =
  /** `accepted`: taken on, a message says whether it is given. */
  | { readonly outcome: 'granted' | 'accepted'; readonly vendorId: string }
  | { readonly outcome: 'refused'; readonly reason: RefundRefusal };

type FieldsRequest = Parameters<PaymentPort['openCardFields']>[0];
type Money = Pick<AuthorisationRequest, 'amount' | 'currency'>;

/**
 * One vendor's API: translates single calls and stores nothing. `open-vendor-payment` around it knows what was
 * requested before and lets one caller at a time work on a payment. Every call may throw `UncertainOutcomeError`.
 */
export interface VendorGateway
  extends Pick<PaymentPort, 'originsFor' | 'methods' | 'walletsFor' | 'webhookAnswer'> {
  /** The vendor's name for a payment of ours: always the same, and no other payment's. */
  nameReference(reference: string): string;
  /** Milliseconds for which the vendor remembers a key. */
  readonly keyMilliseconds: number;
  /** The vendor's id of a payment before the request, where it is known; null where the answer contains it. */
  presumeId(paymentDetails: PaymentDetails): string | null;
  openFields(request: FieldsRequest, call: VendorCall): Promise<CardFieldsSetup>;
  /** Changes the amount of open card fields; nothing to do where the fields know none. */
  changeAmount(token: string, money: Money, call: VendorCall): Promise<VendorAnswer>;
  lookUpCard(firstDigits: string, call: Pick<VendorCall, 'signal'>): Promise<CardRange>;
  /** `undefined`: there is no card. */
  readCard(token: string, call: Pick<VendorCall, 'signal'>): Promise<string | null | undefined>;
  /**
   * Requests the payment. Called again with the same key after a timeout, it returns the state of the first request.
   */
  begin(
    payment: VendorPayment,
    request: AuthorisationRequest,
    call: VendorCall,
  ): Promise<VendorPaymentStatus>;
  /** Continues after the shopper's action; null where `details` are empty and the vendor has no call for the state. */
  proceed(payment: VendorPayment, details: string, call: VendorCall): Promise<VendorPaymentStatus | null>;
  /** The state of a payment; null where the vendor has no call for it: its webhooks report the state. */
  look(payment: VendorPayment, call: Pick<VendorCall, 'signal'>): Promise<VendorPaymentStatus | null>;
  capture(payment: VendorPayment, money: Money, call: VendorCall): Promise<VendorAnswer>;
  cancel(payment: VendorPayment, call: VendorCall): Promise<VendorRest | 'refused'>;
  /** Gives up all that the vendor holds or has taken under the payment's `vendorId`, or under its reference. */
  giveUp(payment: VendorPayment, call: VendorCall): Promise<VendorRest>;
  refund(payment: VendorPayment, money: Money, call: VendorRefundCall): Promise<VendorRefundAnswer>;
  /** Null where the message is forged or cannot be read; an item that is, is `unread`. */
  readWebhooks(
    message: Parameters<PaymentPort['readWebhooks']>[0],
  ): readonly (VendorWebhook | 'unread')[] | null;
}
