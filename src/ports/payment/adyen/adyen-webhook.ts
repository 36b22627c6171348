import { z } from 'zod';
import type { PaymentEvent } from '../payment-port.ts';
import type { VendorWebhook } from '../vendor/vendor-gateway.ts';
import type { VendorPaymentStatus } from '../vendor/vendor-payment.ts';
import { mapAdyenError } from './map-adyen-error.ts';

/** A text that may be left out, null or empty: the signature and we take all three for missing. */
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || undefined);

/** One item of a standard webhook. All values of the signature are in it. */
export const adyenWebhook = z.object({
  eventCode: z.string(),
  success: z.union([z.string(), z.boolean()]).transform(String),
  pspReference: z.string(),
  originalReference: optionalText,
  merchantAccountCode: z.string(),
  /** Missing where a message is about no payment, as the amount is. */
  merchantReference: optionalText,
  amount: z
    .object({ value: z.number(), currency: z.string() })
    .nullish()
    .transform((amount) => amount ?? undefined),
  /** Anything may be in it; what is no text signs nothing. */
  additionalData: z.object({ hmacSignature: z.unknown() }).nullish().catch(null),
});

export type AdyenWebhook = z.infer<typeof adyenWebhook>;

type Facts = Omit<VendorWebhook, 'id' | 'vendorReference'>;

/** What happens to a dispute, by the word of the vendor; `dispute` moves no money. */
const disputes: ReadonlyMap<string, PaymentEvent> = new Map([
  ...[
    'NOTIFICATION_OF_CHARGEBACK',
    'REQUEST_FOR_INFORMATION',
    'NOTIFICATION_OF_FRAUD',
    'INFORMATION_SUPPLIED',
    'ISSUER_COMMENTS',
    'DISPUTE_DEFENSE_PERIOD_ENDED',
    'PREARBITRATION_OPEN',
    'SCHEME_ARBITRATION',
    // Won, without a word about when the money is booked back: CHARGEBACK_REVERSED says that.
    'PREARBITRATION_WON',
    'SCHEME_ARBITRATION_WON',
    'ISSUER_RESPONSE_TIMEFRAME_EXPIRED',
  ].map((word) => [word, 'dispute'] as const),
  ...[
    'CHARGEBACK',
    'SECOND_CHARGEBACK',
    'PREARBITRATION_LOST',
    'PREARBITRATION_ACCEPTED',
    'SCHEME_ARBITRATION_LOST',
  ].map((word) => [word, 'chargeback'] as const),
  ['CHARGEBACK_REVERSED', 'chargeback-reversed'],
]);

/**
 * What a message means. A change of a payment names the payment as `originalReference`, an authorisation as `pspReference`.
 * Messages about a failure have success "true": the failure has happened. Unknown words mean nothing, and are acknowledged.
 * @param money what was asked for under the reference is compared by the caller; a grant of another amount is none
 * @see Webhooks API v1, standard webhooks
 */
export function toWebhookFacts(item: AdyenWebhook): Facts {
  const { eventCode, success, pspReference, originalReference, amount } = item;
  const isSum = amount !== undefined && Number.isSafeInteger(amount.value) && amount.value >= 0;
  const money = isSum ? { amount: amount.value, currency: amount.currency } : undefined;
  const ofMoney = money === undefined ? {} : { money };
  const dispute = disputes.get(eventCode);
  if (dispute !== undefined)
    return success === 'true'
      ? { event: dispute, status: null, ...(dispute === 'dispute' ? {} : ofMoney) }
      : other;
  const ofPayment = originalReference === undefined ? {} : { vendorId: originalReference };
  const change = (
    event: PaymentEvent,
    status: VendorPaymentStatus | null,
    more: Partial<Facts> = {},
  ): Facts => ({
    event,
    status: status && { ...status, ...ofPayment },
    ...ofMoney,
    ...ofPayment,
    ...more,
  });
  const ofTry = (event: PaymentEvent, status: VendorPaymentStatus): Facts => ({
    event,
    status: { ...status, vendorId: pspReference },
    vendorId: pspReference,
    ...ofMoney,
  });
  switch (success === 'true' ? eventCode : `${eventCode} failed`) {
    case 'AUTHORISATION':
      return money === undefined ? withoutSum : ofTry('authorised', { state: 'authorised' });
    case 'AUTHORISATION failed':
      return { ...ofTry('refused', { state: 'refused', refusal: mapAdyenError({}) }), isEnded: true };
    case 'OFFER_CLOSED':
      return { ...ofTry('refused', { state: 'closed' }), isEnded: true };
    // About the rest that was not captured.
    case 'EXPIRE':
      return ofTry('cancelled', { state: 'released' });
    case 'CAPTURE':
      return money === undefined || money.amount === 0
        ? withoutSum
        : change('captured', { state: 'captured', captured: money.amount });
    case 'CAPTURE failed':
    case 'CAPTURE_FAILED':
      return change('captured', { state: 'capture-failed' });
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
      return change('cancelled', { state: 'released' });
    case 'TECHNICAL_CANCEL failed':
      return change('other', null, { isEnded: 'for-now' });
    case 'CANCEL_OR_REFUND':
      return change('cancelled', { state: 'released' }, { isEnded: true });
    case 'REFUND':
      return change('refunded', null, { refund: { vendorId: pspReference, isGiven: true } });
    case 'REFUND failed':
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return change('refund-failed', null, { refund: { vendorId: pspReference, isGiven: false } });
    default:
      return other;
  }
}

const other: Facts = { event: 'other', status: null };
/** Money that was held or taken, without how much: nothing is believed, and staff look. */
const withoutSum: Facts = { event: 'mismatch', status: null };
