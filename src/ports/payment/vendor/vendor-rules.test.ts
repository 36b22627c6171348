import { describe, expect, it } from 'vitest';
import { paymentPolicy } from '../../../defaults.ts';
import type { VendorPayment, VendorPaymentStatus } from './vendor-payment.ts';
import { applyVendorStatus, describeAuthorisation, expireAction, isStray } from './vendor-rules.ts';

const action = { kind: 'redirect', url: 'https://wallet.test' } as const;
const asked: VendorPayment = {
  reference: 'ours',
  vendorReference: 'THEIRS',
  vendorId: null,
  requestDigest: 'digest',
  amount: 100,
  currency: 'EUR',
  state: 'asked',
  refusal: null,
  action: null,
  actionExpiresAt: null,
  captured: 0,
  card: null,
  captureKey: null,
  isLapsed: false,
  askedAt: 0,
};
const pending: VendorPayment = { ...asked, state: 'pending', action, actionExpiresAt: 1_000 };
const captured: VendorPayment = { ...asked, state: 'captured', captured: 100 };

describe('applyVendorStatus', () => {
  it.each<[VendorPayment['state'], VendorPayment, VendorPaymentStatus, Partial<VendorPayment>]>([
    ['asked', asked, { state: 'authorised', vendorId: 'id' }, { state: 'authorised', vendorId: 'id' }],
    ['asked', asked, { state: 'pending', action }, { state: 'pending', action }],
    ['asked', asked, { state: 'pending', action: null }, { state: 'asked', action: null }],
    ['pending', pending, { state: 'pending', action: null }, { state: 'pending', action }],
    ['pending', pending, { state: 'authorised' }, { state: 'authorised', action: null }],
    ['pending', pending, { state: 'cancelled' }, { state: 'refused', refusal: 'challenge-cancelled' }],
    ['authorised', { ...asked, state: 'authorised' }, { state: 'captured', captured: 90 }, { captured: 90 }],
    [
      'authorised',
      { ...asked, state: 'authorised' },
      { state: 'captured', captured: 101 },
      { captured: 100 },
    ],
    ['authorised', { ...asked, state: 'authorised' }, { state: 'cancelled' }, { isLapsed: true }],
    ['captured', captured, { state: 'authorised' }, { state: 'captured', captured: 100 }],
    ['captured', { ...captured, captured: 50 }, { state: 'captured', captured: 100 }, { captured: 100 }],
    ['captured', { ...captured, captured: 50 }, { state: 'captured', captured: 101 }, { captured: 100 }],
    ['captured', captured, { state: 'captured', captured: 50 }, { captured: 100 }],
    [
      'pending',
      { ...pending, vendorId: 'one' },
      { state: 'refused', refusal: 'refused', vendorId: 'another' },
      { state: 'pending', vendorId: 'one' },
    ],
    [
      'asked',
      { ...asked, vendorId: 'presumed' },
      { state: 'refused', refusal: 'card-invalid', vendorId: null },
      { state: 'refused', vendorId: null },
    ],
    ['captured', captured, { state: 'cancelled' }, { state: 'cancelled', captured: 0, isLapsed: true }],
    ['cancelled', { ...asked, state: 'cancelled' }, { state: 'authorised' }, { state: 'cancelled' }],
    ['refused', { ...asked, state: 'refused' }, { state: 'authorised' }, { state: 'refused' }],
  ])('turns one that is %s %j by %j: %j', (_, payment, status, expected) => {
    expect(applyVendorStatus(payment, status, 0)).toMatchObject(expected);
  });
});

describe('endLateAction', () => {
  it('ends an action at its time and not a moment before', () => {
    const begun = applyVendorStatus(asked, { state: 'pending', action }, 5);
    expect(expireAction(begun, 5 + paymentPolicy.challengeLifetimeMs - 1)).toBe(begun);
    expect(expireAction(begun, 5 + paymentPolicy.challengeLifetimeMs)).toMatchObject({
      state: 'refused',
      refusal: 'challenge-expired',
      action: null,
    });
  });
});

describe('isStray', () => {
  it.each<[VendorPayment['state'], VendorPaymentStatus['state'], boolean]>([
    ['cancelled', 'authorised', true],
    ['refused', 'authorised', true],
    ['authorised', 'authorised', false],
    ['cancelled', 'cancelled', false],
  ])('returns for a payment that is %s here and %s there: %s', (here, there, isOne) => {
    expect(isStray({ ...asked, state: here }, { state: there } as VendorPaymentStatus)).toBe(isOne);
  });
});

describe('toAuthorisation', () => {
  it('returns unknown for a request without an answer', () => {
    expect(describeAuthorisation(asked)).toEqual({ outcome: 'unknown' });
    expect(describeAuthorisation({ ...pending, action: null })).toEqual({ outcome: 'unknown' });
  });
});

describe('money at the vendor', () => {
  const held: VendorPayment = { ...asked, state: 'authorised', vendorId: 'one' };
  const taken: VendorPayment = { ...held, state: 'captured', captured: 100 };

  it('that was taken stays taken when what was held ends', () => {
    expect(applyVendorStatus(taken, { state: 'released' }, 0)).toEqual(taken);
    expect(applyVendorStatus(taken, { state: 'partial' }, 0)).toEqual(taken);
    expect(applyVendorStatus(taken, { state: 'capture-failed' }, 0)).toMatchObject({ captured: 0 });
  });

  it.each(['released', 'partial', 'cancelled', 'capture-failed'] as const)(
    'that was held and is %s is held no longer',
    (state) => {
      expect(applyVendorStatus(held, { state }, 0)).toMatchObject({ state: 'cancelled', isLapsed: true });
    },
  );

  it.each([held, taken])('that was granted is not undone by the end of another try: $state', (payment) => {
    for (const state of ['cancelled', 'capture-failed'] as const)
      expect(applyVendorStatus(payment, { state, vendorId: 'another' }, 0)).toEqual(payment);
  });

  it('that is a part of what was asked for is given back', () => {
    for (const payment of [asked, held]) expect(isStray(payment, { state: 'partial' })).toBe(true);
  });

  it('is not granted by an action that the shopper has left', () => {
    expect(applyVendorStatus(pending, { state: 'closed' }, 0)).toMatchObject({
      state: 'refused',
      refusal: 'challenge-expired',
      action: null,
    });
  });
});
