import { test } from 'vitest';
import { expectMoves } from '../../../../tests/expect-moves.ts';
import { promotionUseStates } from './promotion-use-states.ts';

test('the use of a promotion moves as written here alone', () => {
  expectMoves(promotionUseStates, ['locked used', 'locked released']);
});
