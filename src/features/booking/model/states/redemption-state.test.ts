import { expect, test } from 'vitest';
import { expectMoves } from '../../../../../tests/expect-moves.ts';
import { moveRedemption, redemptionStates } from './redemption-state.ts';

test('vouchers are burnt or released once, and given back only after they were burnt', () => {
  expectMoves(redemptionStates, ['locked burnt', 'locked released', 'burnt returned']);
});

test('a redemption may stay what it is', () => {
  for (const state of redemptionStates.states) expect(moveRedemption(state, state)).toBe(state);
});
