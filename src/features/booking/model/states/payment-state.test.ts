import { expect, test } from 'vitest';
import { expectMoves } from '../../../../../tests/expect-moves.ts';
import { movePayment, mustBeGivenUp, PAYMENT_STATES, paymentStates } from './payment-state.ts';

test('a payment goes only where its table says so', () => {
  expectMoves(paymentStates, [
    'none free',
    'none pending',
    'pending authorised',
    'pending captured',
    'pending refused',
    'pending cancelled',
    'authorised captured',
    'authorised cancelled',
    'captured refunded',
    'captured charged-back',
    'captured paid-out',
    'refunded refund-failed',
    'refunded charged-back',
    'refund-failed refunded',
    'refund-failed charged-back',
    'refund-failed paid-out',
    'charged-back refunded',
    'charged-back paid-out',
    'paid-out charged-back',
  ]);
});

test('a payment is never captured after it was refused or cancelled, and never twice', () => {
  for (const from of ['refused', 'cancelled', 'refunded', 'charged-back'] as const)
    expect(() => movePayment(from, 'captured')).toThrow('does not go');
});

test('a payment may stay what it is', () => {
  for (const state of PAYMENT_STATES) expect(movePayment(state, state)).toBe(state);
});

test('a payment is voided while it may be authorised', () => {
  expect(PAYMENT_STATES.filter(mustBeGivenUp)).toEqual(['pending', 'authorised', 'captured']);
});
