import { expect, test } from 'vitest';
import { expectMoves } from '../../../../../tests/expect-moves.ts';
import { milesStates, moveMiles, mustReturnMiles } from './miles-state.ts';

test('miles go only where their table says so', () => {
  expectMoves(milesStates, [
    'none asked',
    'asked reserved',
    'asked redeemed',
    'asked refused',
    'asked released',
    'reserved redeeming',
    'reserved redeemed',
    'reserved released',
    'redeeming redeemed',
    'redeeming released',
    'redeemed returned',
  ]);
});

test('miles may stay what they are', () => {
  for (const state of milesStates.states) expect(moveMiles(state, state)).toBe(state);
});

test('miles go back while the programme may have them', () => {
  expect(milesStates.states.filter(mustReturnMiles)).toEqual(['asked', 'reserved', 'redeeming', 'redeemed']);
});
