import { expect, test } from 'vitest';
import { expectMoves } from '../../../../../tests/expect-moves.ts';
import { holdStates, moveHold, mustBeGivenBack } from './hold-state.ts';

test('a hold goes only where its table says so', () => {
  expectMoves(holdStates, [
    'none held',
    'none asked',
    'held asked',
    'held released',
    'held lapsed',
    'asked sold',
    'asked confirmed',
    'asked released',
    'asked lapsed',
    'sold confirmed',
    'sold lapsed',
    'confirmed cancelled',
  ]);
});

test('a hold may stay what it is', () => {
  for (const state of holdStates.states) expect(moveHold(state, state)).toBe(state);
});

test('a hold is released while the supplier may hold something', () => {
  expect(holdStates.states.filter(mustBeGivenBack)).toEqual(['held', 'asked', 'sold', 'confirmed']);
});
