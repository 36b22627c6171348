import type { AdyenDoubleOptions } from './adyen-double-options.ts';
import { type DoublePayment, type Modification, uncaptured } from './double-payment.ts';
import { formatEventDate, type WebhookItem } from './webhook-item.ts';

const disputeEvents = new Set([
  'NOTIFICATION_OF_CHARGEBACK',
  'REQUEST_FOR_INFORMATION',
  'NOTIFICATION_OF_FRAUD',
  'INFORMATION_SUPPLIED',
  'ISSUER_COMMENTS',
  'DISPUTE_DEFENSE_PERIOD_ENDED',
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'SECOND_CHARGEBACK',
  'PREARBITRATION_OPEN',
  'PREARBITRATION_WON',
  'PREARBITRATION_LOST',
  'PREARBITRATION_ACCEPTED',
  'SCHEME_ARBITRATION',
  'SCHEME_ARBITRATION_WON',
  'SCHEME_ARBITRATION_LOST',
  'ISSUER_RESPONSE_TIMEFRAME_EXPIRED',
]);
/** Money taken again. The vendor's examples have no originalReference. */
const takenAgain = new Set([
  'SECOND_CHARGEBACK',
  'PREARBITRATION_LOST',
  'PREARBITRATION_ACCEPTED',
  'SCHEME_ARBITRATION_LOST',
]);
const modificationKinds: Readonly<Record<string, Modification['kind']>> = {
  CAPTURE: 'capture',
  CAPTURE_FAILED: 'capture',
  REFUND: 'refund',
  REFUND_FAILED: 'refund',
  REFUNDED_REVERSED: 'refund',
  CANCELLATION: 'cancel',
  TECHNICAL_CANCEL: 'technical-cancel',
  CANCEL_OR_REFUND: 'reversal',
};
const reasons: Readonly<Record<string, string>> = {
  CAPTURE_FAILED: 'Capture Failed',
  REFUND_FAILED: 'Refund Failed',
};
const defensePeriodMs = 30 * 24 * 60 * 60 * 1000;

/**
 * A message about a payment as the vendor would send it now. Events without a row in the table are like OFFER_CLOSED.
 * @param createReference for a change that the shop has not asked for
 */
export function toWebhookItem(
  options: AdyenDoubleOptions,
  payment: DoublePayment,
  event: string,
  createReference: () => string,
): WebhookItem {
  const { pspReference, merchantReference, paymentMethod, amount, disputeReference, authorised } = payment;
  const common = {
    eventCode: event,
    success: 'true',
    eventDate: formatEventDate(options.clock.now()),
    merchantAccountCode: options.merchantAccount,
    merchantReference,
    amount,
    paymentMethod,
    reason: reasons[event] ?? '',
  };
  if (event === 'AUTHORISATION') {
    const value = authorised === 0 ? amount.value : authorised;
    return {
      ...common,
      pspReference,
      amount: { ...amount, value },
      operations: ['CANCEL', 'CAPTURE', 'REFUND'],
    };
  }
  if (disputeEvents.has(event)) {
    const item = {
      ...common,
      pspReference: disputeReference,
      additionalData: describeDispute(options, event),
    };
    return takenAgain.has(event) ? item : { ...item, originalReference: pspReference };
  }
  const kind = modificationKinds[event];
  const changed = payment.modifications.findLast((modification) => modification.kind === kind);
  if (kind !== undefined)
    return {
      ...common,
      pspReference: changed?.pspReference ?? createReference(),
      originalReference: pspReference,
      amount: { ...amount, value: changed?.value ?? amount.value },
    };
  if (event === 'EXPIRE')
    return { ...common, pspReference, amount: { ...amount, value: uncaptured(payment) } };
  return { ...common, pspReference };
}

/** REPORT_AVAILABLE belongs to no payment: its pspReference is a file's name, its reason the address. */
export function toReportItem({ clock, merchantAccount }: AdyenDoubleOptions): WebhookItem {
  return {
    eventCode: 'REPORT_AVAILABLE',
    success: 'true',
    eventDate: formatEventDate(clock.now()),
    merchantAccountCode: merchantAccount,
    merchantReference: '',
    pspReference: 'settlement_detail_report_batch_42.csv',
    amount: { currency: 'EUR', value: 0 },
    reason: 'https://ca-test.adyen.com/reports/download/settlement_detail_report_batch_42.csv',
  };
}

function describeDispute({ clock }: AdyenDoubleOptions, event: string): Record<string, string> {
  const isWon = event.endsWith('_WON') || event.endsWith('_REVERSED') || event.endsWith('TIMEFRAME_EXPIRED');
  const isLost = takenAgain.has(event) || event === 'DISPUTE_DEFENSE_PERIOD_ENDED';
  const disputeStatus = isWon ? 'Won' : isLost ? 'Lost' : event === 'CHARGEBACK' ? 'Undefended' : 'Pending';
  const defensePeriodEndsAt = formatEventDate(new Date(clock.now().getTime() + defensePeriodMs));
  return { chargebackReasonCode: '10.4', chargebackSchemeCode: 'visa', disputeStatus, defensePeriodEndsAt };
}

/** What an event that comes from outside does to the payment's money. Value in minor units. */
export function applyEvent(payment: DoublePayment, event: string, value: number): void {
  if (event === 'CAPTURE_FAILED') payment.captured -= value;
  if (event === 'REFUND_FAILED' || event === 'REFUNDED_REVERSED') payment.refunded -= value;
  if (event === 'CHARGEBACK' || takenAgain.has(event)) payment.chargedBack += value;
  if (event === 'CHARGEBACK_REVERSED') payment.chargedBack -= value;
  if (event === 'EXPIRE') payment.released += uncaptured(payment);
  if (event === 'OFFER_CLOSED') payment.stage = 'closed';
}
