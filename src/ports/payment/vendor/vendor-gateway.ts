import type { PaymentDetails } from '../../../domain/booking/payment-details.ts';
import type {
  CardFieldsSetup,
  CardRange,
  PaymentPort,
  PaymentRequest,
  PaymentWebhook,
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
}

/** The vendor gave no readable answer: the request may have been done. */
export class UncertainOutcomeError extends Error {
  override readonly name = 'UncertainOutcomeError';
}

/** A webhook of a vendor, with its signature checked. */
export interface VendorWebhook {
  readonly id: string;
  readonly vendorReference: string;
  readonly event: PaymentWebhook['event'];
  /** Null when it does not contain the payment's state. */
  readonly status: VendorPaymentStatus | null;
  /** Vendor's id of a refund that failed later. */
  readonly failedRefund?: string;
}

/** Whether the vendor accepts a request; the caller reads the reason of a refusal from the payment's state. */
export type VendorAnswer = 'accepted' | 'refused';

type FieldsRequest = Parameters<PaymentPort['openCardFields']>[0];
type Money = Pick<PaymentRequest, 'amount' | 'currency'>;

/**
 * One vendor's API: translates single calls and stores nothing. `open-vendor-payment` around it knows what was
 * requested before and lets one caller at a time work on a payment. Every call may throw `UncertainOutcomeError`.
 */
export interface VendorGateway extends Pick<PaymentPort, 'originsFor' | 'methods' | 'webhookAnswer'> {
  /** The vendor's name for a payment of ours: always the same, and no other payment's. */
  nameReference(reference: string): string;
  /** Milliseconds for which the vendor remembers a key. */
  readonly keyMilliseconds: number;
  /** The vendor's id of a payment before the request, where it is known; null where the answer contains it. */
  presumeId(paymentDetails: PaymentDetails): string | null;
  openFields(request: FieldsRequest, call: VendorCall): Promise<CardFieldsSetup>;
  lookUpCard(firstDigits: string, call: Pick<VendorCall, 'signal'>): Promise<CardRange>;
  /** `undefined`: there is no card. */
  readCard(token: string, call: Pick<VendorCall, 'signal'>): Promise<string | null | undefined>;
  /**
   * Requests the payment. Called again with the same key after a timeout, it returns the state of the first request.
   */
  begin(payment: VendorPayment, request: PaymentRequest, call: VendorCall): Promise<VendorPaymentStatus>;
  /** Continues after the shopper's action; null where `details` are empty and the vendor has no call for the state. */
  proceed(payment: VendorPayment, details: string, call: VendorCall): Promise<VendorPaymentStatus | null>;
  /** The state of a payment; null where the vendor has no call for it: its webhooks report the state. */
  look(payment: VendorPayment, call: Pick<VendorCall, 'signal'>): Promise<VendorPaymentStatus | null>;
  capture(payment: VendorPayment, money: Money, call: VendorCall): Promise<VendorAnswer>;
  cancel(payment: VendorPayment, call: VendorCall): Promise<VendorAnswer>;
  /** The refund's id at the vendor; null where it refuses. */
  refund(payment: VendorPayment, money: Money, call: VendorCall): Promise<string | null>;
  /** Null where the message is forged, too old or cannot be read. */
  readWebhooks(
    message: Parameters<PaymentPort['readWebhooks']>[0],
    now: number,
  ): readonly VendorWebhook[] | null;
}
