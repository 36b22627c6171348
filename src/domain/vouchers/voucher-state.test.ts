import { expect, test } from 'vitest';
import { expectMoves } from '../../../tests/expect-moves.ts';
import { canMoveVoucher, listStatesBefore, moveVoucher, VOUCHER_STATES } from './voucher-state.ts';

test('a gift voucher goes only where its table says so', () => {
  expectMoves({ states: VOUCHER_STATES, canMove: canMoveVoucher, move: moveVoucher }, [
    'ordered active',
    'ordered frozen',
    'ordered void',
    'active blocked',
    'active frozen',
    'active void',
    'active expired',
    'blocked active',
    'blocked frozen',
    'blocked void',
    'blocked expired',
    'frozen ordered',
    'frozen active',
    'frozen void',
    'frozen expired',
    'expired ordered',
    'expired active',
  ]);
});

test('a gift voucher may stay what it is', () => {
  for (const state of VOUCHER_STATES) expect(moveVoucher(state, state)).toBe(state);
});

test('what is void stays void, and what has expired is neither given back nor frozen', () => {
  expect(VOUCHER_STATES.filter((to) => canMoveVoucher('void', to))).toEqual([]);
  expect(listStatesBefore('void')).toEqual(['ordered', 'active', 'blocked', 'frozen']);
  expect(listStatesBefore('frozen')).toEqual(['ordered', 'active', 'blocked']);
});

test('each state in which something is left on a delivered voucher ends on its last day', () => {
  expect(listStatesBefore('expired')).toEqual(['active', 'blocked', 'frozen']);
});
