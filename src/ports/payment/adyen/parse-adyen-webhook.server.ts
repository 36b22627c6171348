import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentWebhook } from '../payment-port.ts';
import type { VendorWebhook } from '../vendor/vendor-gateway.ts';
import type { VendorPaymentStatus } from '../vendor/vendor-payment.ts';
import { mapAdyenRefusal } from './map-adyen-error.ts';

/** One item of a standard webhook. All values of the signature are in it. */
export interface AdyenWebhook {
  readonly eventCode: string;
  readonly success: string;
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly reason?: string;
  readonly additionalData?: Readonly<Record<string, string>>;
}

/**
 * Items of a webhook when all signatures are valid; null when one is not, or when they cannot be read. Adyen signs no
 * time: a replayed webhook repeats a known event and changes nothing.
 * @param hmacKey hexadecimal
 */
export function parseAdyenWebhooks(
  { hmacKey, merchantAccount }: { readonly hmacKey: string; readonly merchantAccount: string },
  body: string,
): readonly VendorWebhook[] | null {
  const items = readItems(body);
  if (items === null || !items.every((item) => isSigned(item, hmacKey))) return null;
  return items
    .filter(({ merchantAccountCode }) => merchantAccountCode === merchantAccount)
    .map((item) => ({
      id: `${item.eventCode}-${item.pspReference}-${item.success}`,
      vendorReference: item.merchantReference,
      ...toWebhookFacts(item),
    }));
}

function readItems(body: string): AdyenWebhook[] | null {
  try {
    const { notificationItems } = JSON.parse(body) as {
      notificationItems: readonly { NotificationRequestItem: AdyenWebhook }[];
    };
    const items = notificationItems.map(({ NotificationRequestItem: item }) => item);
    return items.every(isItem) ? items : null;
  } catch {
    return null;
  }
}

function isItem({ eventCode, amount }: AdyenWebhook): boolean {
  return typeof eventCode === 'string' && typeof amount === 'object' && amount !== null;
}

/** As the vendor's library has it, which compares as well, but is not loaded for shops that pay elsewhere. */
export function signAdyenWebhook(item: AdyenWebhook, hmacKey: string): string {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference } = item;
  const { value, currency } = item.amount;
  const signed = [
    ...[pspReference, originalReference, merchantAccountCode, merchantReference],
    ...[value, currency, item.eventCode, item.success],
  ].join(':');
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed).digest('base64');
}

function isSigned(item: AdyenWebhook, hmacKey: string): boolean {
  const given = Buffer.from(item.additionalData?.hmacSignature ?? '', 'base64');
  const right = Buffer.from(signAdyenWebhook(item, hmacKey), 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}

type WebhookFacts = Pick<VendorWebhook, 'event' | 'status' | 'failedRefund'>;

function toWebhookFacts(item: AdyenWebhook): WebhookFacts {
  const { eventCode, success, pspReference, amount } = item;
  const isDone = success === 'true';
  const tell = (event: PaymentWebhook['event'], status: VendorPaymentStatus | null = null): WebhookFacts => ({
    event,
    status,
  });
  switch (isDone ? eventCode : `${eventCode} failed`) {
    case 'AUTHORISATION':
      return tell('authorised', { state: 'authorised', vendorId: pspReference });
    case 'AUTHORISATION failed':
      return tell('refused', { state: 'refused', refusal: mapAdyenRefusal({}), vendorId: pspReference });
    case 'OFFER_CLOSED':
      return tell('refused', { state: 'refused', refusal: 'challenge-expired' });
    case 'CAPTURE':
      return tell('captured', { state: 'captured', captured: amount.value });
    // The captured money does not arrive, or was charged back.
    case 'CAPTURE failed':
    case 'CAPTURE_FAILED':
      return tell('chargeback', { state: 'cancelled' });
    case 'CHARGEBACK':
      return tell('chargeback');
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
    case 'EXPIRE':
      return tell('cancelled', { state: 'cancelled' });
    case 'REFUND':
      return tell('refunded');
    case 'REFUND failed':
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return { event: 'other', status: null, failedRefund: pspReference };
    default:
      return tell('other');
  }
}
