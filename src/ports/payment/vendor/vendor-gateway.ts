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
  /** Same key, same call, as long as the vendor remembers it. */
  readonly key: string;
  /** Ends when the caller has waited long enough. */
  readonly signal: AbortSignal;
  /** The key was used so long ago that the vendor may not know it any more: what could be done twice must not be asked for. */
  readonly isForgotten?: boolean;
}

/** The vendor gave no answer, or none that makes sense: what was asked may have been done. */
export class VendorSilence extends Error {
  override readonly name = 'VendorSilence';
}

/** A message of a vendor, proved to be its own. */
export interface VendorWebhook {
  readonly id: string;
  readonly vendorReference: string;
  readonly event: PaymentWebhook['event'];
  /** Null where it says nothing of how the payment stands. */
  readonly standing: VendorPaymentStatus | null;
  /** Vendor's id of a refund that came to nothing after all. */
  readonly failedRefund?: string;
}

/** Whether the vendor does what it was asked; of a refusal the reason is looked up. */
export type VendorAnswer = 'accepted' | 'refused';

type FieldsRequest = Parameters<PaymentPort['openCardFields']>[0];
type Money = Pick<PaymentRequest, 'amount' | 'currency'>;

/**
 * One vendor in its own words: translates single calls and keeps nothing. The desk around it (`vendor-desk`) knows what was
 * asked before, and sees to it that one payment is spoken of by one caller at a time. Every call may throw `VendorSilence`.
 */
export interface VendorGateway extends Pick<PaymentPort, 'originsFor' | 'methods' | 'noticeAnswer'> {
  /** The vendor's name for a payment of ours: always the same, and no other payment's. */
  nameReference(reference: string): string;
  /** Milliseconds for which the vendor remembers a key. */
  readonly keyMilliseconds: number;
  /** The vendor's id of a payment that is about to be asked for, where it is known before; null where the answer tells it. */
  presumeId(means: PaymentDetails): string | null;
  openFields(request: FieldsRequest, call: VendorCall): Promise<CardFieldsSetup>;
  lookUpCard(firstDigits: string, call: Pick<VendorCall, 'signal'>): Promise<CardRange>;
  /** `undefined`: there is no card. */
  readCard(token: string, call: Pick<VendorCall, 'signal'>): Promise<string | null | undefined>;
  /** Asks for the money. Asked again with the same key after a silence, it tells what became of it. */
  begin(payment: VendorPayment, request: PaymentRequest, call: VendorCall): Promise<VendorPaymentStatus>;
  /** Goes on after the shopper's action; null where `details` say nothing and the vendor cannot be asked. */
  goOn(payment: VendorPayment, details: string, call: VendorCall): Promise<VendorPaymentStatus | null>;
  /** How a payment stands; null where the vendor cannot be asked: its messages tell. */
  look(payment: VendorPayment, call: Pick<VendorCall, 'signal'>): Promise<VendorPaymentStatus | null>;
  capture(payment: VendorPayment, money: Money, call: VendorCall): Promise<VendorAnswer>;
  cancel(payment: VendorPayment, call: VendorCall): Promise<VendorAnswer>;
  /** The refund's id at the vendor; null where it refuses. */
  refund(payment: VendorPayment, money: Money, call: VendorCall): Promise<string | null>;
  /** Null where the message is forged, too old or cannot be read. */
  readNotice(message: Parameters<PaymentPort['readNotice']>[0], now: number): readonly VendorWebhook[] | null;
}
