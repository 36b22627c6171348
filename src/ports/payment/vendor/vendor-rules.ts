import { paymentPolicy } from '../../../defaults.ts';
import type { Authorisation, PaymentFacts } from '../payment-port.ts';
import type { VendorPayment, VendorPaymentStatus } from './vendor-payment.ts';

/**
 * Applies the vendor's status to a payment. A payment that was cancelled or refused here is never granted later, see
 * `isStray`.
 */
export function applyVendorStatus(
  payment: VendorPayment,
  status: VendorPaymentStatus,
  now: number,
): VendorPayment {
  const known = { ...payment, vendorId: status.vendorId ?? payment.vendorId };
  if (payment.state === 'asked' || payment.state === 'pending') return settle(known, status, now);
  if (payment.state === 'authorised' && status.state === 'captured')
    return { ...known, state: 'captured', captured: Math.min(status.captured, payment.amount) };
  const isLost = status.state === 'cancelled' || status.state === 'refused';
  if (isLost && (payment.state === 'authorised' || payment.state === 'captured'))
    return { ...known, state: 'cancelled', captured: 0, isLapsed: true };
  return known;
}

function settle(payment: VendorPayment, status: VendorPaymentStatus, now: number): VendorPayment {
  const over = { ...payment, action: null, actionExpiresAt: null };
  switch (status.state) {
    case 'pending': {
      // Nothing is decided; the caller repeats a request without an answer.
      if (status.action === null) return payment;
      const actionExpiresAt = payment.actionExpiresAt ?? now + paymentPolicy.challengeLifetimeMs;
      return { ...payment, state: 'pending', action: status.action, actionExpiresAt };
    }
    case 'authorised':
      return { ...over, state: 'authorised' };
    case 'captured':
      return { ...over, state: 'captured', captured: Math.min(status.captured, payment.amount) };
    case 'refused':
      return { ...over, state: 'refused', refusal: status.refusal };
    case 'cancelled':
      // The shopper cancelled it on the wallet's or the bank's page, not the shop.
      return { ...over, state: 'refused', refusal: 'challenge-cancelled' };
  }
}

/** Ends an expired action. */
export function endLateAction(payment: VendorPayment, now: number): VendorPayment {
  if (payment.state !== 'pending' || payment.actionExpiresAt === null || payment.actionExpiresAt > now)
    return payment;
  return { ...payment, state: 'refused', refusal: 'challenge-expired', action: null, actionExpiresAt: null };
}

/** True when the vendor has authorised a payment that has ended here: it has to be voided there as well. */
export function isStray(payment: VendorPayment, status: VendorPaymentStatus): boolean {
  return status.state === 'authorised' && (payment.state === 'cancelled' || payment.state === 'refused');
}

/** The state of a payment, as `authorise` and `proceed` return it. */
export function toAuthorisation(payment: VendorPayment): Authorisation {
  const paymentId = payment.vendorReference;
  switch (payment.state) {
    case 'asked':
      return { outcome: 'unknown' };
    case 'pending':
      return payment.action === null
        ? { outcome: 'unknown' }
        : { outcome: 'action', paymentId, action: payment.action };
    case 'authorised':
    case 'captured':
      return { outcome: 'confirmed', paymentId };
    case 'cancelled':
    case 'refused':
      return { outcome: 'refused', reason: payment.refusal ?? 'refused' };
  }
}

/** @param refunded minor units that the vendor has accepted for refund */
export function toPaymentFacts(payment: VendorPayment, refunded: number): PaymentFacts {
  const { vendorReference, reference, amount, captured, state } = payment;
  const isGranted = state === 'authorised' || state === 'captured';
  return {
    paymentId: vendorReference,
    reference,
    state: state === 'asked' ? 'pending' : state,
    authorised: isGranted ? amount : 0,
    captured,
    refunded,
  };
}
