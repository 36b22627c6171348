import { paymentPolicy } from '../../../defaults.ts';
import type { Authorisation, PaymentFacts } from '../payment-port.ts';
import type { VendorPayment, VendorPaymentStatus } from './vendor-payment.ts';

/**
 * Applies the vendor's status to a payment. Its id at the vendor is that of the try that was granted, and stays. A payment
 * that was cancelled or refused here is never granted later, see `isStray`.
 */
export function applyVendorStatus(
  payment: VendorPayment,
  status: VendorPaymentStatus,
  now: number,
): VendorPayment {
  if (payment.state === 'asked' || payment.state === 'pending') {
    const isPaid = status.state === 'authorised' || status.state === 'captured';
    if (isOtherTry(payment, status) && !isPaid) return payment;
    const card = status.card ?? payment.card;
    const vendorId = status.vendorId === undefined ? payment.vendorId : status.vendorId;
    return settle({ ...payment, vendorId, card }, status, now);
  }
  const known = { ...payment, vendorId: payment.vendorId ?? status.vendorId ?? null };
  if (isOtherTry(known, status)) return known;
  if (payment.state === 'authorised' && status.state === 'captured')
    return { ...known, state: 'captured', captured: Math.min(status.captured, payment.amount) };
  // A part may be taken before the rest: the sum only grows.
  if (payment.state === 'captured' && status.state === 'captured')
    return {
      ...known,
      captured: Math.min(Math.max(status.captured, payment.captured), payment.amount),
    };
  const ends =
    payment.state === 'authorised' ? endsOfHold : payment.state === 'captured' ? endsOfCapture : [];
  if (!ends.includes(status.state)) return known;
  return { ...known, state: 'cancelled', captured: 0, isLapsed: true };
}

const endsOfCapture: readonly string[] = ['cancelled', 'refused', 'capture-failed'];
const endsOfHold: readonly string[] = [...endsOfCapture, 'released', 'partial'];

/** True for a status of another try to pay the same: its refusal neither ends an open payment nor undoes a grant. */
export function isOtherTry({ vendorId }: VendorPayment, status: VendorPaymentStatus): boolean {
  return (status.vendorId ?? null) !== null && vendorId !== null && status.vendorId !== vendorId;
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
    case 'closed':
      return { ...over, state: 'refused', refusal: 'challenge-expired' };
    case 'partial':
    case 'capture-failed':
      return { ...over, state: 'refused', refusal: 'refused' };
    case 'released':
    case 'cancelled':
      // The shopper cancelled it on the wallet's or the bank's page, not the shop.
      return { ...over, state: 'refused', refusal: 'challenge-cancelled' };
  }
}

/** Ends an expired action. */
export function expireAction(payment: VendorPayment, now: number): VendorPayment {
  if (payment.state !== 'pending' || payment.actionExpiresAt === null || payment.actionExpiresAt > now)
    return payment;
  return { ...payment, state: 'refused', refusal: 'challenge-expired', action: null, actionExpiresAt: null };
}

/**
 * True when the vendor holds or has taken money that is not what was asked for, or for a payment that has ended here, or for
 * one that was paid by another try: it has to be given back.
 * @param payment with the status applied
 */
export function isStray(payment: VendorPayment, status: VendorPaymentStatus): boolean {
  if (status.state === 'partial') return true;
  if (status.state !== 'authorised' && status.state !== 'captured') return false;
  return payment.state === 'cancelled' || payment.state === 'refused' || isOtherTry(payment, status);
}

/** True when nothing is held under the vendor's id any more, and nothing will be. */
export function isOverAtVendor({ state }: VendorPaymentStatus): boolean {
  return ['cancelled', 'refused', 'released', 'closed', 'capture-failed'].includes(state);
}

/** The vendor's code for a refusal, where it is a code: a sentence could say whose card it is. */
export function findProviderCode(status: VendorPaymentStatus): string | null {
  const code = status.state === 'refused' ? status.providerCode : undefined;
  return code !== undefined && /^\w{1,40}$/.test(code) ? code : null;
}

/** The state of a payment, as `authorise` and `proceed` return it. */
export function describeAuthorisation(payment: VendorPayment): Authorisation {
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
      return { outcome: 'confirmed', paymentId, ...(payment.card === null ? {} : { card: payment.card }) };
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
